/** The head of a mail as it travels: each header unfolded, in order. */
export function headersOf(raw: string): readonly (readonly [name: string, value: string])[] {
  const [head = ''] = raw.split('\r\n\r\n', 1)
  return head
    .replaceAll(/\r\n(?=[ \t])/g, '')
    .split('\r\n')
    .map((line) => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon), line.slice(colon + 1).trim()]
    })
}

/** The text of one encoded word (RFC 2047); throws where it is not whole by itself. */
export function decodeWord(word: string): string {
  const [, charset = '', encoding, text = ''] =
    /^=\?([^?]+)\?([BQ])\?([^? ]*)\?=$/i.exec(word) ?? []
  const bytes =
    encoding?.toUpperCase() === 'B'
      ? Buffer.from(text, 'base64')
      : Buffer.from(
          text
            .replaceAll('_', ' ')
            .replaceAll(/=([\dA-F]{2})/g, (_, hex: string) =>
              String.fromCharCode(Number.parseInt(hex, 16)),
            ),
          'latin1',
        )
  return new TextDecoder(charset, { fatal: true }).decode(bytes)
}
