import { expect, it } from 'vitest'
import { deferScripts, withFirstModule, extractScripts } from './page-html.ts'

const scripts = '<script type="module" async="">import "/assets/list-1.js";\ngo()</script>'
const integrityOf = (path: string) => (path === '/assets/list-1.js' ? 'sha384-abc' : undefined)

it('the module preloads are taken out, other links stay', () => {
  const html = `<link rel="modulepreload" href="/a.js"/><link rel="icon" href="/b.svg"/>`
  expect(withFirstModule(html, integrityOf)).toBe('<link rel="icon" href="/b.svg"/>')
})

it('the first module is asked for under its digest, before the scripts that use it', () => {
  expect(withFirstModule(scripts, integrityOf)).toBe(
    '<script type="module" async="" src="/assets/list-1.js" integrity="sha384-abc"></script>' +
      scripts,
  )
})

it('a module nobody has a digest of is left as it is', () => {
  expect(withFirstModule(scripts, () => undefined)).toBe(scripts)
})

it('only scripts that bear the mark of the renderer are ours, and the mark does not go out', () => {
  const html = `<script nonce="n1">one()</script><link rel="preload" nonce="n1"/><script>evil()</script>
    <script nonce="n2">guessed()</script><script nonce="n1" src="/a.js"></script>
    <script type="application/ld+json" nonce="n1">{}</script>`
  const taken = extractScripts(html, 'n1')
  expect(taken.scripts).toEqual(['one()'])
  expect(taken.html).not.toContain('n1')
  expect(taken.html).toContain('<script>one()</script><link rel="preload"/>')
})

it('scripts that wait are taken out in their order, and foreign scripts never come with them', () => {
  const html = `<script nonce="n1">first()</script><script>evil()</script><p>Read me</p>
<script nonce="n1">data()</script><script type="module" nonce="n1">go()</script>`
  expect(deferScripts(html, 'n1')).toEqual({
    first: 'first()',
    start: 'data()\ngo()',
    html: `<script>first()</script><script>evil()</script><p>Read me</p>
<script></script><script type="module"></script>`,
  })
})

it('data for search engines comes last', () => {
  const html = `<head><script nonce="n1">first()</script>
<script type="application/ld+json" nonce="n1">{"price":"$&"}</script></head><body><p>Read me</p></body>`
  expect(deferScripts(html, 'n1').html).toBe(`<head><script>first()</script>
</head><body><p>Read me</p><script type="application/ld+json">{"price":"$&"}</script></body>`)
})
