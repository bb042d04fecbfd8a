/**
 * Whether a request was made by another site's page. What browsers send, as tried in them: `Origin`
 * with every POST, be it a form or a script's; `null` there when the page hides who it is; and
 * `Sec-Fetch-Site`, which no page can forge, wherever the site has TLS or is on this machine. Browsers
 * of before 2020 leave out both with a form, and say in `Referer` where it stood. What says nothing at
 * all is a program, and carries nobody's cookies.
 *
 * @param siteUrl the public origin; behind a proxy the `Host` header may name another one
 */
export function comesFromElsewhere(headers: Headers, siteUrl: string): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site !== 'same-origin' && site !== 'none'
  const from = headers.get('origin') ?? headers.get('referer')
  if (from === null) return false
  if (!URL.canParse(from)) return true
  const { host } = new URL(from)
  return host !== new URL(siteUrl).host && host !== headers.get('host')
}
