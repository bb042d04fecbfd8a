import { firstHouse } from '#content/house.ts'
import { wordsOf } from '#content/words/words.ts'
import { languages } from '#language/languages.ts'
import type { PartExamples } from '#app/ui/examples.ts'
import { AreaMap } from './area-map.tsx'

export const examples: PartExamples = {
  name: 'Map',
  chapter: 'telling',
  use: 'The farm and its fifteen kilometres, drawn from coordinates: nobody learns who looks.',
  show: () =>
    languages.map((language) => ({
      state: `${language}, on deep`,
      ground: 'deep',
      language,
      part: <AreaMap words={wordsOf(firstHouse, language).contact.findMe} />,
    })),
}
