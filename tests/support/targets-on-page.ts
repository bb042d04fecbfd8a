import type { Page } from 'playwright-core'

/** A target for a finger and its size, in CSS pixels. */
export type TargetOnPage = {
  readonly name: string
  readonly width: number
  readonly height: number
}

/**
 * Everything in a part of the page that can be pressed, except links inside a sentence. The size of
 * a field includes its label; a link that is stretched over its card has the size of the card.
 */
export function targetsOnPage(page: Page, part: string): Promise<TargetOnPage[]> {
  return page.locator(part).evaluate((root) => {
    const controls = 'a[href], button, input, select, textarea, summary, [role=tab]'
    const found = [...root.querySelectorAll<HTMLElement>(controls)]
    return found
      .filter(isShown)
      .filter((it) => !isInSentence(it))
      .map(sizeOf)

    function isShown(element: HTMLElement): boolean {
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        return false
      // An element that is hidden from eyes appears at full size when it has the focus.
      const box = element.getBoundingClientRect()
      const hidden = getComputedStyle(element).clipPath === 'inset(50%)'
      return !hidden && box.width > 1 && box.right > 0 && !element.closest('[aria-hidden=true]')
    }

    function isInSentence(element: HTMLElement): boolean {
      if (element.tagName !== 'A' || getComputedStyle(element).display !== 'inline') return false
      const around = element.parentElement?.textContent?.trim() ?? ''
      return around.length > (element.textContent?.trim() ?? '').length + 3
    }

    function sizeOf(element: HTMLElement): TargetOnPage {
      const labels = 'labels' in element ? (element as HTMLInputElement).labels : null
      const boxes = [element, stretched(element), ...(labels ?? [])].map((it) =>
        it.getBoundingClientRect(),
      )
      const edge = (side: 'right' | 'bottom') => Math.max(...boxes.map((box) => box[side]))
      return {
        name: `${element.tagName} ${element.textContent?.trim() || element.getAttribute('name')}`,
        width: edge('right') - Math.min(...boxes.map(({ left }) => left)),
        height: edge('bottom') - Math.min(...boxes.map(({ top }) => top)),
      }
    }

    function stretched(element: HTMLElement): Element {
      const after = getComputedStyle(element, '::after')
      const covers = after.position === 'absolute' && after.inset === '0px'
      return (covers && element.offsetParent) || element
    }
  })
}
