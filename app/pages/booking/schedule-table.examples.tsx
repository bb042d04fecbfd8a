import { layoutExample } from '#app/layout/layout-data.examples.ts'
import { firstHouse } from '#content/first-house.ts'
import { wordsOf } from '#content/words/words.ts'
import { type Language, languages } from '#language/languages.ts'
import type { Example, PartExamples } from '#app/ui/examples.ts'
import { exampleDates } from '../dates.examples.ts'
import { ScheduleTable } from './schedule-table.tsx'

export const examples: PartExamples = {
  name: 'Schedule',
  chapter: 'telling',
  use: 'Every date with its jar. The availability is the button: it fills in the form. A full date has a badge instead. On a phone each date is a small block.',
  show: () => [
    ...languages.map((language) => table(language, language)),
    { ...table('hover', 'en'), shown: 'hover' },
    { ...table('focus, on deep', 'en'), shown: 'focus', ground: 'deep' },
  ],
}

function table(state: string, language: Language): Example {
  return {
    state,
    room: 'wide',
    language,
    part: (
      <ScheduleTable
        dates={exampleDates(language)}
        workshops={layoutExample(language).workshops}
        words={wordsOf(firstHouse, language).booking.schedule}
        language={language}
        telephone={undefined}
        onPick={() => undefined}
      />
    ),
  }
}
