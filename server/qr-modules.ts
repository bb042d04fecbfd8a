import { encode } from 'uqr'

export type QrModules = {
  /** Rows of modules, true where dark, the empty edge included. */
  readonly rows: readonly (readonly boolean[])[]
  /** Modules a side, the empty edge included. */
  readonly size: number
}

/** Quiet zone of four modules (ISO/IEC 18004). */
const border = 4

/** A text as a QR code at error correction M, which uqr neither takes by default nor raises. */
export function qrModules(text: string): QrModules {
  const { data: rows, size } = encode(text, { ecc: 'M', boostEcc: false, border })
  return { rows, size }
}

/** The dark modules as the path of an SVG, one unit a module. */
export function qrPath({ rows }: QrModules): string {
  return rows
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('')
}
