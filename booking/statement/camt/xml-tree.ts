import { SaxesParser } from 'saxes'
import { Unreadable } from '../problem.ts'

/** An element by its name without prefix, as banks differ in namespaces. */
export type Element = {
  readonly name: string
  readonly line: number
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly Element[]
  /** Its own text, without that of its children. */
  readonly text: string
}

type Growing = Element & { readonly children: Element[]; text: string }

/** Far more than any statement has; a file beyond either is made to hurt. */
const deepest = 40
const mostElements = 300_000

/**
 * XML as a tree. A document type is refused, and with it every entity but the five of XML itself:
 * they could fetch files, or grow without end.
 */
export function xmlTree(text: string): Element {
  const parser = new SaxesParser()
  const path: Growing[] = []
  let root: Element | undefined
  let elements = 0

  parser.on('doctype', () => {
    throw new Unreadable('doctype', { format: 'camt', line: parser.line })
  })
  parser.on('error', (error) => {
    const found = error.message.replace(/^\d+:\d+: /, '')
    throw new Unreadable('xml', { format: 'camt', line: parser.line, found })
  })
  parser.on('opentag', ({ name, attributes }) => {
    elements += 1
    if (path.length >= deepest || elements > mostElements) {
      throw new Unreadable('too-large', { format: 'camt', line: parser.line })
    }
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
  // The parser itself reports a document without a root.
  if (!root) throw new Unreadable('xml', { format: 'camt', line: 1 })
  return root
}

/** The elements at the end of a path of names, in order. */
export function elementsAt(element: Element | undefined, path: string): readonly Element[] {
  let reached: readonly Element[] = element ? [element] : []
  for (const name of path.split('/')) {
    reached = reached.flatMap(({ children }) => children.filter((child) => child.name === name))
  }
  return reached
}

/** The text at the end of a path, trimmed; empty when it is not there. */
export function textAt(element: Element | undefined, path: string): string {
  return elementsAt(element, path)[0]?.text.trim() ?? ''
}
