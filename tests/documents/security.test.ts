import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

const [, list = '', rules = ''] = read('docs/security.md').split(/^## (?:What is open|Who may)/m)
const rulesIn = (text: string) => text.match(/V\d+\.\d+\.\d+/g) ?? []

it('the list of open rules is short and complete', () => {
  const listed = rulesIn(list).toSorted()
  expect(listed.length).toBeLessThanOrEqual(12)
  const rows = rules
    .split('\n')
    .filter((row) => row.startsWith('- **V') && row.includes('**Open**'))
  const open = rows.flatMap((row) => rulesIn(row.split('** ')[0] ?? '')).toSorted()
  expect(open, 'Both lists of docs/security.md name the same rules').toEqual(listed)
})

it('the reverse proxy takes TLS 1.2 and 1.3 alone, with ciphers that Mozilla recommends for them', () => {
  const running = read('docs/running.md')
  expect(/ssl_protocols +(.+);/.exec(running)?.[1]).toBe('TLSv1.2 TLSv1.3')
  const ciphers = /ssl_ciphers +(\S+);/.exec(running)?.[1]?.split(':') ?? []
  expect(ciphers).toHaveLength(6)
  for (const cipher of ciphers) {
    expect(cipher).toMatch(/^ECDHE-(ECDSA|RSA)-(AES(128|256)-GCM-SHA(256|384)|CHACHA20-POLY1305)$/)
  }
})

/** The ways to open a connection; `fetch` alone, not the app's own function of that name. */
const connecting =
  /(?:from |import\()'(node:(?:net|tls|https?|http2|dgram|dns)|nodemailer|pg)(?:\/[^']*)?'|(?<![.\w])(fetch)\(/g

const known = [
  // These run in a browser and ask the site itself.
  'app/pages/call-function.ts: fetch',
  'app/ui/drawing.ts: fetch',
  'desk/devices/watch-device.ts: fetch',
  'post/senders.ts: nodemailer',
  // These listen, or look at an address.
  'server/dev.ts: node:http',
  'server/examples.ts: node:http',
  'server/http/network.ts: node:net',
  'server/listen.ts: node:http',
  'server/listen.ts: node:net',
  'server/plain-or-tls.ts: node:net',
  'store/postgres/database.ts: pg',
]

it('the server connects to its mail server and its database, and a page to its own site', () => {
  const folders = 'app booking content desk guest language letters office post server store'.split(
    ' ',
  )
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
      .map((file) => `${folder}/${file}`),
  )
  const found = files.flatMap((file) =>
    [...read(file).matchAll(connecting)].map(([, from, call]) => `${file}: ${from ?? call}`),
  )
  const remedy = 'Only these connect; a new one is a decision, and a line in `known`'
  expect(found.toSorted(), remedy).toEqual(known)
})
