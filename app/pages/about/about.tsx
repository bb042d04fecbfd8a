import aboutCrock from '#content/pictures/about-crock.svg?url'
import aboutStarters from '#content/pictures/about-starters.svg?url'
import type { Words } from '#content/words/shape.ts'
import { pathTo } from '#language/addresses.ts'
import { galleryPicture, pageOf } from '../../page-request.ts'
import { PaintBreak } from '../../ui/paint-break.ts'
import { StyledText } from '../styled-text.tsx'
import { PlacePicture } from '../place-picture.tsx'
import { Closing } from '../closing.tsx'
import { TimeLine } from '../time-line.tsx'
import type { Route } from './+types/about.ts'

export { meta } from '../head.ts'

export function loader(input: Route.LoaderArgs) {
  const { head, body, language, words } = pageOf(input, 'about')
  const guide = galleryPicture('scoring-the-loaf', words.pictures)
  return { head, words: body, language, guide }
}

export default function AboutPage({ loaderData }: Route.ComponentProps) {
  const { words, language, guide } = loaderData
  return (
    <>
      <div className="container-site grid gap-x-13 gap-y-8 pt-26 lg:pt-21 lg:grid-cols-12 lg:items-end">
        <div className="lg:order-last lg:col-span-5 lg:pb-8">
          <h1 className="opening-title">{words.title}</h1>
          <p className="mt-5 max-w-[20em] text-lead">{words.lead}</p>
        </div>
        <PlacePicture
          src={aboutCrock}
          alt={words.crockAlt}
          first
          className="beside-left about-picture lg:col-span-7"
        />
      </div>
      <PaintBreak />
      {words.journey.moments.length > 0 && <Journey words={words.journey} />}
      <Philosophy words={words.philosophy} />
      <Commitment words={words.commitment} />
      <Guide words={words.guide} picture={guide} />
      <Closing words={words.call} to={pathTo('workshops', language)} />
    </>
  )
}

function Philosophy({ words }: { words: Words['about']['philosophy'] }) {
  return (
    <section className="mt-21 bg-leaf py-21 text-paper md:mt-34 md:py-34">
      <div className="container-site">
        <div className="grid gap-x-13 gap-y-3 lg:grid-cols-12 lg:items-end">
          <h2 className="text-43 md:text-60 lg:col-span-7">{words.title}</h2>
          <p className="max-w-[28em] text-lead lg:col-span-5 lg:pb-2">{words.text}</p>
        </div>
        <dl className="pillars mt-13 md:mt-21">
          {words.pillars.map(({ title, text }) => (
            <div key={title} className="border-t-2 border-paper pt-3">
              <dt className="font-serif text-30 md:text-43">{title}</dt>
              <dd className="mt-2 max-w-[22.5em]">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}

function Journey({ words }: { words: Words['about']['journey'] }) {
  return (
    <section className="container-site grid gap-x-13 gap-y-8 pt-21 md:pt-34 lg:grid-cols-12">
      <div className="lg:col-span-6">
        <h2 className="text-43 md:text-60">{words.title}</h2>
        <div className="mt-8 md:mt-13">
          <TimeLine moments={words.moments.map(({ when, text }) => ({ day: when, text }))} />
        </div>
      </div>
      <PlacePicture
        src={aboutStarters}
        alt={words.startersAlt}
        className="beside-right beside-tall lg:col-span-6 lg:self-end"
      />
    </section>
  )
}

type GuideProps = {
  readonly words: Words['about']['guide']
  readonly picture: ReturnType<typeof galleryPicture>
}

function Guide({ words, picture }: GuideProps) {
  return (
    <section className="container-site grid items-center gap-x-13 gap-y-8 pt-21 md:pt-34 lg:grid-cols-12">
      <PlacePicture {...picture} className="beside-left beside-tall lg:col-span-6" />
      <div className="lg:col-span-5 lg:col-start-8">
        <h2 className="max-w-[8.5em] text-43">{words.title}</h2>
        <div className="mt-5 max-w-[31.5em] paragraphs">
          {words.paragraphs.map((paragraph) => (
            <StyledText key={paragraph} text={paragraph} />
          ))}
        </div>
      </div>
    </section>
  )
}

function Commitment({ words }: { words: Words['about']['commitment'] }) {
  return (
    <section className="container-site pt-21 md:pt-34">
      <div className="grid gap-x-13 gap-y-5 lg:grid-cols-12">
        <h2 className="max-w-[8.5em] text-43 md:text-60 lg:col-span-5">{words.title}</h2>
        <div className="lg:col-span-7">
          <p className="max-w-[29em] text-lead">{words.text}</p>
          <ul className="mt-5 border-t-2 border-ink">
            {words.promises.map((promise) => (
              <li key={promise} className="border-b border-rule py-5">
                {promise}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
