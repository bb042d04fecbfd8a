import sharp from 'sharp'
import { expect, test } from 'vitest'
import { pictureProblem } from './make-picture.ts'

const ofBrands = (...brands: readonly string[]) => {
  const head = Buffer.from(`0000ftyp${brands[0]}0000${brands.slice(1).join('')}`)
  head.writeUInt32BE(head.length)
  return Buffer.concat([head, Buffer.alloc(40)])
}

test.each([
  [['heic', 'mif1', 'heic'], 'heic'],
  [['mif1', 'mif1', 'heix'], 'heic'],
  [['hevc', 'msf1'], 'heic'],
  [['isom', 'mp42'], 'unreadable'],
])('a file of the brands %s is %s', async (brands, kind) => {
  expect(await pictureProblem(ofBrands(...brands), { least: 100 })).toEqual({ kind })
})

test('an AVIF that names a brand of many formats first is taken', async () => {
  const green = sharp({ create: { width: 200, height: 150, channels: 3, background: '#406040' } })
  const avif = await green.avif().toBuffer()
  avif.write('mif1', 8, 'latin1')
  expect(await pictureProblem(avif, { least: 100 })).toBeUndefined()
})

test('a strip that would take minutes to fill a place is no photograph', async () => {
  const shape = { width: 900, height: 80, channels: 3, background: '#406040' } as const
  const strip = await sharp({ create: shape }).png().toBuffer()
  expect(await pictureProblem(strip, { least: 100 })).toEqual({ kind: 'unreadable' })
  expect(await pictureProblem(strip, { least: 100, ofDrawings: true })).toBeUndefined()
})

const square = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#406040' } })
const progressive = { progressive: true, chromaSubsampling: '4:4:4' } as const

test.each([
  ['a progressive JPEG', square(5200).jpeg(progressive)],
  ['an interlaced PNG of 16 bits', square(5200).toColourspace('rgb16').png({ progressive: true })],
  ['an AVIF', square(3000).avif({ effort: 0 })],
])('%s is unpacked as a whole, so its pixels are bound by the memory', async (_, picture) => {
  const problem = await pictureProblem(await picture.toBuffer(), { least: 100 })
  expect(problem).toEqual({ kind: 'too-many-pixels' })
})

test('the JPEG that the refusal advises is taken, however it is packed', async () => {
  const advised = square(5333).extract({ left: 0, top: 0, width: 4000, height: 5333 })
  const bytes = await advised.jpeg(progressive).toBuffer()
  expect(await pictureProblem(bytes, { least: 100 })).toBeUndefined()
})
