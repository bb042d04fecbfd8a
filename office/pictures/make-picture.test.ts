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
