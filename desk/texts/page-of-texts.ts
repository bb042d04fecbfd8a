import {
  type DefaultTreeAdapterTypes,
  defaultTreeAdapter as tree,
  html,
  parse,
  serialize,
} from 'parse5'
import { type MarkedPiece, readMarks } from '#booking/texts/marked-text.ts'

type Node = DefaultTreeAdapterTypes.Node
type Parent = DefaultTreeAdapterTypes.ParentNode
type Element = DefaultTreeAdapterTypes.Element

/** Elements that do nothing when pressed here, as a press on a text opens its form. */
const pressed = new Set(['a', 'button', 'summary', 'label'])
/** Elements without room for a link: their texts are listed. */
const closed = new Set(['title', 'option', 'select', 'textarea', 'svg', 'head'])
const left = new Set(['script', 'iframe'])

type MarkedPage = {
  readonly addressOf: (number: number) => string
  readonly lookOf: (number: number) => { readonly id: string; readonly class: string }
  /** Form of a picture's place by the picture's address; undefined for a picture that stays. */
  readonly pictureAt: (
    address: string,
  ) => { readonly id: string; readonly href: string; readonly name: string } | undefined
}

/** A page of the site without scripts, whose texts link to their forms, and the texts on it. */
export function pageOfTexts(
  page: string,
  { addressOf, lookOf, pictureAt }: MarkedPage,
): {
  readonly html: string
  readonly shown: ReadonlySet<number>
  readonly hidden: ReadonlySet<number>
} {
  // The page is parsed without scripts, so its `noscript` parts are shown.
  const document = parse(page, { scriptingEnabled: false })
  const shown = new Set<number>()
  const hidden = new Set<number>()
  const named = new Set<string>()
  let open: readonly number[] = []

  const linked = (text: string, number: number): Element => {
    const { id, class: look } = lookOf(number)
    const attributes = [
      { name: 'class', value: look },
      { name: 'href', value: addressOf(number) },
      // The first place of a text has the id to go back to.
      ...(named.has(id) ? [] : [{ name: 'id', value: id }]),
    ]
    named.add(id)
    const link = tree.createElement('a', html.NS.HTML, attributes)
    tree.insertText(link, text)
    return link
  }

  const readText = (parent: Parent, node: DefaultTreeAdapterTypes.TextNode, isClosed: boolean) => {
    const read = readMarks(node.value, open)
    open = read.open
    for (const { within } of read.pieces) {
      const [outer] = within
      for (const number of within) (isClosed || number !== outer ? hidden : shown).add(number)
    }
    for (const { text, outer } of byOuter(read.pieces)) {
      const made = outer === undefined || isClosed ? undefined : linked(text, outer)
      if (made) tree.insertBefore(parent, made, node)
      else tree.insertTextBefore(parent, text, node)
    }
    tree.detachNode(node)
  }

  const walk = (node: Node, isClosed: boolean, isHead = false): void => {
    if (!('childNodes' in node)) return
    const before = open
    // A text node is replaced while the list is walked, so a copy is walked.
    for (const child of node.childNodes.slice()) {
      if (tree.isTextNode(child)) readText(node, child, isClosed)
      else if (tree.isElementNode(child)) {
        const isBanner = child.attrs.some(({ name }) => name === 'data-cookie-banner')
        if (left.has(child.tagName) || isBanner) tree.detachNode(child)
        else if (child.tagName === 'noscript') {
          for (const inner of child.childNodes.slice()) tree.insertBefore(node, inner, child)
          tree.detachNode(child)
        } else {
          readAttributes(child, hidden)
          const isInHead = isHead || child.tagName === 'header'
          walk(child, isClosed || closed.has(child.tagName), isInHead)
          still(child, isInHead)
          if (child.tagName === 'img') linkPicture(child, pictureAt)
        }
      }
    }
    // A mark whose end was cut away ends with the element around it.
    open = before
  }
  walk(document, false)
  return { html: serialize(document), shown, hidden }
}

function byOuter(pieces: readonly MarkedPiece[]) {
  const joined: { text: string; readonly outer: number | undefined }[] = []
  for (const { text, within } of pieces) {
    const [outer] = within
    const last = joined.at(-1)
    if (last && last.outer === outer) last.text += text
    else joined.push({ text, outer })
  }
  return joined
}

function readAttributes({ attrs }: Element, hidden: Set<number>): void {
  for (const attribute of attrs) {
    const { pieces } = readMarks(attribute.value)
    if (pieces.length === 0) continue
    attribute.value = pieces.map(({ text }) => text).join('')
    for (const { within } of pieces) for (const number of within) hidden.add(number)
  }
}

/** A link or button of the site only looks like one; a fold is open, and a form sends nothing. */
function still(element: Element, isInHead: boolean): void {
  const { tagName, attrs } = element
  if (tagName === 'details' && !isInHead) attrs.push({ name: 'open', value: '' })
  const isOurs = attrs.some(({ name, value }) => name === 'class' && value.startsWith('own-'))
  if (tagName === 'form') element.tagName = element.nodeName = 'div'
  if (!pressed.has(tagName) || isOurs || tagName === 'summary') return
  element.tagName = element.nodeName = 'span'
  element.attrs = attrs.filter(({ name }) => ['class', 'id', 'style', 'lang'].includes(name))
}

/** The link has no box, which would move the layout; the picture has the id. */
function linkPicture(img: Element, pictureAt: MarkedPage['pictureAt']): void {
  const found = pictureAt(img.attrs.find(({ name }) => name === 'src')?.value ?? '')
  if (!found) return
  img.attrs.push({ name: 'id', value: found.id })
  // A picture without a text of its own would leave the link without a name.
  const alt = img.attrs.find(({ name }) => name === 'alt')
  if (alt?.value === '') alt.value = found.name
  const whole = pictureAround(img) ?? img
  const parent = whole.parentNode
  if (!parent) return
  const link = tree.createElement('a', html.NS.HTML, [
    { name: 'class', value: 'own-picture' },
    { name: 'href', value: found.href },
  ])
  tree.insertBefore(parent, link, whole)
  tree.detachNode(whole)
  tree.appendChild(link, whole)
}

function pictureAround({ parentNode: around }: Element): Element | undefined {
  return around && 'tagName' in around && around.tagName === 'picture' ? around : undefined
}
