/**
 * Whether links fetch ahead. Firefox asks `default-src` for leave, and ours gives none
 * (`server/http/headers.ts`): it would fetch nothing, and complain of each link on its console.
 */
export const prefetch = isRefused() ? 'none' : 'intent'

function isRefused(): boolean {
  if (typeof document === 'undefined') return false
  // Of the browsers that fetch ahead by a link, Firefox is the one without speculation rules.
  const fetchesAhead = document.createElement('link').relList.supports('prefetch')
  return fetchesAhead && !HTMLScriptElement.supports?.('speculationrules')
}
