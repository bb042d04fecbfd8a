import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
// oxlint-disable-next-line import/default -- a CommonJS file, as Node loads it
import opentype, { type Font, type Glyph } from 'opentype.js'
import subsetFont from 'subset-font'
import { firstHouse } from '#content/first-house.ts'
import { wordsOf } from '#content/words/words.ts'
import { languages } from '#language/languages.ts'

/**
 * Prints the measures of `app/look/fonts.css`: how much each face of a machine is to be scaled, and which
 * ascent and descent it then needs, to take the room of the site's own over the site's own words. To be
 * run again when a typeface changes: `node scripts/fonts/fallbacks.ts`.
 */
const packages = join(import.meta.dirname, '../../node_modules')
const allWords = languages.map((language) => JSON.stringify(wordsOf(firstHouse, language))).join()
const titles = [...allWords.matchAll(/"title":"(.*?)"/g)].map(([, title]) => title).join(' ')
const texts = [...allWords.matchAll(/"text":"(.*?)"/g)].map(([, text]) => text).join(' ')

const grotesk = '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2'
const sets = [
  { own: await faceOf(fontsource('young-serif', 400)), words: titles, weight: 400, serif: true },
  { own: await faceOf(fontsource('gelasio', 400)), words: titles, weight: 400, serif: true },
  { own: await faceOf(grotesk, 400), words: texts, weight: 400, serif: false },
  { own: await faceOf(grotesk, 600), words: texts, weight: 700, serif: false },
]

for (const { own, words, weight, serif } of sets) {
  const files = [
    ...(serif ? ['gelasio', 'noto-serif', 'tinos'] : []).map((name) => fontsource(name, weight)),
    ...(serif ? ['arimo'] : ['arimo', 'roboto']).map((name) => fontsource(name, weight)),
    `dejavu-fonts-ttf/ttf/DejaVuS${serif ? 'erif' : 'ans'}${weight > 400 ? '-Bold' : ''}.ttf`,
  ]
  for (const file of files) {
    const scale = widthOf(own, words) / widthOf(await faceOf(file), words)
    const percent = (part: number) => `${(part * 100).toFixed(1)}%`
    const ascent = percent(own.ascender / own.unitsPerEm / scale)
    const descent = percent(-own.descender / own.unitsPerEm / scale)
    console.log(`${file}: size ${percent(scale)}, ascent ${ascent}, descent ${descent}`)
  }
}

function fontsource(name: string, weight: number): string {
  return `@fontsource/${name}/files/${name}-latin-${weight}-normal.woff2`
}

async function faceOf(file: string, wght?: number): Promise<Font> {
  const whole = await readFile(join(packages, file))
  const axes = wght && { variationAxes: { wght } }
  const font = await subsetFont(whole, allWords, { targetFormat: 'sfnt', ...axes })
  // oxlint-disable-next-line import/no-named-as-default-member -- Node does not see its named exports
  return opentype.parse(new Uint8Array(font).buffer)
}

/** Set glyph by glyph with kerning, in ems: the library's own way fails on some of these faces. */
function widthOf(font: Font, words: string): number {
  let before: Glyph | undefined
  let width = 0
  for (const letter of words) {
    const glyph = font.charToGlyph(letter)
    width += (glyph.advanceWidth ?? 0) + (before ? kerning(font, before, glyph) : 0)
    before = glyph
  }
  return width / font.unitsPerEm
}

function kerning(font: Font, left: Glyph, right: Glyph): number {
  try {
    return font.getKerningValue(left, right)
  } catch {
    return 0
  }
}
