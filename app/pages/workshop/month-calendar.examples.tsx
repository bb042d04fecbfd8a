import { firstHouse } from '#content/first-house.ts'
import { wordsOf } from '#content/words/words.ts'
import { type Language, languages } from '#language/languages.ts'
import type { Example, PartExamples } from '#app/ui/examples.ts'
import { exampleDates } from '../dates.examples.ts'
import { calendarMonth } from './calendar-month.ts'
import { Calendar } from './month-calendar.tsx'

export const examples: PartExamples = {
  name: 'Calendar',
  chapter: 'telling',
  use: 'One month of one workshop: a day with places is a link to the form, a full day is struck out.',
  show: () => [
    ...languages.map((language) => month(language, language)),
    { ...month('hover', 'en'), shown: 'hover' },
    { ...month('focus', 'en'), shown: 'focus' },
    month('empty', 'nl', '2025-10'),
  ],
}

function month(state: string, language: Language, asked = '2025-12'): Example {
  const wish = { asked, today: '2025-09-15', language } as const
  return {
    state,
    language,
    part: (
      <Calendar
        data={calendarMonth(exampleDates(language), wish)}
        words={wordsOf(firstHouse, language).workshopPage.sidebar}
        language={language}
      />
    ),
  }
}
