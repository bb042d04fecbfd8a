/**
 * Text as it was meant. What is pasted out of a table or a word processor brings tabs and line marks
 * that nobody sees, and that a request may not hold: the sentence about it would help nobody.
 */
export function typedLine(value: unknown): string {
  return String(value ?? '').replaceAll(/[\t\v\f\u0085\u2028\u2029]+/g, ' ')
}

/** The same for several lines: marks that break a line become line feeds, and tabs stay. */
export function typedLines(value: unknown): string {
  return String(value ?? '').replaceAll(/[\v\f\u0085\u2028\u2029]/g, '\n')
}
