import { crc32, deflateSync } from 'node:zlib'
import { type EpcPayment, epcPayload } from '#booking/money/epc-payload.ts'
import { qrModules } from '#booking/qr-modules.ts'

/** Pixels for each module: crisp on a dense screen, at the size in a mail. */
const scale = 8
const density = 2

/** White and ink: more contrast than the page's paper, for tired cameras. */
const colours = [
  [255, 255, 255],
  [33, 28, 23],
]

/** Attached, as mail programs drop SVG and data addresses; `name` is unique in the mail. */
export function paymentPicture(payment: EpcPayment, name: string) {
  const png = paymentCodePng(epcPayload(payment))
  const cid = `${name}@qr`
  return {
    /** Width and height on the screen, with the empty edge. */
    code: { src: `cid:${cid}`, size: widthOf(png) / density },
    attachment: {
      filename: `${name}.png`,
      contentType: 'image/png',
      content: png.toString('base64'),
      encoding: 'base64',
      cid,
    },
  } as const
}

/** IHDR begins at byte 8; its width follows length and type (ISO/IEC 15948, 11.2.2). */
function widthOf(png: Buffer): number {
  return png.readUInt32BE(16)
}

/** `payload` comes from `epcPayload`. */
export function paymentCodePng(payload: string): Buffer {
  return twoColourPng(qrModules(payload).rows.flatMap(enlarged))
}

function enlarged(row: readonly boolean[]): readonly (readonly boolean[])[] {
  const wide = row.flatMap((dark) => Array.from({ length: scale }, () => dark))
  return Array.from({ length: scale }, () => wide)
}

const signature = Buffer.from('\x89PNG\r\n\x1A\n', 'latin1')
const paletteColours = 3

/** Writes a PNG (ISO/IEC 15948) of a palette of two colours and eight pixels a byte; true is ink. */
function twoColourPng(rows: readonly (readonly boolean[])[]): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(rows[0]?.length ?? 0, 0)
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

/** One row: a byte for "not filtered", then the pixels, the first in the highest bit. */
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
