/** The header is the same on every page, and the larger part of most. */
const siteHeader = /<header data-site[^]*?<\/header>/
const token = /(?<=\/l\/(?:[a-z]{2}\/)?)[A-Za-z0-9_-]{60,}/g
const id = /\b[0-9a-f]{8}-0000-4000-8000-0{12}\b/g

/**
 * Makes a text of two commits comparable: ids, and references made of ids, become numbers in the
 * order of the text; links become their purpose; and each element gets its own line.
 */
export function withPlaceholders(text: string): string {
  const numbers = new Map<string, number>()
  const numberOf = (beginning: string) => {
    const number = numbers.get(beginning) ?? numbers.size + 1
    numbers.set(beginning, number)
    return number
  }
  return text
    .replace(siteHeader, '')
    .replaceAll(token, (each) => Buffer.from(each, 'base64url').toString())
    .replaceAll(id, (each) => `{id ${numberOf(each.slice(0, 8))}}`)
    .replaceAll(/\b0[0-9A-F]{7}\b/g, (each) => `{reference ${numberOf(each.toLowerCase())}}`)
    .replaceAll('><', '>\n<')
}
