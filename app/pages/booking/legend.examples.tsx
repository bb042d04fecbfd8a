import { firstHouse } from '#content/house.ts'
import { wordsOf } from '#content/words/words.ts'
import { languages } from '#language/languages.ts'
import type { PartExamples } from '#app/ui/examples.ts'
import { Legend } from './legend.tsx'

export const examples: PartExamples = {
  name: 'Legend of the jar',
  chapter: 'signs',
  use: 'How to read the jar, beside the schedule.',
  show: () =>
    languages.map((language) => ({
      state: language,
      language,
      part: <Legend words={wordsOf(firstHouse, language).booking.schedule.legend} />,
    })),
}
