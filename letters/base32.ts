const base32 = 'abcdefghijklmnopqrstuvwxyz234567'

/** Base 32 in small letters, without padding (RFC 4648, section 6). */
export function writeBase32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  return bits.replaceAll(/.{1,5}/g, (five) => base32[Number.parseInt(five.padEnd(5, '0'), 2)]!)
}

/** Undefined for what `writeBase32` cannot have written: another letter, or bits left over that are not zero. */
export function readBase32(text: string): Buffer | undefined {
  const values = Array.from(text, (letter) => base32.indexOf(letter))
  if (values.includes(-1)) return undefined
  const bits = values.map((value) => value.toString(2).padStart(5, '0')).join('')
  const bytes = bits.match(/.{8}/g) ?? []
  const isWhole = /^0{0,4}$/.test(bits.slice(8 * bytes.length))
  return isWhole ? Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2))) : undefined
}
