import { encode } from 'uqr'

/** Quiet zone of four modules (ISO/IEC 18004). */
const border = 4

/** A text as a QR code at error correction M, which uqr neither takes by default nor raises. */
export function qrModules(text: string) {
  const { data: rows, size } = encode(text, { ecc: 'M', boostEcc: false, border })
  return { rows, size }
}

export function qrPicture(text: string) {
  const modules = qrModules(text)
  return { size: modules.size, path: qrPath(modules) }
}

export function qrPath({ rows }: ReturnType<typeof qrModules>): string {
  return rows
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('')
}
