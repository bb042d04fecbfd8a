import { pathTo } from '#language/addresses.ts'
import type { Example, PartExamples } from '#app/ui/examples.ts'
import { ofWorkshop } from '#booking/house/workshop-slug.ts'
import { firstHouse } from '#content/first-house.ts'
import { wordsOf } from '#content/words/words.ts'
import { type Language, languages } from '#language/languages.ts'
import { printEuros } from '#language/money.ts'
import { NextSession, WorkshopCard } from './workshop-card.tsx'

export const examples: PartExamples = {
  name: 'Workshop card',
  chapter: 'telling',
  use: 'One workshop, its picture above or beside its words. The whole of it is one link, by its title.',
  show: () => [
    ...languages.map((language) => card(language, language)),
    { ...card('hover', 'en'), shown: 'hover' },
    { ...card('focus, on deep', 'en'), shown: 'focus', ground: 'deep' },
    card('no date', 'nl', ''),
  ],
}

function card(state: string, language: Language, text = '27 november 2025'): Example {
  const nextDate = text === '' ? undefined : { text, link: pathTo('booking', language) }
  const { home, workshop } = wordsOf(firstHouse, language)
  const { name, description, pictureAlt, durationText } = ofWorkshop(workshop, 'vegetables')
  return {
    state,
    language,
    part: (
      <WorkshopCard
        workshop={{
          slug: 'vegetables',
          name,
          description,
          pictureAlt,
          price: printEuros(6500, language),
          duration: durationText,
          nextDate,
        }}
        language={language}
        link={home.workshops.cardLink}
      >
        <NextSession words={home.workshops} date={nextDate} />
      </WorkshopCard>
    ),
  }
}
