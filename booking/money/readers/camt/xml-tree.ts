import { SaxesParser } from 'saxes'
import { problemsIn } from '../problem.ts'

export const unreadableCamt = problemsIn('camt')

export type Element = {
  readonly name: string
  readonly line: number
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly Element[]
  readonly text: string
}

/** Far more than any statement has; a file beyond either is made to hurt. */
const deepest = 40
const maxParts = 300_000

/** The beginning of an element, or of an attribute. */
const part = /<[^/!?]|=\s*["']/g

/** A document type is refused, and so every entity but XML's own five: they could fetch files, or grow without end. */
export function xmlTree(text: string): Element {
  refuseMany(text)
  const parser = new SaxesParser()
  const path: (Element & { readonly children: Element[]; text: string })[] = []
  let root: Element | undefined

  parser.on('doctype', () => {
    throw unreadableCamt('doctype', parser.line)
  })
  parser.on('error', (error) => {
    throw unreadableCamt('xml', parser.line, error.message.replace(/^\d+:\d+: /, ''))
  })
  parser.on('opentag', ({ name, attributes }) => {
    if (path.length >= deepest) throw unreadableCamt('too-large', parser.line)
    const local = name.slice(name.indexOf(':') + 1)
    const element = { name: local, line: parser.line, attributes, children: [], text: '' }
    path.at(-1)?.children.push(element)
    root ??= element
    path.push(element)
  })
  parser.on('closetag', () => {
    path.pop()
  })
  const addText = (piece: string) => {
    const element = path.at(-1)
    if (element) element.text += piece
  }
  parser.on('text', addText)
  parser.on('cdata', addText)

  parser.write(text).close()
  if (!root) throw unreadableCamt('xml', 1)
  return root
}

/** The parts are counted before any is built, which takes a hundred times its own bytes. */
function refuseMany(text: string): void {
  let parts = 0
  for (const _ of text.matchAll(part)) {
    parts += 1
    if (parts > maxParts) throw unreadableCamt('too-large', undefined)
  }
}

export function elementsAt(element: Element | undefined, path: string): readonly Element[] {
  let reached: readonly Element[] = element ? [element] : []
  for (const name of path.split('/')) {
    reached = reached.flatMap(({ children }) => children.filter((child) => child.name === name))
  }
  return reached
}

export function textAt(element: Element | undefined, path: string): string {
  return elementsAt(element, path)[0]?.text.trim() ?? ''
}
