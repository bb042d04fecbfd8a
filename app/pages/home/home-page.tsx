import { Link } from 'react-router'
import type { HomeWords } from '#content/words/shape/home.ts'
import type { PageBody } from '#content/words/shape/parts.ts'
import { pathTo } from '#language/addresses.ts'
import type { Language } from '#language/languages.ts'
import type { PictureView } from '../picture-view.ts'
import type { WorkshopTeaser } from '../workshop-teaser.ts'
import { prefetch } from '../../ui/prefetch.ts'
import { Afterwards } from './afterwards.tsx'
import { Hero } from './hero.tsx'
import { Testimonials } from './testimonials.tsx'
import { Welcome } from './welcome.tsx'
import { Workshops } from './workshops.tsx'

export type HomeData = {
  readonly language: Language
  readonly words: PageBody<HomeWords>
  readonly workshops: readonly WorkshopTeaser[]
  /** What stands on the table halfway. */
  readonly table: PictureView
}

export function HomePage({ data }: { data: HomeData }) {
  const { words, language, workshops, table } = data
  return (
    <>
      <Hero words={words.hero} language={language} />
      <Welcome words={words.welcome} picture={table} />
      <Workshops words={words.workshops} workshops={workshops} language={language} />
      <Afterwards words={words.afterwards} />
      <Testimonials words={words.testimonials} />
      <CallToAction words={words.callToAction} language={language} />
    </>
  )
}

function CallToAction({
  words,
  language,
}: {
  words: HomeWords['callToAction']
  language: Language
}) {
  return (
    <section className="container-site grid items-end gap-x-13 gap-y-8 pt-21 md:pt-34 lg:grid-cols-12">
      <h2 className="max-w-[12ch] text-43 md:text-74 lg:col-span-6">{words.title}</h2>
      <div className="lg:col-span-6">
        <p className="max-w-[50ch] text-lead">{words.text}</p>
        <p className="mt-8">
          <Link className="button-solid cut" to={pathTo('booking', language)} prefetch={prefetch}>
            {words.button}
          </Link>
        </p>
      </div>
    </section>
  )
}
