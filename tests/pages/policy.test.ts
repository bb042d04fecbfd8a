import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { bookingFields, postForm } from '#tests/support/forms.ts'
import { everyPath, tags } from '#tests/support/pages.ts'
import { startTestSite } from '#tests/support/test-site.ts'
import { fileSite } from '#tests/support/worker.ts'

const site = fileSite({ env: { SITE_URL: 'https://farm.example' } })

function directivesOf(policy: string): Map<string, string[]> {
  return new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/)
      return [name, sources] as const
    }),
  )
}

function expectOwnPolicy(html: string, policy: string | null) {
  const directives = directivesOf(policy ?? '')
  expect(directives.get('default-src')).toEqual(["'none'"])
  expect(directives.get('frame-ancestors')).toEqual(["'none'"])
  expect(directives.get('base-uri')).toEqual(["'none'"])
  expect(directives.get('form-action')).toEqual(["'self'"])
  expect(directives.get('connect-src')).toEqual(["'self'"])
  expect(policy).not.toMatch(/unsafe|\*|https?:/)
  const hashed = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  for (const [kind, tag] of [
    ['script-src', 'script'],
    ['style-src', 'style'],
  ] as const) {
    const whole = new RegExp(`<${tag}\\b([^>]*)>([\\s\\S]*?)</${tag}>`, 'g')
    const inline = [...html.matchAll(whole)]
      .filter(([, attributes = '']) => !/\bsrc=|application\/ld\+json|text\/plain/.test(attributes))
      .map(([, , text = '']) => hashed(text))
    expect(inline.length).toBeGreaterThan(0)
    const allowed = (directives.get(kind) ?? []).filter((source) => source !== "'self'")
    // Each inline part is allowed, and nothing that is not on the page.
    expect(allowed.toSorted()).toEqual([...new Set(inline)].toSorted())
  }
  const markup = html.replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
  expect(markup).not.toMatch(/\sstyle="/)
  expect(markup).not.toMatch(/\son[a-z]+="/)
  expect(markup).not.toMatch(/javascript:/)
}

test.each(everyPath)('%s allows its own inline scripts and styles, and no others', async (path) => {
  const response = await fetch(site.url + path)
  expectOwnPolicy(await response.text(), response.headers.get('content-security-policy'))
})

test.each([
  '/nl/nowhere',
  '/en/workshops/cheese',
  '/nl/contact?a=%3Cscript%3Ealert(1)%3C/script%3E',
])('%s has such a policy too', async (path) => {
  const response = await fetch(site.url + path)
  const html = await response.text()
  expect(html).not.toContain('<script>alert(1)')
  expectOwnPolicy(html, response.headers.get('content-security-policy'))
})

test('a refused form with a stranger’s typed script does not run it', async () => {
  const participantName = '<script>alert(1)</script><style>*{display:none}</style>'
  const fields = bookingFields({ participantName, email: '' })
  const response = await fetch(`${site.url}/nl/reserveren`, {
    method: 'POST',
    body: new URLSearchParams(fields),
  })
  const html = await response.text()
  expectOwnPolicy(html, response.headers.get('content-security-policy'))
  // The data for the router's scripts holds the same text, which must not end the script.
  expect(html).not.toContain('<script>alert(1)')
  const { status } = await postForm(`${site.url}/nl/reserveren`, fields)
  expect(status).toBe(422)
})

test('the document before a language is known has a policy for its one script', async () => {
  const response = await fetch(`${site.url}/about?a=%3C/script%3E`)
  const html = await response.text()
  const [, script = ''] = /<script>([\s\S]*?)<\/script>/.exec(html) ?? []
  const hash = createHash('sha256').update(script).digest('base64')
  expect(response.headers.get('content-security-policy')).toContain(`'sha256-${hash}'`)
})

test.each([
  '/',
  '/nl',
  '/nl/reserveren?workshopType=drinks',
  '/robots.txt',
  '/favicon.svg',
  '/schedule.ics',
  '/qr',
  '/nl/nowhere',
  '/assets/nothing.js',
  '/functions/v1/none',
])('the answer to %s cannot be sniffed, framed or shared with other sites', async (path) => {
  const { headers } = await fetch(site.url + path)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('x-frame-options')).toBe('DENY')
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
  const policy = headers.get('content-security-policy')
  expect(policy).toContain("default-src 'none'")
  expect(policy).not.toMatch(/https?:/)
  const isPage = headers.get('content-type')?.startsWith('text/html')
  // A drawing has its colours by night within it.
  expect(policy?.replace("style-src 'unsafe-inline'", '')).not.toContain('unsafe')
  if (isPage) expect(policy).not.toContain('unsafe')
  else expect(policy).not.toMatch(/self|script-src/)
  expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains')
  for (const name of ['access-control-allow-origin', 'x-powered-by', 'set-cookie']) {
    expect(headers.get(name), name).toBeNull()
  }
})

test('over plain HTTP nobody is told to use TLS', async () => {
  await using plain = await startTestSite()
  const { headers } = await fetch(`${plain.url}/nl`)
  expect(headers.get('strict-transport-security')).toBeNull()
})

test('the first script is asked for under the digest it has', async () => {
  const html = await (await fetch(`${site.url}/en/booking?workshopType=drinks`)).text()
  const files = tags(html, 'script').filter(({ src }) => src !== undefined)
  expect(files).toHaveLength(1)
  const [{ src = '', integrity = '' } = {}] = files
  const sent = await (await fetch(site.url + src)).arrayBuffer()
  const digest = createHash('sha384').update(new Uint8Array(sent)).digest('base64')
  expect(integrity).toBe(`sha384-${digest}`)
})

test('pages say which features of the browser nobody needs; files, which run nothing, do not', async () => {
  const toldBy = async (path: string) =>
    (await fetch(site.url + path)).headers.get('permissions-policy')
  for (const path of ['/', '/nl', '/nl/nowhere', '/l/nothing']) {
    expect(await toldBy(path), path).toContain('camera=()')
  }
  expect(await toldBy('/favicon.svg')).toBeNull()
})
