import { firstHouse } from '#content/first-house.ts'
import { createContext, Script } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { hashSource, policyFor } from './headers.ts'
import { redirectToPrefixed, homeWithoutPrefix } from './language-redirect.ts'
import { cachedPage } from './page-cache.ts'

const site = 'http://farm.example'

type Visitor = { readonly stored?: string; readonly storageClosed?: boolean }

/** The address to which the document's script leads. */
async function leadsTo(address: string, visitor: Visitor = {}): Promise<string> {
  const url = new URL(address, site)
  return runScript(await redirectToPrefixed(url, firstHouse).text(), url, visitor).replacedBy
}

/** Runs the first script of a document as a browser would. */
function runScript(html: string, url: URL, { stored, storageClosed }: Visitor) {
  const [, script = ''] = /<script>([\s\S]*?)<\/script>/.exec(html) ?? []
  const seen = { replacedBy: '', shownAs: '', root: { lang: 'nl', hidden: false } }
  const { search, hash } = url
  const page = {
    location: { search, hash, replace: (to: string) => (seen.replacedBy = to) },
    history: { replaceState: (_state: null, _title: string, to: string) => (seen.shownAs = to) },
    document: { documentElement: seen.root },
    URLSearchParams,
    get localStorage() {
      if (storageClosed) throw new Error('closed')
      return { getItem: (key: string) => (key === 'i18nextLng' ? (stored ?? null) : null) }
    },
  }
  new Script(script).runInContext(createContext(page))
  return seen
}

describe('an address without a prefix', () => {
  it.each<[string, Visitor, string]>([
    // Dutch is the first choice; query and hash are kept.
    ['/', {}, '/nl'],
    ['/about?a=1&b=2#top', {}, '/nl/over-ons?a=1&b=2#top'],
    // A language stored at an earlier visit leads there, with the segments translated.
    ['/', { stored: 'fr' }, '/fr'],
    ['/about', { stored: 'fr' }, '/fr/a-propos'],
    ['/workshops/drinks', { stored: 'fr' }, '/fr/ateliers/drinks'],
    // A language in the query comes before the stored one.
    ['/faq?lng=en', { stored: 'fr' }, '/en/faq?lng=en'],
    ['/faq?lng=EN', { stored: 'fr' }, '/en/faq?lng=EN'],
    // Dutch stands in for a language that is none of ours, and where storage is closed.
    ['/faq?lng=de', { stored: 'toString' }, '/nl/veelgestelde-vragen?lng=de'],
    ['/?lng=constructor', {}, '/nl?lng=constructor'],
    ['/', { storageClosed: true }, '/nl'],
  ])('%s leads, for %j, to %s', async (address, visitor, leads) => {
    expect(await leadsTo(address, visitor)).toBe(leads)
  })

  it('leads to Dutch without scripts', async () => {
    const html = await redirectToPrefixed(new URL('/about?a=1&b=2', site), firstHouse).text()
    expect(html).toContain('content="0;url=/nl/over-ons?a=1&amp;b=2"')
    expect(html).toContain('href="/nl/over-ons?a=1&amp;b=2"')
    expect(html).toContain('<html lang="nl">')
  })

  it('is answered with a policy under which its script alone runs', async () => {
    const response = redirectToPrefixed(new URL('/', site), firstHouse)
    const html = await response.text()
    const [, script = ''] = /<script>([\s\S]*?)<\/script>/.exec(html) ?? []
    expect(response.headers.get('content-security-policy')).toBe(policyFor(html, [script]))
    expect(response.headers.get('cache-control')).toBe('no-cache')
  })

  it.each([
    '/"><script>alert(1)</script>',
    "/</script><script>alert(1)//'",
    '/<!--<script>',
    '/x?q="><script>alert(1)</script>&a=</script>',
    "/x?q='-alert(1)-'",
    '/%22%3E%3Cscript%3Ealert(1)%3C/script%3E',
    '/%3C/script%3E%3Cscript%3Ealert(1)%3C/script%3E',
    '/\\evil.example',
    '//evil.example/x',
    '/%2F%2Fevil.example',
    '/%5Cevil.example',
    '/javascript:alert(1)',
    '/@evil.example',
    '/%0d%0aSet-Cookie:%20a=b',
    '/\u2028/\u2029',
  ])('that is hostile, %j, stays on the site and writes no mark-up', async (path) => {
    const url = new URL(site + path)
    const html = await redirectToPrefixed(url, firstHouse).text()
    expect(html.match(/<script/g)).toHaveLength(1)
    expect(html.match(/<\/script/g)).toHaveLength(1)
    expect(html.match(/<[a-z!]/gi)).toHaveLength(12)
    const target = new URL(await leadsTo(path), site)
    expect(target.origin).toBe(site)
    expect(target.pathname).toMatch(/^\/nl(\/|$)/)
  })
})

describe('the home page at the bare address', () => {
  const page = '<!doctype html><html lang="nl"><head><title>Hof ter Gist</title></head></html>'
  const home = homeWithoutPrefix(
    cachedPage({ html: page, policy: policyFor(page, []) }),
    firstHouse,
  )
  const html = home.body.toString()
  const url = new URL('/#top', site)

  it.each([{}, { stored: 'nl' }, { stored: 'toString' }, { storageClosed: true }])(
    'takes its own for %j',
    (visitor) => {
      const seen = { replacedBy: '', shownAs: '/nl#top', root: { lang: 'nl', hidden: false } }
      expect(runScript(html, url, visitor)).toEqual(seen)
    },
  )

  it('is not seen by a visitor with another language stored, which stays stored', () => {
    const seen = { replacedBy: '/fr#top', shownAs: '', root: { lang: 'fr', hidden: true } }
    expect(runScript(html, url, { stored: 'fr' })).toEqual(seen)
  })

  it('may run that script, and leads to Dutch without it', () => {
    const [, script = ''] = /<script>([\s\S]*?)<\/script>/.exec(html) ?? []
    expect(home.policy).toContain(hashSource(script))
    expect(html).toContain('<noscript><meta http-equiv="refresh" content="0;url=/nl">')
  })
})

describe('an address with a foreign prefix', () => {
  it.each([
    ['/de/ateliers', '/nl/ateliers'],
    ['/de/about?x=1', '/nl/over-ons?x=1'],
    ['/es', '/nl'],
    ['/es/a%3Fb%23c', '/nl/a%3Fb%23c'],
    ['/es/%5c%5cevil.example', '/nl/%5c%5cevil.example'],
    ['/zh/%E4%B8%AD', '/nl/%E4%B8%AD'],
    ['/de/%0d%0aSet-Cookie:%20a=b', '/nl/%0d%0aSet-Cookie:%20a=b'],
    ['/de//evil.example', '/nl/evil.example'],
    ['/de/%2F%2Fevil.example', '/nl/%2F%2Fevil.example'],
    // One of ours in capitals is ours.
    ['/EN/about?x=1', '/en/about?x=1'],
    ['/Fr', '/fr'],
  ])('%s is rewritten to %s', (path, location) => {
    const response = redirectToPrefixed(new URL(path, site), firstHouse)
    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toBe(location)
  })
})
