import { addressWithoutPrefix, translatePath } from '#language/addresses.ts'
import { defaultLanguage, type Language } from '#language/languages.ts'
import { hashSource, policyFor } from './headers.ts'
import { keepPage } from './page-cache.ts'
import type { KeptPage } from './send-kept.ts'

/** The bare address is itself the Dutch home page: no second trip, unless another language is stored. */
export function homeWithoutPrefix({ body, policy }: KeptPage): KeptPage {
  const home = translatePath('/', defaultLanguage)
  const script = movingScript(addressesOf('/'))
  const moving = `<head><script>${script}</script>${withoutScripts(home)}`
  return keepPage({
    html: body.toString().replace('<head>', () => moving),
    policy: policy.replace("script-src 'self'", (own) => `${own} ${hashSource(script)}`),
  })
}

/**
 * A foreign prefix leads to Dutch; an address without any gets a small document that finds the
 * stored language (specification, section 2). An address of no page is answered with "not found" at
 * once.
 */
export function answerWithoutPrefix(url: URL, name: string): Response {
  const found = addressWithoutPrefix(url.pathname)
  const { rest } = found
  if (found.kind === 'unknown-prefix') {
    const location = translatePath(rest, defaultLanguage) + url.search
    return new Response(null, { status: 302, headers: { location, 'cache-control': 'no-cache' } })
  }
  const addresses = addressesOf(rest)
  const script = replacingScript(addresses)
  const html = replacingDocument({ script, name, address: addresses[defaultLanguage] + url.search })
  return new Response(html, {
    status: found.isPage ? 200 : 404,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': policyFor(html, [script]),
    },
  })
}

type Addresses = Readonly<Record<Language, string>>

function addressesOf(path: string): Addresses {
  const inLanguage = (language: Language) => translatePath(path, language)
  return { nl: inLanguage('nl'), fr: inLanguage('fr'), en: inLanguage('en') }
}

/** Nothing is drawn, and the language stays the stored one, while the browser goes to another address. */
function movingScript(addresses: Addresses): string {
  return `(() => {
const to = ${JSON.stringify(addresses)}
const root = document.documentElement
let stored
try { stored = localStorage.getItem('i18nextLng') } catch {}
if (stored !== root.lang && Object.hasOwn(to, stored)) {
root.hidden = true
location.replace(to[root.lang = stored] + location.hash)
} else history.replaceState(null, '', to[root.lang] + location.hash)
})()`
}

/** The language asked for by `lng`, else the one stored at an earlier visit, else Dutch. */
function replacingScript(addresses: Addresses): string {
  return `(() => {
const to = ${JSON.stringify(addresses).replaceAll('<', '\\u003c')}
let stored
try { stored = localStorage.getItem('i18nextLng') } catch {}
const asked = new URLSearchParams(location.search).get('lng')
const known = (language) => Object.hasOwn(to, language) && to[language]
location.replace((known(asked) || known(stored) || to.${defaultLanguage}) + location.search + location.hash)
})()`
}

type Replacing = { readonly script: string; readonly name: string; readonly address: string }

function replacingDocument({ script, name, address }: Replacing): string {
  const [fallback, ours] = [attribute(address), attribute(name)]
  return `<!doctype html>
<html lang="${defaultLanguage}">
<head>
<meta charset="utf-8">
<title>${ours}</title>
<link rel="canonical" href="${fallback}">
<script>${script}</script>
${withoutScripts(address)}
</head>
<body><p><a href="${fallback}">${ours}</a></p></body>
</html>
`
}

function withoutScripts(address: string): string {
  return `<noscript><meta http-equiv="refresh" content="0;url=${attribute(address)}"></noscript>`
}

function attribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
