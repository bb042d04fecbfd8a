/** Columns of a mail in plain text: what fits every window, quoted once or twice (RFC 3676, 4.2). */
const columns = 72
/** What has no space is cut here, so that no line has more than 998 octets (RFC 5322, 2.1.1). */
const longestWord = 240

/** What stands before a text: once, or also where it goes on. */
type Margin = { readonly first?: string; readonly next?: string }

/**
 * Breaks a text into lines, at plain spaces alone: what a space that does not break holds together
 * stays together. A word longer than a line, such as a link, has a line to itself.
 */
export function wrap(text: string, { first = '', next = first }: Margin = {}): string {
  return text
    .split('\n')
    .map((row, i) => wrapRow(row, { first: i === 0 ? first : next, next }))
    .join('\n')
}

function wrapRow(row: string, { first, next }: Required<Margin>): string {
  const lines: string[] = []
  let line = first
  let isEmpty = true
  for (const word of row.split(' ').flatMap(pieces)) {
    if (!isEmpty && lengthOf(line) + 1 + lengthOf(word) > columns) {
      lines.push(line)
      line = next + word
    } else {
      line += isEmpty ? word : ` ${word}`
    }
    isEmpty = false
  }
  return [...lines, line].join('\n')
}

function pieces(word: string): string[] {
  return word.match(new RegExp(`.{1,${longestWord}}`, 'gsu')) ?? ['']
}

function lengthOf(text: string): number {
  return [...text].length
}
