import { expect, it } from 'vitest'
import { readyToSend } from './page-html.ts'

const scripts = '<script type="module" async="">import "/assets/list-1.js";\ngo()</script>'
const integrityOf = (path: string) => (path === '/assets/list-1.js' ? 'sha384-abc' : undefined)

it('the module preloads are taken out, other links stay', () => {
  const html = `<link rel="modulepreload" href="/a.js"/><link rel="icon" href="/b.svg"/>`
  expect(readyToSend(html, integrityOf)).toBe('<link rel="icon" href="/b.svg"/>')
})

it('the first module is asked for under its digest, before the scripts that use it', () => {
  expect(readyToSend(scripts, integrityOf)).toBe(
    '<script type="module" async="" src="/assets/list-1.js" integrity="sha384-abc"></script>' +
      scripts,
  )
})

it('a module nobody has a digest of is left as it is', () => {
  expect(readyToSend(scripts, () => undefined)).toBe(scripts)
})
