import book from '#content/fonts/book.ttf?inline'
import bold from '#content/fonts/bold.ttf?inline'
import display from '#content/fonts/display.ttf?inline'
import { ownCharacters } from '#content/fonts/cut-characters.ts'
import other from '#content/fonts/other-letters.ttf?inline'
import text from '#content/fonts/text.ttf?inline'

/** Typefaces for print and for pictures, as a PDF takes them. */
export const faces = {
  display: bytesOf(display),
  book: bytesOf(book),
  text: bytesOf(text),
  bold: bytesOf(bold),
  other: bytesOf(other),
}

export type Face = keyof typeof faces

const drawn = new Set(ownCharacters)

/** The typeface for a name, which may have foreign letters. */
export function faceFor(face: Face, words: string): Face {
  return [...words].every((letter) => drawn.has(letter)) ? face : 'other'
}

function bytesOf(data: string): Buffer {
  return Buffer.from(data.slice(data.indexOf(',') + 1), 'base64')
}
