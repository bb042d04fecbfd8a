/** Off in Firefox: our `default-src` refuses it (`server/http/headers.ts`), with an error for each link. */
export const prefetch = isRefused() ? 'none' : 'intent'

function isRefused(): boolean {
  if (typeof document === 'undefined') return false
  // Firefox is the one browser that fetches ahead by a link and has no speculation rules.
  const fetchesAhead = document.createElement('link').relList.supports('prefetch')
  return fetchesAhead && !HTMLScriptElement.supports?.('speculationrules')
}
