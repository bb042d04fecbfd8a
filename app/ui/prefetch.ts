/**
 * Whether a link fetches the page behind it when somebody is about to follow it. Firefox asks
 * `default-src` for leave to do so, and ours gives none (`server/http/headers.ts`): it would fetch
 * nothing, and complain of each link on its console. Of the browsers that fetch ahead by a link, it is
 * the one without speculation rules.
 */
export const prefetch = isRefused() ? 'none' : 'intent'

function isRefused(): boolean {
  if (typeof document === 'undefined') return false
  const fetchesAhead = document.createElement('link').relList.supports('prefetch')
  return fetchesAhead && !HTMLScriptElement.supports?.('speculationrules')
}
