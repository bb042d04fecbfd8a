import type { Typeface } from './typeface.ts'

/** Breaks a text into lines that fit a width. */
export function linesOf(text: string, size: number, fit: { face: Typeface; width: number }) {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && fit.face.widthOf(longer, size) <= fit.width)
      lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
