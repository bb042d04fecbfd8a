import { languages } from '#language/languages.ts'
import { closedPolicy, policyFor } from './headers.ts'
import { cachedPage } from './page-cache.ts'
import { deferScripts, withFirstModule } from './page-html.ts'
import type { CachedPage } from './send-page.ts'
import { withUsedStyles } from './used-styles.ts'

/** A visitor may first touch a page long after it was sent, so that so many starts are kept. */
const startsKept = 300

type Rendered = { readonly html: string; readonly nonce: string; readonly path: string }

/** Modules that start a page's scripts at the first touch, with the page's data. */
export function createStartScripts(integrityOf: (path: string) => string | undefined) {
  const starts = new Map<string, CachedPage>()
  return {
    find: (digest: string) => starts.get(digest),
    held: ({ html, nonce, path }: Rendered): CachedPage => {
      const { html: page, first, start: text } = deferScripts(html, nonce)
      const start = cachedPage({ html: text, policy: closedPolicy })
      const digest = start.etag.slice(1, -1)
      starts.delete(digest)
      starts.set(digest, start)
      const [oldest] = starts.keys()
      if (starts.size > startsKept && oldest !== undefined) starts.delete(oldest)
      const address = `<html data-start="/start${path}?${digest}"`
      const used = withUsedStyles(withFirstModule(page, integrityOf)).replace('<html', address)
      const ready = withFetchAhead(used)
      // A script that waits leaves an empty one, which the policy allows too.
      return cachedPage({ html: ready, policy: policyFor(ready, [first, '', fetchAhead]) })
    },
  }
}

/**
 * Pages that a visitor may open next. The open page and its other languages are none, and neither
 * is a page with a date filled in, which is made for one visitor. No address behind a key begins
 * like these.
 */
const linksAhead =
  `a:is(${languages.map((language) => `[href^="/${language}"]`).join()})` +
  ':not([hreflang],[aria-current],[href*="?"],[href*="#"])'

/** A link that is pointed at is fetched but not rendered: nothing runs, nobody is counted. */
const fetchAhead = JSON.stringify({
  prefetch: [{ where: { selector_matches: linksAhead }, eagerness: 'moderate' }],
})

/** The page with these rules, which hold until its scripts come (`app/layout/first-script.ts`). */
function withFetchAhead(html: string): string {
  return html.replace(
    '</body>',
    () => `<script type="speculationrules">${fetchAhead}</script></body>`,
  )
}
