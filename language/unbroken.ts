/** "18:30-22:00" */
const time = /\d{1,2}:\d{2}[-–]\d{1,2}:\d{2}/g

export type Piece = { readonly text: string; readonly isWhole: boolean }

/**
 * A text in pieces, so that what prints it can keep a time on one line. Its characters stay as they
 * are: what is copied or searched is what was written.
 */
export function unbroken(text: string): readonly Piece[] {
  const pieces: Piece[] = []
  let end = 0
  for (const { 0: match, index } of text.matchAll(time)) {
    if (index > end) pieces.push({ text: text.slice(end, index), isWhole: false })
    pieces.push({ text: match, isWhole: true })
    end = index + match.length
  }
  if (end < text.length) pieces.push({ text: text.slice(end), isWhole: false })
  return pieces
}
