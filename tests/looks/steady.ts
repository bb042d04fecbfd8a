import type { Page } from 'playwright-core'

/**
 * Replaces whatever is random or depends on the clock by the same value in each run: references, as
 * text and in handwriting on a jar; structured communications; voucher codes; links; payment codes,
 * which become black squares; and the minutes of the hour in which the site was started.
 */
export function steady(page: Page): Promise<void> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode as Text
      text.data = text.data
        .replaceAll(/\+{3}\d{3}\/\d{4}\/\d{5}\+{3}/g, '+++000/0000/00000+++')
        .replaceAll(/\b[0-9A-F]{8}\b/g, '00000000')
        .replaceAll(/\b[0-9A-Z]{4}(?:-[0-9A-Z]{4}){4}\b/g, '0000-0000-0000-0000-0000')
        .replaceAll(/(?<=\/l\/[a-z2-7]*)[a-z2-7]/g, 'a')
        // No workshop begins or ends in this hour.
        .replaceAll(/\b09:[0-5]\d\b/g, '09:00')
    }
    for (const label of document.querySelectorAll('.jar-writing')) {
      label.innerHTML = '<path d="M50 140h96v26H50z"/>'
    }
    for (const ink of document.querySelectorAll<SVGPathElement>(
      'svg path + path[fill="#211c17"]',
    )) {
      const { x, y, width, height } = ink.getBBox()
      ink.setAttribute('d', `M${x} ${y}h${width}v${height}h${-width}z`)
    }
  })
}
