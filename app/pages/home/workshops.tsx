import type { HomeWords } from '#content/words/shape/home.ts'
import type { Language } from '#language/languages.ts'
import { NextDate } from '../next-date.tsx'
import { WorkshopCard } from '../workshop-card.tsx'
import type { WorkshopTeaser } from '../workshop-teaser.ts'

/** One whole day large, the two evenings beside each other under it. */
export function Workshops({
  words,
  workshops,
  language,
}: {
  words: HomeWords['workshops']
  workshops: readonly WorkshopTeaser[]
  language: Language
}) {
  return (
    <section className="bg-deep py-21 md:py-34">
      <div className="container-site">
        <h2 className="max-w-[18ch] text-43 md:text-74">{words.title}</h2>
        <p className="mt-3 max-w-[60ch] text-lead">{words.text}</p>
        <div className="home-workshops mt-13">
          {workshops.map((workshop) => (
            <WorkshopCard
              key={workshop.slug}
              workshop={workshop}
              language={language}
              link={words.cardLink}
            >
              <NextDate words={words} date={workshop.nextDate} />
            </WorkshopCard>
          ))}
        </div>
      </div>
    </section>
  )
}
