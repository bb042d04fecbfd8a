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
  return { html: `<!doctype html>${html}`, text: `${unescaped(text).trimEnd()}\n` }
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
