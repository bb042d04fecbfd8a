import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { withNoBreakHyphen } from './no-break-hyphen.ts'

/**
 * Cuts the two typefaces down to the letters of the site's three languages, and writes them to
 * `app/fonts`. To be run again only when a typeface or this list changes: `node scripts/fonts/subset.ts`.
 */
const letters =
  Array.from({ length: 95 }, (_, i) => String.fromCodePoint(32 + i)).join('') +
  'ÀÂÄÆÇÈÉÊËÎÏÔÖŒÙÛÜŸàâäæçèéêëîïôöœùûüÿñßáíóúì' +
  '€°·×½–—‘’“”«»…•−©§\u00a0\u2010\u2011\u202f'

/** Kerning, ligatures, what letters do beside each other, and figures of one height. */
const features = ['kern', 'liga', 'calt', 'lnum']

const root = join(import.meta.dirname, '../..')
const display = import.meta
  .resolve('@fontsource/young-serif/files/young-serif-latin-400-normal.woff2')
const text = import.meta
  .resolve('@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2')

await cut(display, 'young-serif.woff2')
await cut(text, 'hanken-grotesk.woff2', { wght: { min: 400, max: 700 } })

async function cut(
  source: string,
  name: string,
  variationAxes?: Record<string, { min: number; max: number }>,
): Promise<void> {
  const whole = await subsetFont(readFileSync(new URL(source)), letters, {
    targetFormat: 'sfnt',
    keepFeatures: features,
    // Hints are for coarse screens; they were a third of the display face.
    noHinting: true,
    variationAxes,
  })
  const font = await subsetFont(Buffer.from(withNoBreakHyphen(whole)), letters, {
    targetFormat: 'woff2',
    keepFeatures: features,
  })
  writeFileSync(join(root, 'app/fonts', name), font)
  console.log(`${name} ${font.length} bytes`)
}
