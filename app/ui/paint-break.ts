import { createElement } from 'react'

/**
 * Marks the end of the first screen. The parser stops after a script, even one that holds only
 * data, and Chromium then paints what it has read. So the words above need not wait for the style
 * and layout of the page below (docs/decisions/0033-what-a-first-paint-costs.md).
 */
export function PaintBreak() {
  return createElement('script', { type: 'text/plain' })
}
