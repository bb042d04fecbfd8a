import type { PartExamples } from '#app/ui/examples.ts'
import { firstHouse } from '#content/house.ts'
import { wordsOf } from '#content/words/words.ts'
import { type Language, languages } from '#language/languages.ts'
import { workshopPictures } from '../workshop-card.tsx'
import { LargePicture } from './large-picture.tsx'

export const examples: PartExamples = {
  name: 'Dialog with a large picture',
  chapter: 'telling',
  use: 'The browser’s own dialog: Escape closes it, arrows and swipes turn to the next. Here it stands open in its place.',
  show: () =>
    languages.map((language) => ({
      state: language,
      language,
      part: (
        <LargePicture
          pictures={picturesIn(language)}
          open="drinks"
          words={wordsOf(firstHouse, language).gallery}
          onShow={() => undefined}
        />
      ),
    })),
}

function picturesIn(language: Language) {
  const { pictureAlt, subtitle } = wordsOf(firstHouse, language).workshop.drinks
  return [{ id: 'drinks', src: workshopPictures.drinks, alt: pictureAlt, caption: subtitle }]
}
