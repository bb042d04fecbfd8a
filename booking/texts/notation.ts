/**
 * Signs in a paragraph of the owner, a part of Markdown: `*so*`, `**so**`, `[words](address)`, and a list of lines that
 * begin with `- `. Any other line is a paragraph, and every other sign is itself.
 */
export type Piece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'em' | 'strong'; readonly of: readonly Piece[] }
  | { readonly kind: 'link'; readonly to: string; readonly of: readonly Piece[] }

export type Block =
  | { readonly kind: 'paragraph'; readonly of: readonly Piece[] }
  | { readonly kind: 'list'; readonly items: readonly (readonly Piece[])[] }

const item = '- '

export function readNotation(text: string): readonly Block[] {
  const blocks: Block[] = []
  for (const line of text.split('\n')) {
    const last = blocks.at(-1)
    if (!line.startsWith(item)) blocks.push({ kind: 'paragraph', of: piecesOf(line) })
    else {
      const pieces = piecesOf(line.slice(item.length))
      const isNext = last?.kind === 'list'
      if (isNext) blocks.pop()
      blocks.push({ kind: 'list', items: [...(isNext ? last.items : []), pieces] })
    }
  }
  return blocks
}

const link = String.raw`\[([^[\]\n]+)\]\(([^)\n]*)\)`
/** Stars within a word, `2*3`, are no emphasis. */
const stars = String.raw`(?<![\p{L}\p{N}*])(\*\*?)(?=[^\s*])([^\n]*?[^\s*])\1(?![\p{L}\p{N}*])`
const notation = new RegExp(`${stars}|${link}`, 'gu')

/** Emphasis within emphasis within emphasis says nothing. */
const deepest = 3

function piecesOf(text: string, depth = 0): readonly Piece[] {
  if (depth === deepest) return [{ kind: 'text', text }]
  const pieces: Piece[] = []
  let from = 0
  for (const { 0: found, 1: sign, 2: stressed, 3: words, 4: typed, index } of text.matchAll(
    notation,
  )) {
    const to = typed && addressOf(typed)
    if (words !== undefined && !to) continue
    if (index > from) pieces.push({ kind: 'text', text: text.slice(from, index) })
    from = index + found.length
    const of = piecesOf(words ?? stressed ?? '', depth + 1)
    pieces.push(to ? { kind: 'link', to, of } : { kind: sign === '**' ? 'strong' : 'em', of })
  }
  if (from < text.length || pieces.length === 0) {
    pieces.push({ kind: 'text', text: text.slice(from) })
  }
  return pieces
}

/** Address of a link: a page of the site, one elsewhere by https, a mailbox, or a telephone. */
function addressOf(typed: string): string | undefined {
  // A typeset text has hyphens that do not break, and an address has none.
  const address = typed.replaceAll('\u2011', '-')
  const [, scheme] = /^(https:\/\/|mailto:|tel:|\/(?![/\\]))[^()\s]*$/.exec(address) ?? []
  const isWhole =
    scheme === '/' ||
    (scheme === 'mailto:' && /^[^@]+@[^@.]+\.[^@]+$/.test(address)) ||
    (scheme === 'tel:' && /^tel:\+?[\d./-]{6,}$/.test(address)) ||
    (scheme === 'https://' && URL.canParse(address) && new URL(address).hostname.includes('.'))
  return isWhole ? address : undefined
}

/** The first address of a text's links that leads nowhere. */
export function wrongAddress(text: string, isPage: (path: string) => boolean): string | undefined {
  return [...text.matchAll(new RegExp(link, 'gu'))]
    .map(([, , typed = '']) => typed)
    .find((typed) => {
      const to = addressOf(typed)
      return !to || (to.startsWith('/') && !isPage(to.split(/[?#]/)[0] ?? ''))
    })
}

/** The text without its signs; `tell` makes words of each link, or the link's own words stay. */
export function plainPieces(
  pieces: readonly Piece[],
  tell: (words: string, to: string) => string = (words: string) => words,
): string {
  return pieces
    .map((piece) => {
      if (piece.kind === 'text') return piece.text
      const words = plainPieces(piece.of, tell)
      return piece.kind === 'link' ? tell(words, piece.to) : words
    })
    .join('')
}

export function plainText(text: string): string {
  return readNotation(text)
    .flatMap((block) => (block.kind === 'list' ? block.items : [block.of]))
    .map((pieces) => plainPieces(pieces))
    .join(' ')
}
