import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** A plain page as the HTML that is sent. */
export function renderPlain(page: ReactElement): string {
  return `<!doctype html>${renderToStaticMarkup(page)}`
}
