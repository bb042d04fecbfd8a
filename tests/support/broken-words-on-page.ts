import type { Page } from 'playwright-core'

/** Words of headings that the page cuts over two lines without a hyphen, as nobody writes them. */
export function brokenWordsOnPage(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken: string[] = []
    for (const heading of document.querySelectorAll('h1, h2, h3, summary')) {
      const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) {
        const node = walker.currentNode
        if (linesOf(node).size < 2) continue
        for (const { 0: word, index } of (node.textContent ?? '').matchAll(
          /[^\s\-\u2010-\u2014/]+/g,
        )) {
          if (linesOf(node, index, index + word.length).size > 1) broken.push(word)
        }
      }
    }
    return broken

    function linesOf(node: Node, from = 0, to = node.textContent?.length ?? 0): Set<number> {
      const range = document.createRange()
      range.setStart(node, from)
      range.setEnd(node, to)
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
    }
  })
}
