import { wordsIn } from '#content/words/words.ts'
import { type Language, languages } from '#language/languages.ts'
import { printEuros } from '#language/money.ts'
import type { Example, PartExamples } from '#app/ui/examples.ts'
import { NextDate } from './next-date.tsx'
import { WorkshopCard } from './workshop-card.tsx'

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

function card(state: string, language: Language, nextDate = '27 november 2025'): Example {
  const { home, workshop } = wordsIn(language)
  const { name, description, pictureAlt, durationText } = workshop.vegetables
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
            nextDate: nextDate || undefined,
          }}
          language={language}
          link={home.workshops.cardLink}
        >
          <NextDate words={home.workshops} date={nextDate || undefined} />
        </WorkshopCard>
      </div>
    ),
  }
}
