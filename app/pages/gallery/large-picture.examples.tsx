import type { WorkshopWords } from '#content/words/shape/workshops.ts'
import { inEachLanguage } from '../../examples/in-each-language.ts'
import type { PartExamples } from '../../ui/examples.ts'
import { workshopPictures } from '../workshop-card.tsx'
import { LargePicture } from './large-picture.tsx'

export const examples: PartExamples = {
  name: 'Dialog with a large picture',
  chapter: 'telling',
  use: 'The browser’s own dialog: Escape closes it, arrows and swipes turn to the next. Here it stands open in its place.',
  show: () =>
    inEachLanguage(({ gallery, workshop }) => (
      <LargePicture
        pictures={[pictureOf(workshop.drinks)]}
        open="drinks"
        words={gallery}
        onShow={() => undefined}
      />
    )),
}

function pictureOf({ pictureAlt, subtitle }: WorkshopWords) {
  return { id: 'drinks', src: workshopPictures.drinks, alt: pictureAlt, caption: subtitle }
}
