import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { ownCharacters } from '#content/fonts/cut-characters.ts'
import { withNoBreakHyphen } from './no-break-hyphen.ts'

/**
 * Cuts the typefaces down to the characters of the site's three languages, and writes them to
 * `app/fonts`; those of what is printed go to `content/fonts`, with one more for the characters of other
 * languages. To be run again only when a typeface or a list changes: `node scripts/fonts/subset.ts`.
 */
/** Kerning, ligatures, what characters do beside each other, and figures of one height. */
const features = ['kern', 'liga', 'calt', 'lnum']

const root = join(import.meta.dirname, '../..')
const display = import.meta
  .resolve('@fontsource/young-serif/files/young-serif-latin-400-normal.woff2')
const book = import.meta.resolve('@fontsource/gelasio/files/gelasio-latin-400-normal.woff2')
const text = import.meta
  .resolve('@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2')

await cut(display, 'young-serif.woff2')
await cut(book, 'gelasio.woff2')
await cut(text, 'hanken-grotesk.woff2', { wght: { min: 400, max: 700 } })

const all = import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf')
/** Latin, Greek and Cyrillic, and the signs of a text. */
const european = String.fromCodePoint(...range(0x20, 0x52f), ...range(0x1e00, 0x20bf), 0x2122)
await cutForPaper(display, { name: 'display.ttf' })
await cutForPaper(book, { name: 'book.ttf' })
await cutForPaper(text, { name: 'text.ttf', variationAxes: { wght: 400 } })
await cutForPaper(text, { name: 'bold.ttf', variationAxes: { wght: 600 } })
await cutForPaper(all, { name: 'other-letters.ttf', kept: european })

type Cut = {
  readonly name: string
  readonly kept?: string
  readonly variationAxes?: Record<string, number>
}

/** A PDF takes no WOFF2. */
async function cutForPaper(source: string, { name, kept = ownCharacters, variationAxes }: Cut) {
  const font = await subsetFont(readFileSync(new URL(source)), kept, {
    targetFormat: 'sfnt',
    keepFeatures: features,
    noHinting: true,
    variationAxes,
  })
  const made = kept === ownCharacters ? withNoBreakHyphen(font) : font
  writeFileSync(join(root, 'content/fonts', name), made)
  console.log(`${name} ${made.length} bytes`)
}

function range(from: number, until: number): readonly number[] {
  return Array.from({ length: until - from }, (_, i) => from + i)
}

async function cut(
  source: string,
  name: string,
  variationAxes?: Record<string, { min: number; max: number }>,
): Promise<void> {
  const whole = await subsetFont(readFileSync(new URL(source)), ownCharacters, {
    targetFormat: 'sfnt',
    keepFeatures: features,
    // Hints are for coarse screens; they were a third of the display face.
    noHinting: true,
    variationAxes,
  })
  const font = await subsetFont(Buffer.from(withNoBreakHyphen(whole)), ownCharacters, {
    targetFormat: 'woff2',
    keepFeatures: features,
  })
  writeFileSync(join(root, 'app/fonts', name), font)
  console.log(`${name} ${font.length} bytes`)
}
