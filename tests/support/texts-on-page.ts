import type { Page } from 'playwright-core'

/** A piece of text as it stands on the page; lengths in CSS pixels. */
export type TextOnPage = {
  readonly text: string
  readonly size: number
  readonly weight: number
  /** A name on a map is not read as a sentence is. */
  readonly inPicture: boolean
  /** `rgb(…)`, as computed. */
  readonly colour: string
  /** Of all it stands in, multiplied. */
  readonly opacity: number
  readonly box: Box
}

/** From the page's upper left corner. */
export type Box = {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/**
 * Every text that can be seen, line by line. Disabled controls are left out, and the business card,
 * which is read on paper.
 *
 * @param part selector of the part of the page to look at
 */
export function textsOnPage(page: Page, part: string): Promise<TextOnPage[]> {
  return page.locator(part).evaluate((root) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const found: TextOnPage[] = []
    while (texts.nextNode()) {
      const parent = texts.currentNode.parentElement
      const text = texts.currentNode.textContent?.trim() ?? ''
      if (!parent || text === '' || !isShown(parent)) continue
      const style = getComputedStyle(parent)
      const range = document.createRange()
      range.selectNodeContents(texts.currentNode)
      for (const rect of range.getClientRects()) {
        const box = inSight(rect, parent)
        if (!box) continue
        found.push({
          text: text.slice(0, 60),
          size: Number.parseFloat(style.fontSize) * scaleOf(parent),
          inPicture: parent.closest('svg') !== null,
          weight: Number(style.fontWeight),
          colour: parent.closest('svg') ? style.fill : style.color,
          opacity: opacityOf(parent),
          box,
        })
      }
    }
    return found

    function isShown(element: Element): boolean {
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        return false
      return !element.closest(
        'script, noscript, option, [disabled], [aria-disabled=true], .card-face',
      )
    }

    /** What is left of a line after everything around it that cuts off what runs over. */
    function inSight(rect: DOMRect, parent: Element): Box | undefined {
      let { left, top, right, bottom } = rect
      for (let outer: Element | null = parent; outer; outer = outer.parentElement) {
        const { overflowX, clipPath } = getComputedStyle(outer)
        if (clipPath === 'inset(50%)') return undefined
        if (overflowX === 'visible') continue
        const edge = outer.getBoundingClientRect()
        left = Math.max(left, edge.left)
        top = Math.max(top, edge.top)
        right = Math.min(right, edge.right)
        bottom = Math.min(bottom, edge.bottom)
      }
      if (right - left < 4 || bottom - top < 4 || right <= 0) return undefined
      const across = { left: left + scrollX, width: right - left }
      return { ...across, top: top + scrollY, height: bottom - top }
    }

    /** Letters in a drawing are as much smaller as the drawing is. */
    function scaleOf(element: Element): number {
      return element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1
    }

    function opacityOf(element: Element | null): number {
      if (!element) return 1
      return Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement)
    }
  })
}
