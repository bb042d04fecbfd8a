import { Link } from 'react-router'
import type { HomeWords } from '#content/words/shape/home.ts'
import type { PageBody } from '#content/words/shape/parts.ts'
import { pathTo } from '#language/addresses.ts'
import { fill } from '#language/fill.ts'
import type { Language } from '#language/languages.ts'
import { WorkshopCard } from '../workshop-card.tsx'
import type { WorkshopTeaser } from '../workshop-teaser.ts'
import { Hero } from './hero.tsx'
import { Testimonials } from './testimonials.tsx'
import { TimeLine } from '../time-line.tsx'

export type HomeData = {
  readonly language: Language
  readonly words: PageBody<HomeWords>
  readonly workshops: readonly WorkshopTeaser[]
}

export function HomePage({ data }: { data: HomeData }) {
  const { words, language, workshops } = data
  return (
    <>
      <Hero words={words.hero} language={language} />
      <Welcome words={words.welcome} />
      <section className="bg-deep py-21 md:py-34">
        <div className="container-site">
          <h2 className="max-w-[18ch] text-43 md:text-60">{words.workshops.title}</h2>
          <p className="mt-3 max-w-[60ch] text-lead">{words.workshops.text}</p>
          <div className="mt-13 grid gap-13 lg:grid-cols-3 lg:gap-8">
            {workshops.map((workshop) => (
              <WorkshopCard
                key={workshop.slug}
                workshop={workshop}
                language={language}
                link={words.workshops.cardLink}
                note={
                  workshop.nextDate === undefined
                    ? words.workshops.noDate
                    : fill(words.workshops.nextDate, { date: workshop.nextDate })
                }
              />
            ))}
          </div>
        </div>
      </section>
      <section className="container-site py-21 md:py-34">
        <div className="grid gap-8 lg:grid-cols-[1fr_2fr] lg:gap-21">
          <div>
            <h2 className="text-43">{words.afterwards.title}</h2>
            <p className="mt-3 max-w-[44ch]">{words.afterwards.text}</p>
          </div>
          <TimeLine moments={words.afterwards.moments} />
        </div>
      </section>
      <Testimonials words={words.testimonials} />
      <section className="container-site pt-21 md:pt-34">
        <div className="grid items-end gap-8 border-t-2 border-ink pt-8 md:grid-cols-[2fr_1fr]">
          <div>
            <h2 className="max-w-[20ch] text-43 md:text-60">{words.callToAction.title}</h2>
            <p className="mt-5 max-w-[56ch] text-lead">{words.callToAction.text}</p>
          </div>
          <p className="md:text-right">
            <Link className="button-solid cut" to={pathTo('booking', language)} prefetch="intent">
              {words.callToAction.button}
            </Link>
          </p>
        </div>
      </section>
    </>
  )
}

function Welcome({ words }: { words: HomeWords['welcome'] }) {
  return (
    <section className="container-site py-21 md:py-34">
      <div className="grid gap-13 lg:grid-cols-2 lg:gap-21">
        <div>
          <h2 className="max-w-[18ch] text-43">{words.title}</h2>
          <div className="mt-5 max-w-[58ch] space-y-5 text-lead">
            {words.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
        <dl className="border-t-2 border-ink">
          {words.highlights.map(({ title, text }) => (
            <div
              key={title}
              className="grid gap-x-8 gap-y-1 border-b border-rule py-5 sm:grid-cols-[12rem_1fr]"
            >
              <dt className="font-serif text-25">{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
