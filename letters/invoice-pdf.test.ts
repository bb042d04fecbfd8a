import { inflateSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { wordsIn } from '#tests/support/first-words.ts'
import { creditNote, invoice } from '#tests/support/invoices.ts'
import { faceFor } from './invoice-fonts.ts'
import { invoicePdf } from './invoice-pdf.ts'

/** Each page of a PDF has its own content; typefaces are named where they are embedded. */
function read(pdf: Buffer) {
  const text = pdf.toString('latin1')
  return {
    pages: text.match(/\/Type \/Page\b/g)?.length,
    faces: [...text.matchAll(/\/BaseFont \/\w+\+([\w-]+)/g)].map(([, name]) => name),
    isWhole: text.startsWith('%PDF-') && text.trimEnd().endsWith('%%EOF'),
  }
}

it('an invoice is one sheet with its own typefaces, and the same bytes each time', async () => {
  const pdf = await invoicePdf(invoice(), wordsIn('nl'))
  expect(read(pdf)).toMatchObject({ pages: 1, isWhole: true })
  expect(new Set(read(pdf).faces)).toEqual(new Set(['YoungSerif-Regular', 'HankenGrotesk-Regular']))
  expect(pdf.equals(await invoicePdf(invoice(), wordsIn('nl')))).toBe(true)
})

it('a long reason for no VAT stands above the total', async () => {
  const exemption = 'Bijzondere vrijstellingsregeling kleine ondernemingen'
  const pdf = await invoicePdf(invoice({ vatPercent: 0, exemption }), wordsIn('nl'))
  const heights = labelHeights(pdf)
  const steps = heights.slice(1).map((height, nth) => heights[nth]! - height)
  expect(steps.length).toBeGreaterThan(3)
  expect(Math.min(...steps)).toBeGreaterThan(10)
})

/** Heights of the lines that begin in the middle of the sheet, from the top. */
function labelHeights(pdf: Buffer): readonly number[] {
  return [...firstSheet(pdf).matchAll(/1 0 0 1 309\.5 ([\d.]+) Tm/g)].map(([, at]) => Number(at))
}

function firstSheet(pdf: Buffer): string {
  const [, content = ''] = /stream\n([^]*?)\nendstream/.exec(pdf.toString('latin1')) ?? []
  return inflateSync(Buffer.from(content, 'latin1')).toString('latin1')
}

it('the code to pay stands on a second sheet where the first has no room for it', async () => {
  const drawsCode = (pdf: Buffer) => /1 0 0 1 429 [\d.]+ cm/.test(firstSheet(pdf))
  const buyer = { ...invoice().buyer, name: 'Vrienden van de gist '.repeat(30) }
  const long = await invoicePdf(invoice({ buyer }), wordsIn('nl'))
  expect(drawsCode(await invoicePdf(invoice(), wordsIn('nl')))).toBe(true)
  expect(drawsCode(long)).toBe(false)
  expect(read(long).pages).toBe(2)
})

it('a name in letters that the typefaces lack is written in one that has them', async () => {
  const buyer = { ...invoice().buyer, name: 'Παντοπωλείο Łódź' }
  expect(read(await invoicePdf(creditNote({ buyer }), wordsIn('nl'))).faces).toContain('DejaVuSans')
  // Letters that no typeface has leave a sign, and no gap.
  const named = (name: string) =>
    invoicePdf(creditNote({ buyer: { ...buyer, name } }), wordsIn('nl'))
  expect(await named('Bakkerij مخبز 面包')).toEqual(await named('Bakkerij ? ?'))
  expect(await named('Pains\u202f!')).toEqual(await named('Pains\u00a0!'))
  expect(faceFor('bold', 'Café ‘De Œuvre’, € 5')).toBe('bold')
})
