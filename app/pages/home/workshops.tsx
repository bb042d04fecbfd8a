import { NextDate } from '../next-date.tsx'
import { WorkshopCard } from '../workshop-card.tsx'
import type { HomeData } from './home-page.tsx'

export function Workshops({ words: { workshops: words }, workshops, language }: HomeData) {
  return (
    <section className="bg-deep py-21 md:py-34">
      <div className="container-site">
        <h2 className="max-w-[18ch] text-43 md:text-74">{words.title}</h2>
        <p className="mt-3 max-w-[60ch] text-lead">{words.text}</p>
        <div className="home-workshops mt-13">
          {workshops.map((workshop) => (
            <WorkshopCard key={workshop.slug} {...{ workshop, language }} link={words.cardLink}>
              <NextDate words={words} date={workshop.nextDate} />
            </WorkshopCard>
          ))}
        </div>
      </div>
    </section>
  )
}
