import { expect } from 'vitest'
import { tags, visibleText } from './pages.ts'

/** The text with one plain space for any white space. */
export const plain = (text: string) => text.replaceAll(/\s+/g, ' ')

/** A part of a page as it comes without script: what is read there, and where its links lead. */
export async function readPart(
  siteUrl: string,
  path: string,
  part: 'header' | 'main' | 'footer' = 'main',
) {
  const whole = await (await fetch(siteUrl + path)).text()
  const html = new RegExp(`<${part}[\\s\\S]*</${part}>`).exec(whole)?.[0] ?? ''
  const seen = plain(visibleText(html))
  const links = tags(html, 'a').map(({ href }) => href)
  /** Checks that each text stands there, after the one before it. */
  const inOrder = (texts: readonly string[]) => {
    let from = 0
    for (const text of texts) {
      const at = seen.indexOf(plain(text), from)
      expect(at, `${text} on ${path}`).toBeGreaterThan(-1)
      from = at
    }
  }
  return { whole, html, seen, links, inOrder, count: (name: string) => tags(html, name).length }
}
