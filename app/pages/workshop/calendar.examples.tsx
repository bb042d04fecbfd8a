import { wordsIn } from '#content/words/words.ts'
import { type Language, languages } from '#language/languages.ts'
import type { Example, PartExamples } from '#app/ui/examples.ts'
import { exampleDates } from '../dates.examples.ts'
import { calendarMonth } from './calendar-month.ts'
import { Calendar } from './calendar.tsx'

export const examples: PartExamples = {
  name: 'Calendar',
  chapter: 'telling',
  use: 'One month of one workshop: a day with places is a link to the form, a full day is struck out.',
  show: () => [
    ...languages.map((language) => month({ state: language, language, asked: '2025-12' })),
    { ...month({ state: 'hover', language: 'en', asked: '2025-12' }), shown: 'hover' },
    { ...month({ state: 'focus', language: 'en', asked: '2025-12' }), shown: 'focus' },
    month({ state: 'empty', language: 'nl', asked: '2025-10' }),
  ],
}

type Wish = { readonly state: string; readonly language: Language; readonly asked: string }

function month({ state, language, asked }: Wish): Example {
  const wish = { asked, today: '2025-09-15', language }
  return {
    state,
    part: (
      <div lang={language}>
        <Calendar
          data={calendarMonth(exampleDates(language), wish)}
          words={wordsIn(language).workshopPage.sidebar}
          language={language}
        />
      </div>
    ),
  }
}
