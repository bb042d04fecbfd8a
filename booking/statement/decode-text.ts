/**
 * The text of a bank's file: UTF-8 or UTF-16 where a byte order mark says so, UTF-8 where it is valid,
 * and otherwise Windows-1252, which older exports still write.
 */
export function decodeText(bytes: Uint8Array): string {
  const marked = marks.find(({ mark }) => mark.every((byte, i) => bytes[i] === byte))
  // The decoders drop the mark themselves.
  if (marked) return new TextDecoder(marked.encoding).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

const marks = [
  { mark: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { mark: [0xff, 0xfe], encoding: 'utf-16le' },
  { mark: [0xfe, 0xff], encoding: 'utf-16be' },
] as const
