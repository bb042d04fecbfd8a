import type { Page } from 'playwright-core'

/** Words past the right edge of the window where nobody can scroll to, or of a list; pictures may be there. */
export function outsideOnPage(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    const wide = scrollWidth > clientWidth ? [`${scrollWidth} wide`] : []
    const parts = document.querySelectorAll(
      'main :is(h1, h2, h3, p, li, td, a, button, input, select)',
    )
    const outside = [...parts].filter((part) => {
      const { right, width } = part.getBoundingClientRect()
      const hidden = width <= 1 || part.closest('.sr-only, [aria-hidden=true]')
      return !hidden && right > clientWidth + 1 && !isScrolledTo(part)
    })
    return [
      ...wide,
      ...outside.map((part) => `${part.outerHTML.slice(0, 80)} is outside`),
      ...[...document.querySelectorAll('select')].flatMap(cutChoices),
    ]

    function isScrolledTo(part: Element): boolean {
      for (let box = part.parentElement; box; box = box.parentElement) {
        if (/^(auto|scroll)$/.test(getComputedStyle(box).overflowX)) return true
      }
      return false
    }

    function cutChoices(list: HTMLSelectElement): string[] {
      const look = getComputedStyle(list)
      // A list that may have several lines cuts no choice.
      if (look.textWrapMode === 'wrap' || !list.checkVisibility()) return []
      const letters = document.createElement('canvas').getContext('2d')!
      letters.font = `${look.fontWeight} ${look.fontSize} ${look.fontFamily}`
      const edges = Number.parseFloat(look.paddingLeft) + Number.parseFloat(look.paddingRight)
      const cut = [...list.options].filter(
        ({ text }) => letters.measureText(text).width > list.clientWidth - edges,
      )
      return cut.map(({ text }) => `"${text}" is cut`)
    }
  })
}

/** The same with letters, words and lines as far apart as a visitor may ask for (WCAG 1.4.12). */
export async function outsideWithLettersApart(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`
      * {
        line-height: 1.5 !important;
        letter-spacing: 0.12em !important;
        word-spacing: 0.16em !important;
      }
      p { margin-bottom: 2em !important }
    `)
    document.adoptedStyleSheets = [sheet]
  })
  const outside = await outsideOnPage(page)
  await page.evaluate(() => {
    document.adoptedStyleSheets = []
  })
  return outside.map((fault) => `${fault} with letters apart`)
}
