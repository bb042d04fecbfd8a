/** Lists whose entries the owner adds, leaves out and moves, and how many there may be: what each page has room for. */
const lists: readonly (readonly [list: RegExp, least: number, most: number])[] = [
  [/^faq\.tabs\.[\w-]+\.questions$/, 1, 40],
  [/^home\.welcome\.paragraphs$/, 1, 8],
  [/^home\.testimonials\.items$/, 1, 12],
  [/^workshop\.[\w-]+\.(about|benefits|takeHome)$/, 1, 15],
  [/^workshop\.[\w-]+\.afterwards$/, 1, 6],
  [/^workshops\.expect\.items$/, 1, 9],
  [/^about\.journey\.moments$/, 1, 12],
  [/^about\.\w+\.(paragraphs|promises)$/, 1, 10],
  [/^ownPages\.[\w-]+\.blocks$/, 1, 40],
  [/^giftVoucher\.points$/, 1, 8],
]

/** The list in which a text stands, the key of its entry there, and how many entries it may have; undefined for a text that stands alone. */
export function listAround(path: string) {
  const parts = path.split('.')
  for (let length = 1; length < parts.length; length += 1) {
    const list = parts.slice(0, length).join('.')
    const found = lists.find(([of]) => of.test(list))
    if (found) return { list, key: parts[length] ?? '', least: found[1], most: found[2] }
  }
  return undefined
}
