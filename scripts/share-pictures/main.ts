import { mkdirSync, writeFileSync } from 'node:fs'
import { firstHouse } from '#content/first-house.ts'
import { wordsOf } from '#content/words/words.ts'
import { sharePictures } from '#content/share-pictures.ts'
import { drawSharePicture } from './draw-share-picture.ts'
import { openTypeface } from './typeface.ts'

// Part of the build: one picture for each page and language, for whoever shares its address.
const client = new URL('../../build/client/', import.meta.url)
const fonts = new URL('../../app/fonts/', import.meta.url)
const letters =
  Array.from({ length: 0x17f }, (_, i) => String.fromCodePoint(32 + i)).join('') + '‘’“”–…€œŒ'

const faces = {
  serif: await openTypeface(new URL('young-serif.woff2', fonts), letters),
  sans: await openTypeface(new URL('hanken-grotesk.woff2', fonts), letters),
}

mkdirSync(new URL('share/', client), { recursive: true })
for (const share of sharePictures((language) => wordsOf(firstHouse, language))) {
  writeFileSync(new URL(`.${share.path}`, client), await drawSharePicture(share, faces))
}
