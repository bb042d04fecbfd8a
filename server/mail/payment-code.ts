import { type QrModules, qrModules, qrPath } from '../qr-modules.ts'
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

/**
 * The same as SVG to stand in a page, without a size of its own. It says nothing to who cannot see
 * it: the page has the same data as text beside it.
 */
export function paymentCodeSvg(payload: string): string {
  const code: QrModules = qrModules(payload)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${code.size} ${code.size}" ` +
    `shape-rendering="crispEdges" aria-hidden="true"><path fill="#fff" ` +
    `d="M0 0h${code.size}v${code.size}H0z"/><path fill="#211c17" d="${qrPath(code)}"/></svg>`
  )
}

function enlarged(row: readonly boolean[]): readonly (readonly boolean[])[] {
  const wide = row.flatMap((dark) => Array.from({ length: scale }, () => dark))
  return Array.from({ length: scale }, () => wide)
}
