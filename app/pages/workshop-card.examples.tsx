import { wordsIn } from '#content/words/words.ts'
import { type Language, languages } from '#language/languages.ts'
import { fill } from '#language/fill.ts'
import { printEuros } from '#language/money.ts'
import type { Example, PartExamples } from '#app/ui/examples.ts'
import { WorkshopCard } from './workshop-card.tsx'

export const examples: PartExamples = {
  name: 'Workshop card',
  chapter: 'telling',
  use: 'One workshop in a row of three. The whole card is one link, by its title.',
  show: () => [
    ...languages.map((language) => card(language, language)),
    { ...card('hover', 'en'), shown: 'hover' },
    { ...card('focus, on deep', 'en'), shown: 'focus', ground: 'deep' },
    card('no date', 'nl', wordsIn('nl').home.workshops.noDate),
  ],
}

function card(state: string, language: Language, note?: string): Example {
  const { home, workshop } = wordsIn(language)
  const { name, description, pictureAlt, durationText } = workshop.vegetables
  const date = '27 november 2025'
  return {
    state,
    part: (
      <div lang={language}>
        <WorkshopCard
          workshop={{
            slug: 'vegetables',
            name,
            description,
            pictureAlt,
            price: printEuros(6500, language),
            duration: durationText,
          }}
          language={language}
          link={home.workshops.cardLink}
          note={note ?? fill(home.workshops.nextDate, { date })}
        />
      </div>
    ),
  }
}
