import { Link } from 'react-router'
import aboutCrock from '#content/pictures/about-crock.svg?url'
import type { AboutWords } from '#content/words/shape/about.ts'
import type { PageBody } from '#content/words/shape/parts.ts'
import { pathTo } from '#language/addresses.ts'
import type { Language } from '#language/languages.ts'
import { Picture } from '#app/ui/picture.tsx'
import { prefetch } from '../../ui/prefetch.ts'
import { Commitment } from './commitment.tsx'
import { Guide } from './guide.tsx'
import { Journey } from './journey.tsx'
import { Philosophy } from './philosophy.tsx'

type Props = {
  readonly words: PageBody<AboutWords>
  readonly language: Language
  /** Address of the picture beside the guide: traces of her guests. */
  readonly guidePicture: string
}

/** How it came, what the farm stands for, what it promises, who guides the day. */
export function AboutPage({ words, language, guidePicture }: Props) {
  return (
    <>
      <div className="container-site grid gap-x-13 gap-y-8 pt-26 lg:pt-21 lg:grid-cols-12 lg:items-end">
        <div className="lg:order-last lg:col-span-5 lg:pb-8">
          <h1 className="opening-title">{words.title}</h1>
          <p className="mt-5 max-w-[36ch] text-lead">{words.lead}</p>
        </div>
        <Picture
          src={aboutCrock}
          alt={words.crockAlt}
          width={800}
          height={600}
          first
          className="beside-left lg:col-span-7"
        />
      </div>
      <Journey words={words.journey} />
      <Philosophy words={words.philosophy} />
      <Commitment words={words.commitment} />
      <Guide words={words.guide} picture={guidePicture} />
      <Call words={words.call} language={language} />
    </>
  )
}

function Call({ words, language }: { words: AboutWords['call']; language: Language }) {
  return (
    <section className="container-site grid items-end gap-x-13 gap-y-8 pt-21 md:pt-34 lg:grid-cols-12">
      <h2 className="max-w-[14ch] text-43 md:text-60 lg:col-span-6">{words.title}</h2>
      <div className="lg:col-span-6">
        <p className="max-w-[50ch] text-lead">{words.text}</p>
        <p className="mt-8">
          <Link className="button-solid cut" to={pathTo('workshops', language)} prefetch={prefetch}>
            {words.button}
          </Link>
        </p>
      </div>
    </section>
  )
}
