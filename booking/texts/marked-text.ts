/** Characters that no text has: typed texts are rid of them (`tidy-text.ts`). */
const opens = '\u2063'
const zero = '\u200b'
const one = '\u200c'
const begins = '\u2064'
const ends = '\u2062'

const mark = new RegExp(`${opens}([${zero}${one}]+)${begins}|${ends}`, 'gu')

/** A text between invisible marks with its number, by which it is found again in a page. */
export function markedText(text: string, number: number): string {
  const digits = number.toString(2).replaceAll('0', zero).replaceAll('1', one)
  return text === '' ? '' : `${opens}${digits}${begins}${text}${ends}`
}

/** Each line of a text between its own marks, after the sign of a list. */
export function markedLines(text: string, number: number): string {
  const lines = text.split('\n').map((line) => /^(- )?(.*)$/su.exec(line) ?? [])
  return lines.map(([, sign = '', written = '']) => sign + markedText(written, number)).join('\n')
}

/** Piece of a page, with the numbers of the marked texts around it, the outer first. */
export type MarkedPiece = { readonly text: string; readonly within: readonly number[] }

/**
 * Takes a run of text apart at its marks.
 * @param within marks that were opened before the run, as an earlier run left them
 */
export function readMarks(
  run: string,
  within: readonly number[] = [],
): { readonly pieces: readonly MarkedPiece[]; readonly open: readonly number[] } {
  const pieces: MarkedPiece[] = []
  let open = within
  let from = 0
  for (const { 0: found, 1: digits, index } of run.matchAll(mark)) {
    if (index > from) pieces.push({ text: run.slice(from, index), within: open })
    open = digits === undefined ? open.slice(0, -1) : [...open, numberOf(digits)]
    from = index + found.length
  }
  if (from < run.length) pieces.push({ text: run.slice(from), within: open })
  return { pieces, open }
}

function numberOf(digits: string): number {
  return Number.parseInt(digits.replaceAll(zero, '0').replaceAll(one, '1'), 2)
}
