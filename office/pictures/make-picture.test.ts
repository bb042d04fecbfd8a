import { spawnSync } from 'node:child_process'
import { setTimeout } from 'node:timers/promises'
import { crc32 } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
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

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#406040' } })
const progressive = { progressive: true, chromaSubsampling: '4:4:4' } as const

/** A picture of 200 by 200 whose head says another size: a problem is found before more of it is read. */
async function saying([width, height]: readonly [number, number], small: Sharp) {
  const { data, info } = await small.toBuffer({ resolveWithObject: true })
  const said = (sides: readonly number[]) => {
    if (['png', 'heif'].includes(info.format))
      return Buffer.from(Uint32Array.from(sides).buffer).swap32()
    const short = Buffer.from(Uint16Array.from(sides).buffer)
    return info.format === 'jpeg' ? short.toReversed() : short
  }
  data.set(said([width, height]), data.indexOf(said([200, 200])))
  if (info.format === 'png') data.writeUInt32BE(crc32(data.subarray(12, 29)), 29)
  const read = await sharp(data, { limitInputPixels: false }).metadata()
  expect(read).toMatchObject({ width, height })
  return data
}

const small = () => plain(200, 200)
const deep = small().toColourspace('rgb16')
/** A good camera's has twice as many pixels. */
const telephone = [4032, 3024] as const

test.each([
  ['a progressive JPEG', [6400, 6400], small().jpeg(progressive)],
  ['an interlaced PNG of 16 bits', [6400, 6400], deep.png(progressive)],
  ['an AVIF', [3600, 3600], small().avif()],
] as const)(
  '%s is unpacked as a whole, so its pixels are bound by the memory',
  async (_, size, picture) => {
    const problem = await pictureProblem(await saying(size, picture), { least: 100 })
    expect(problem).toEqual({ kind: 'too-many-pixels' })
  },
)

test.each([
  ['the JPEG that the refusal advises', [4000, 5333], small().jpeg(progressive)],
  ['a progressive JPEG of a good camera', [6048, 4032], small().jpeg(progressive)],
  ['a telephone’s largest JPEG', [8160, 6144], small().jpeg()],
  ['a photograph of a telephone as an interlaced PNG', telephone, small().png(progressive)],
  ['a photograph of a telephone as a WebP', telephone, small().webp()],
  ['a photograph of a telephone as an AVIF', telephone, small().avif()],
] as const)('%s is taken', async (_, size, picture) => {
  expect(await pictureProblem(await saying(size, picture), { least: 100 })).toBeUndefined()
})

test('a picture whose packing the machine stops is not called unreadable', async () => {
  const packing = makePicture(await plain(4032, 3024).jpeg().toBuffer())
  const killed = async () =>
    spawnSync('pkill', ['-9', '-P', String(process.pid), '-f', 'sharp']).status
  while ((await killed()) !== 0) await setTimeout(10)
  expect(await packing).toEqual({ kind: 'stopped' })
})
