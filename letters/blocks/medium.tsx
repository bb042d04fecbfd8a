import { createContext, type ReactElement, useContext } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Business } from '#booking/house/house.ts'
import type { Words } from '#content/words/shape.ts'
import type { Language } from '#language/languages.ts'

/** Each mail is written once and rendered twice: as HTML, and as the plain text that goes with it. */
type Medium = {
  readonly medium: 'html' | 'text'
  readonly language: Language
  readonly telephone: string
  readonly business: Business
  readonly farmLabels: Words['farmLabels']
}

const MediumContext = createContext<Medium | undefined>(undefined)

/** @throws Error outside of `renderLetter` */
export function useMedium(): Medium {
  const medium = useContext(MediumContext)
  if (!medium) throw new Error('A part of a letter is rendered outside of one')
  return medium
}

/** The telephone is the farm's, empty when it has none. */
export function renderLetter(letter: ReactElement, house: Omit<Medium, 'medium'>) {
  const [html = '', text = ''] = (['html', 'text'] as const).map((medium) =>
    renderToStaticMarkup(<MediumContext value={{ medium, ...house }}>{letter}</MediumContext>),
  )
  return {
    html: withPlainBreaks(`<!doctype html>${withoutPreloads(html)}`),
    text: withPlainBreaks(`${unescaped(text).trimEnd()}\n`),
  }
}

/** React escapes these five and no others; in plain text they are themselves. */
function unescaped(markup: string): string {
  const signs: Record<string, string> = {
    '&amp;': '&',
    '&lt;': '<',
    '&gt;': '>',
    '&quot;': '"',
    '&#x27;': "'",
  }
  return markup.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => signs[entity] ?? entity)
}

/** React asks a browser to fetch pictures early; a mail has them with it. */
function withoutPreloads(markup: string): string {
  return markup.replaceAll(/<link rel="preload"[^>]*>/g, '')
}

/** A carriage return has no meaning of its own in a mail (RFC 5322, 2.3): the sender writes line ends. */
function withPlainBreaks(body: string): string {
  return body.replaceAll(/\r\n?/g, '\n')
}

/** Lines of plain text fit every window, quoted once or twice (RFC 3676, 4.2). */
const columns = 72
/** Longer pieces are cut, so that no line has more than 998 octets (RFC 5322, 2.1.1). */
const longestWord = 240
const piece = new RegExp(`.{1,${longestWord}}`, 'gsu')

type Margin = { readonly first?: string; readonly next?: string }

/** Breaks lines at plain spaces alone; a word longer than a line, such as a link, has one to itself. */
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
    if (!isEmpty && !isLine(`${line} ${word}`)) {
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
  return word.match(piece) ?? ['']
}

/** A character beyond the first 65,536 is two of a string's units, so that most lines need no count. */
function isLine(text: string): boolean {
  return text.length <= columns || [...text].length <= columns
}
