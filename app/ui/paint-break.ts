import { createElement } from 'react'

/**
 * Ends what a first screen shows. A parser stops at the end of a script, even of one that is only data, and
 * Chromium then paints what it has: the words above wait for the style and layout of nothing below them
 * (docs/decisions/0033-what-a-first-paint-costs.md).
 */
export function PaintBreak() {
  return createElement('script', { type: 'text/plain' })
}
