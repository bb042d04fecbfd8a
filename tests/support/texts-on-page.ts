import type { Page } from 'playwright-core'

/** A piece of text as it stands on the page; lengths in CSS pixels. */
export type TextOnPage = {
  readonly text: string
  readonly size: number
  /** A name on a map is not read as a sentence is. */
  readonly inPicture: boolean
  /** `rgb(…)`, as computed. */
  readonly colour: string
  /** The product of the opacities of all elements around it. */
  readonly opacity: number
  readonly box: Box
}

/** A box measured from the page's upper left corner. */
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
    type Around = { isHidden: boolean; edges: readonly DOMRect[]; opacity: number }
    const around = new Map<Element, Around>()
    while (texts.nextNode()) {
      const parent = texts.currentNode.parentElement
      const text = texts.currentNode.textContent?.trim() ?? ''
      if (!parent || text === '' || !isShown(parent)) continue
      const style = getComputedStyle(parent)
      const range = document.createRange()
      range.selectNodeContents(texts.currentNode)
      for (const rect of range.getClientRects()) {
        const box = inSight(rect, aroundIn(parent))
        if (!box) continue
        found.push({
          text: text.slice(0, 60),
          size: Number.parseFloat(style.fontSize) * scaleOf(parent),
          inPicture: parent.closest('svg') !== null,
          colour: parent.closest('svg') ? style.fill : style.color,
          opacity: aroundIn(parent).opacity,
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

    /** The part of a line that the elements around it do not cut off. */
    function inSight(rect: DOMRect, { isHidden, edges }: Around): Box | undefined {
      const left = Math.max(rect.left, ...edges.map((edge) => edge.left))
      const top = Math.max(rect.top, ...edges.map((edge) => edge.top))
      const right = Math.min(rect.right, ...edges.map((edge) => edge.right))
      const bottom = Math.min(rect.bottom, ...edges.map((edge) => edge.bottom))
      if (isHidden || right - left < 4 || bottom - top < 4 || right <= 0) return undefined
      const across = { left: left + scrollX, width: right - left }
      return { ...across, top: top + scrollY, height: bottom - top }
    }

    /** The effect of an element and those around it on its letters; computed once each. */
    function aroundIn(element: Element | null): Around {
      if (!element) return { isHidden: false, edges: [], opacity: 1 }
      const known = around.get(element)
      if (known) return known
      const outer = aroundIn(element.parentElement)
      const { overflowX, clipPath, opacity } = getComputedStyle(element)
      const cuts = overflowX !== 'visible'
      const here = {
        isHidden: outer.isHidden || clipPath === 'inset(50%)',
        edges: cuts ? [...outer.edges, element.getBoundingClientRect()] : outer.edges,
        opacity: Number(opacity) * outer.opacity,
      }
      around.set(element, here)
      return here
    }

    /** Letters in a drawing are as much smaller as the drawing is. */
    function scaleOf(element: Element): number {
      return element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1
    }
  })
}
