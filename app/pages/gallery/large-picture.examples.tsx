import { ofWorkshop } from '#booking/house/workshop-slug.ts'
import type { WorkshopWords } from '#content/words/parts.ts'
import { inEachLanguage } from '../../examples/in-each-language.ts'
import type { PartExamples } from '../../ui/examples.ts'
import { workshopPicture } from '../workshop-card.tsx'
import { LargePicture } from './large-picture.tsx'

export const examples: PartExamples = {
  name: 'Dialog with a large picture',
  chapter: 'telling',
  use: 'The browser’s own dialog: Escape closes it, arrows and swipes turn to the next. Here it stands open in its place.',
  show: () =>
    inEachLanguage(({ gallery, workshop }) => (
      <LargePicture
        pictures={[pictureOf(ofWorkshop(workshop, 'drinks'))]}
        open="drinks"
        words={gallery}
        onShow={() => undefined}
      />
    )),
}

function pictureOf({ pictureAlt, subtitle }: WorkshopWords) {
  return { id: 'drinks', src: workshopPicture('drinks'), alt: pictureAlt, caption: subtitle }
}
