import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { business } from '#content/business.ts'
import { pictureTypes } from '#content/check/picture-types.ts'
import { firstHouse } from '#content/first-house.ts'
import { wordsOf } from '#content/words/words.ts'
import { sharePictures } from '#content/share-pictures.ts'
import { keysOf } from '#language/keys-of.ts'
import { drawSharePicture } from '#server/share/draw-share-picture.ts'
import { typefaceOf } from '#server/share/typeface.ts'

// Part of the build: one picture for each page and language, for whoever shares its address. Those of another house
// are made when they are asked for (`server/share`).
const client = new URL('../../build/client/', import.meta.url)
const fonts = new URL('../../content/fonts/', import.meta.url)
const pictures = new URL('../../content/pictures/', import.meta.url)

const [title, text] = ['display.ttf', 'text.ttf'].map((file) =>
  typefaceOf(readFileSync(new URL(file, fonts))),
)

const faces = { title: () => title!, text: () => text! }
const mark = readFileSync(new URL('logo-mark.svg', pictures))
const house = { name: business.name, mark, paper: '#faf6ec', ink: '#211c17' }

mkdirSync(new URL('share/', client), { recursive: true })
for (const { path, picture, ...labels } of sharePictures((language) =>
  wordsOf(firstHouse, language),
)) {
  const drawn = await drawSharePicture(
    { ...labels, ...house, picture: pictureNamed(picture) },
    faces,
  )
  const file = await drawn.png({ palette: true, quality: 90, effort: 7 }).toBuffer()
  writeFileSync(new URL(`.${path}`, client), file)
}

/** Drawn or photographed; the build has made sure that there is one. */
function pictureNamed(name: string): Buffer {
  const files = keysOf(pictureTypes).map((ending) => new URL(`${name}.${ending}`, pictures))
  const found = files.find((file) => existsSync(file))
  if (!found) throw new Error(`content/pictures has no file named ${name}`)
  return readFileSync(found)
}
