import { business } from '#content/business.ts'
import { addressWithoutPrefix, translatePath } from '#language/addresses.ts'
import { defaultLanguage, type Language, languages } from '#language/languages.ts'
import { policyFor } from './headers.ts'

/**
 * An address that bears no language of ours. With a foreign prefix it is Dutch, and the address is
 * rewritten; without any, a small document replaces itself with the same page in the stored language
 * (specification, section 2, "Language prefix").
 */
export function answerWithoutPrefix(url: URL): Response {
  const { kind, rest } = addressWithoutPrefix(url.pathname)
  const address = (language: Language) => translatePath(rest, language)
  if (kind === 'unknown-prefix') {
    const location = address(defaultLanguage) + url.search
    return new Response(null, { status: 302, headers: { location, 'cache-control': 'no-cache' } })
  }
  const html = replacingDocument(
    Object.fromEntries(languages.map((l) => [l, address(l)])),
    url.search,
  )
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': policyFor(html),
    },
  })
}

/** The language asked for by `lng`, else the one stored at an earlier visit, else Dutch. */
function replacingDocument(addresses: Record<string, string>, search: string): string {
  const fallback = attribute((addresses[defaultLanguage] ?? '/') + search)
  const script = `(() => {
const to = ${JSON.stringify(addresses).replaceAll('<', '\\u003c')}
let stored
try { stored = localStorage.getItem('i18nextLng') } catch {}
const asked = new URLSearchParams(location.search).get('lng')
const known = (language) => Object.hasOwn(to, language) && to[language]
location.replace((known(asked) || known(stored) || to.${defaultLanguage}) + location.search + location.hash)
})()`
  return `<!doctype html>
<html lang="${defaultLanguage}">
<head>
<meta charset="utf-8">
<title>${business.name}</title>
<link rel="canonical" href="${fallback}">
<script>${script}</script>
<noscript><meta http-equiv="refresh" content="0;url=${fallback}"></noscript>
</head>
<body><p><a href="${fallback}">${business.name}</a></p></body>
</html>
`
}

function attribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
