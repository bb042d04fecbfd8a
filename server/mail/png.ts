import { crc32, deflateSync } from 'node:zlib'

/** A picture of two colours, one bit a pixel; true is the second colour. */
type TwoColours = {
  readonly rows: readonly (readonly boolean[])[]
  readonly colours: readonly [Rgb, Rgb]
}

export type Rgb = readonly [red: number, green: number, blue: number]

const signature = Buffer.from('\x89PNG\r\n\x1A\n', 'latin1')
const paletteColours = 3

/** Writes a picture of two colours as PNG (ISO/IEC 15948): a palette, and eight pixels a byte. */
export function twoColourPng({ rows, colours }: TwoColours): Buffer {
  const width = rows[0]?.length ?? 0
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(rows.length, 4)
  header.set([1, paletteColours], 8)
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(colours.flat())),
    chunk('IDAT', deflateSync(Buffer.concat(rows.map(packed)), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** One row: a byte that says it is not filtered, then the pixels, the first in the highest bit. */
function packed(row: readonly boolean[]): Buffer {
  const bytes = Buffer.alloc(1 + Math.ceil(row.length / 8))
  for (const [x, second] of row.entries()) {
    if (second) bytes[1 + (x >> 3)]! |= 0x80 >> (x & 7)
  }
  return bytes
}

function chunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}
