import { firstHouse } from '#content/house.ts'
import { wordsOf } from '#content/words/words.ts'
import { languages } from '#language/languages.ts'
import type { PartExamples } from '#app/ui/examples.ts'
import { TimeLine } from './time-line.tsx'

export const examples: PartExamples = {
  name: 'Time line',
  chapter: 'telling',
  use: 'Days that matter, where waiting is part of the matter. Not an ornament.',
  show: () =>
    languages.map((language) => ({
      state: language,
      language,
      part: <TimeLine moments={wordsOf(firstHouse, language).home.afterwards.moments} />,
    })),
}
