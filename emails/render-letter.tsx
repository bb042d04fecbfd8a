import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { InMedium } from './parts/medium.tsx'

/** One letter as the two bodies of a mail. */
export function renderLetter(
  letter: ReactElement,
  language: string,
): { html: string; text: string } {
  const [html = '', text = ''] = (['html', 'text'] as const).map((medium) =>
    renderToStaticMarkup(
      <InMedium medium={medium} language={language}>
        {letter}
      </InMedium>,
    ),
  )
  return {
    html: withPlainBreaks(`<!doctype html>${withoutPreloads(html)}`),
    text: withPlainBreaks(`${unescaped(text).trimEnd()}\n`),
  }
}

/** React escapes these five and no others; in plain text they are themselves. */
function unescaped(markup: string): string {
  const signs: Record<string, string> = {
    '&amp;': '&',
    '&lt;': '<',
    '&gt;': '>',
    '&quot;': '"',
    '&#x27;': "'",
  }
  return markup.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => signs[entity] ?? entity)
}

/** React asks a browser to fetch pictures early; a mail has them with it. */
function withoutPreloads(markup: string): string {
  return markup.replaceAll(/<link rel="preload"[^>]*>/g, '')
}

/** A carriage return has no meaning of its own in a mail (RFC 5322, 2.3): the sender writes line ends. */
function withPlainBreaks(body: string): string {
  return body.replaceAll(/\r\n?/g, '\n')
}
