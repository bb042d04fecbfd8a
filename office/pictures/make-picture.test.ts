import { spawnSync } from 'node:child_process'
import { setTimeout } from 'node:timers/promises'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { makePicture, pictureProblem } from './make-picture.ts'

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
  ['a progressive JPEG', square(6400).jpeg(progressive)],
  ['an interlaced PNG of 16 bits', square(6400).toColourspace('rgb16').png({ progressive: true })],
  ['an AVIF', square(3600).avif({ effort: 0 })],
])('%s is unpacked as a whole, so its pixels are bound by the memory', async (_, picture) => {
  const problem = await pictureProblem(await picture.toBuffer(), { least: 100 })
  expect(problem).toEqual({ kind: 'too-many-pixels' })
})

/** A photograph that telephones take, 4,032 by 3,024; a good camera's has twice as many pixels. */
const photograph = (width = 4032, height = 3024) => square(width).resize(width, height)

test.each([
  ['the JPEG that the refusal advises', photograph(4000, 5333).jpeg(progressive)],
  ['a progressive JPEG of a good camera', photograph(6048, 4032).jpeg(progressive)],
  ['a telephone’s largest JPEG', photograph(8160, 6144).jpeg()],
  ['a photograph of a telephone as an interlaced PNG', photograph().png({ progressive: true })],
  ['a photograph of a telephone as a WebP', photograph().webp({ effort: 0 })],
  ['a photograph of a telephone as an AVIF', photograph().avif({ effort: 0 })],
])('%s is taken', async (_, picture) => {
  expect(await pictureProblem(await picture.toBuffer(), { least: 100 })).toBeUndefined()
})

test('a picture whose packing the machine stops is not called unreadable', async () => {
  const packing = makePicture(await photograph().jpeg().toBuffer())
  const killed = async () =>
    spawnSync('pkill', ['-9', '-P', String(process.pid), '-f', 'sharp']).status
  while ((await killed()) !== 0) await setTimeout(10)
  expect(await packing).toEqual({ kind: 'stopped' })
})
