const letters = 'abcdefghijklmnopqrstuvwxyz234567'

/** Base 32 in small letters, without padding (RFC 4648, section 6). */
export function writeBase32(bytes: Uint8Array): string {
  let text = ''
  let bits = 0
  let held = 0
  for (const byte of bytes) {
    held = (held << 8) | byte
    bits += 8
    while (bits >= 5) {
      bits -= 5
      text += letters[(held >> bits) & 31]
    }
    held &= (1 << bits) - 1
  }
  return bits > 0 ? text + letters[(held << (5 - bits)) & 31] : text
}

/** Undefined for what `writeBase32` cannot have written: another letter, or bits left over that are not zero. */
export function readBase32(text: string): Buffer | undefined {
  const bytes: number[] = []
  let bits = 0
  let held = 0
  for (const letter of text) {
    const value = letters.indexOf(letter)
    if (value < 0) return undefined
    held = (held << 5) | value
    bits += 5
    if (bits >= 8) {
      bits -= 8
      bytes.push(held >> bits)
      held &= (1 << bits) - 1
    }
  }
  return bits >= 5 || held !== 0 ? undefined : Buffer.from(bytes)
}
