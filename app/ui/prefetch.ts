/** Off in Firefox: our `default-src` refuses it (`server/http/headers.ts`), with an error for each link. */
export const prefetch = isRefused() ? 'none' : 'intent'

function isRefused(): boolean {
  if (typeof document === 'undefined') return false
  // Of the browsers that fetch ahead by a link, Firefox is the one without speculation rules.
  const fetchesAhead = document.createElement('link').relList.supports('prefetch')
  return fetchesAhead && !HTMLScriptElement.supports?.('speculationrules')
}
