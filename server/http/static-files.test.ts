import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { pictureTypes } from '#content/check/picture-types.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { readStaticFiles, type StaticFiles } from './static-files.ts'

/** Files that tools and editors leave beside their own. */
const hidden = [
  '.env',
  '.hidden.json',
  'assets/page-abc.js.map',
  'favicon.svg~',
  'favicon.svg.bak',
  'site.css.orig',
  '#notes.txt#',
  'dump.sqlite',
  'page.html',
  'page.php',
]

let files: StaticFiles

beforeAll(async () => {
  const { path: folder, remove } = await temporaryFolder()
  const open = join(folder, 'open')
  await mkdir(join(open, 'assets'), { recursive: true })
  await writeFile(join(folder, 'secret.txt'), 'secret')
  await writeFile(join(open, 'assets/page-abc.js'), 'go()')
  await writeFile(join(open, 'assets/page-abc.js.br'), 'packed with br')
  await writeFile(join(open, 'assets/page-abc.js.gz'), 'packed with gzip')
  await writeFile(join(open, 'favicon.svg'), '<svg/>')
  await writeFile(join(open, 'notes.md'), 'not for visitors')
  for (const ending of Object.keys(pictureTypes)) await writeFile(join(open, `loaf.${ending}`), '')
  for (const name of hidden) await writeFile(join(open, name), 'secret')
  await mkdir(join(open, '.tool'))
  await writeFile(join(open, '.tool/list.json'), 'secret')
  await symlink(join(folder, 'secret.txt'), join(open, 'link.txt'))
  await symlink(folder, join(open, 'up'))
  files = readStaticFiles(open)
  return remove
})

function ask(path: string, headers: Record<string, string> = {}): Response | undefined {
  return files.answer(new Request('http://farm.example/', { headers }), path)
}

describe('a built file', () => {
  it('is sent in the best form both sides know', async () => {
    const forms = await Promise.all(
      ['br, gzip, zstd', 'gzip', 'gzip, zstd', 'zstd', ''].map(async (accepted) => {
        const response = ask('/assets/page-abc.js', { 'accept-encoding': accepted })
        return [response?.headers.get('content-encoding'), await response?.text()]
      }),
    )
    expect(forms).toEqual([
      ['br', 'packed with br'],
      ['gzip', 'packed with gzip'],
      ['gzip', 'packed with gzip'],
      [null, 'go()'],
      [null, 'go()'],
    ])
    expect(ask('/assets/page-abc.js')?.headers.get('vary')).toBe('accept-encoding')
  })

  it('is kept for ever when its name holds a digest, for a day otherwise', () => {
    const cacheOf = (path: string) => ask(path)?.headers.get('cache-control')
    expect(cacheOf('/assets/page-abc.js')).toBe('public, max-age=31536000, immutable')
    expect(cacheOf('/favicon.svg')).toBe('public, max-age=86400')
  })

  it('bears its type', () => {
    expect(ask('/favicon.svg')?.headers.get('content-type')).toBe('image/svg+xml')
    expect(ask('/assets/page-abc.js')?.headers.get('content-type')).toContain('text/javascript')
  })

  it('may be a picture of any kind that a farm may use', () => {
    const typesOf = Object.keys(pictureTypes).map((ending) =>
      ask(`/loaf.${ending}`)?.headers.get('content-type'),
    )
    expect(typesOf).toEqual(Object.values(pictureTypes))
    expect(typesOf.filter((type) => type === 'image/jpeg')).toHaveLength(2)
  })

  it('is not sent again to a browser that has it', async () => {
    const etag = ask('/favicon.svg')?.headers.get('etag') ?? ''
    const again = ask('/favicon.svg', { 'if-none-match': etag })
    expect([again?.status, await again?.text()]).toEqual([304, ''])
    expect(ask('/favicon.svg', { 'if-none-match': '"other"' })?.status).toBe(200)
  })
})

it('a digest is told of each file that is served, and of no other', () => {
  expect(files.integrityOf('/favicon.svg')).toMatch(/^sha384-[\w+/]{64}$/)
  expect(files.integrityOf('/.env')).toBeUndefined()
})

it.each([
  '/../secret.txt',
  '/assets/../../secret.txt',
  '/assets/%2e%2e/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/assets',
  '/assets/',
  '/',
  '',
  '/notes.md',
  '/assets/page-abc.js.br',
  '/favicon.svg/',
  '/favicon.svg\0',
  '/__proto__',
  '/constructor',
  '/link.txt',
  '/up/secret.txt',
  '/.tool/list.json',
  ...hidden.map((name) => `/${name}`),
])('nothing is sent for %j', (path) => {
  expect(ask(path)).toBeUndefined()
})
