import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { firstHouse } from '#content/first-house.ts'
import { wordsOf } from '#content/words/words.ts'
import { sharePictures } from '#content/share-pictures.ts'
import { drawSharePicture } from './draw-share-picture.ts'
import { typefaceOf } from '#server/share/typeface.ts'

// Part of the build: one picture for each page and language, for whoever shares its address.
const client = new URL('../../build/client/', import.meta.url)
const fonts = new URL('../../content/fonts/', import.meta.url)
const faceIn = (file: string) => typefaceOf(readFileSync(new URL(file, fonts)))
const faces = { serif: faceIn('display.ttf'), sans: faceIn('text.ttf') }

mkdirSync(new URL('share/', client), { recursive: true })
for (const share of sharePictures((language) => wordsOf(firstHouse, language))) {
  writeFileSync(new URL(`.${share.path}`, client), await drawSharePicture(share, faces))
}
