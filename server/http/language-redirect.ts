import type { House } from '#booking/house/house.ts'
import { addressWithoutPrefix, translatePath } from '#language/addresses.ts'
import { firstOf, type Language } from '#language/languages.ts'
import { escaped } from './failure.ts'
import { hashSource, policyFor } from './headers.ts'
import { cachedPage } from './page-cache.ts'
import { spokenOf } from './request-language.ts'
import type { CachedPage } from './send-page.ts'

/** Languages of the site, the first for visitors without one. */
type Speaking = Pick<House, 'spoken'>

/** The bare address is the home page in the first language, unless another is stored: no second trip. */
export function homeWithoutPrefix({ body, policy }: CachedPage, { spoken }: Speaking): CachedPage {
  const home = translatePath('/', firstOf({ spoken }))
  const script = movingScript(addressesOf('/', spoken))
  const moving = `<head><script>${script}</script>${withoutScripts(home)}`
  return cachedPage({
    html: body.toString().replace('<head>', () => moving),
    policy: policy.replace("script-src 'self'", (self) => `${self} ${hashSource(script)}`),
  })
}

/** Foreign prefixes lead to the first language, ours in capitals to itself; without one, the stored one is found. */
export function redirectToPrefixed(url: URL, { business: { name }, spoken }: House): Response {
  const first = firstOf({ spoken })
  const found = addressWithoutPrefix(url.pathname)
  const { rest } = found
  if (found.kind === 'unknown-prefix') {
    const language = spokenOf({ spoken }, [found.prefix]) ?? first
    const location = translatePath(rest, language) + url.search
    return new Response(null, { status: 302, headers: { location, 'cache-control': 'no-cache' } })
  }
  const script = replacingScript(addressesOf(rest, spoken), first)
  const address = translatePath(rest, first) + url.search
  const html = replacingDocument({ script, name, address, first })
  return new Response(html, {
    status: found.isPage ? 200 : 404,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': policyFor(html, [script]),
    },
  })
}

type Addresses = Readonly<Partial<Record<Language, string>>>

function addressesOf(path: string, spoken: readonly Language[]): Addresses {
  return Object.fromEntries(spoken.map((language) => [language, translatePath(path, language)]))
}

/** Draws nothing and stores no language, while the browser goes to another address. */
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

/** Language of `lng`, or else the stored one, or else the first. */
function replacingScript(addresses: Addresses, first: Language): string {
  return `(() => {
const to = ${JSON.stringify(addresses).replaceAll('<', '\\u003c')}
let stored
try { stored = localStorage.getItem('i18nextLng') } catch {}
const asked = new URLSearchParams(location.search).get('lng')?.toLowerCase()
const known = (language) => Object.hasOwn(to, language) && to[language]
location.replace((known(asked) || known(stored) || to.${first}) + location.search + location.hash)
})()`
}

type Replacing = Readonly<Record<'script' | 'name' | 'address', string>> & {
  readonly first: Language
}

function replacingDocument({ script, name, address, first }: Replacing): string {
  const fallback = escaped(address)
  const ours = escaped(name)
  return `<!doctype html>
<html lang="${first}">
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
  return `<noscript><meta http-equiv="refresh" content="0;url=${escaped(address)}"></noscript>`
}
