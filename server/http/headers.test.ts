import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { closedPolicy, policyFor, securityHeaders, strictTransport } from './headers.ts'

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

function directives(html: string, scripts: readonly string[] = []): Record<string, string[]> {
  return Object.fromEntries(
    policyFor(html, scripts)
      .split('; ')
      .map((directive) => directive.split(' '))
      .map(([name = '', ...sources]) => [name, sources]),
  )
}

describe('the policy of a page', () => {
  it('allows our inline scripts and its styles by their hashes, each once', () => {
    const html = '<style media="print">a{}</style><style>a{}</style>'
    const policy = directives(html, ['one()', 'two()', 'one()'])
    expect(policy['script-src']).toEqual(["'self'", hashOf('one()'), hashOf('two()')])
    expect(policy['style-src']).toEqual(["'self'", hashOf('a{}')])
  })

  it('gives no hash to a script that came into the page by another way', () => {
    expect(directives('<script>evil()</script>')['script-src']).toEqual(["'self'"])
  })

  it('allows nothing from elsewhere, nothing unsafe and no plug-in', () => {
    const policy = policyFor('<p>x</p>', [])
    expect(policy).not.toMatch(/unsafe|http|\*/)
    expect(directives('<p>x</p>')).toMatchObject({
      'default-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
      'connect-src': ["'self'"],
    })
  })
})

it('an answer that is no page may load and run nothing', () => {
  expect(closedPolicy).toMatch(/^default-src 'none';/)
  expect(closedPolicy).not.toMatch(/self|unsafe|http/)
})

it('every answer is closed to frames, sniffing and other origins', () => {
  expect(securityHeaders).toMatchObject({
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Referrer-Policy': expect.stringContaining('origin'),
  })
  expect(strictTransport).toMatch(/^max-age=31536000/)
})
