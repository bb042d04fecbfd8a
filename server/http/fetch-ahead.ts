import { languages } from '#language/languages.ts'

/**
 * Pages a visitor may open next: not the one that is open, another language of it, or one with a date
 * filled in, which is made for one visitor. Nothing behind a key has an address that begins so.
 */
const links =
  `a:is(${languages.map((language) => `[href^="/${language}"]`).join()})` +
  ':not([hreflang],[aria-current],[href*="?"],[href*="#"])'

/**
 * For browsers that know speculation rules: the document a link leads to is fetched when the link is
 * pointed at. It is not made ready there, so nothing runs, nothing is counted and no picture comes.
 */
export const fetchAhead = JSON.stringify({
  prefetch: [{ where: { selector_matches: links }, eagerness: 'moderate' }],
})

/** The page with these rules, which hold until its scripts come (`app/layout/first-script.ts`). */
export function withFetchAhead(html: string): string {
  return html.replace(
    '</body>',
    () => `<script type="speculationrules">${fetchAhead}</script></body>`,
  )
}
