import { qrModules } from '../qr-modules.ts'
import { type Rgb, twoColourPng } from './png.ts'

/** Pixels a module: crisp on a screen of twice the density at the size a mail shows it. */
const scale = 8

/** White and ink: more contrast than the page's own paper, for tired cameras. */
const colours: readonly [Rgb, Rgb] = [
  [255, 255, 255],
  [33, 28, 23],
]

/** The QR code of a payment as PNG, for mails, which drop SVG. `payload` is what `epcPayload` wrote. */
export function paymentCodePng(payload: string): Buffer {
  const { rows } = qrModules(payload)
  return twoColourPng({ rows: rows.flatMap(enlarged), colours })
}

function enlarged(row: readonly boolean[]): readonly (readonly boolean[])[] {
  const wide = row.flatMap((dark) => Array.from({ length: scale }, () => dark))
  return Array.from({ length: scale }, () => wide)
}
