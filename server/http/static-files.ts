import { hash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { pictureTypes } from '#content/check/picture-types.ts'
import { chooseEncoding, type Encoding, encodings, etagOf, isNotModified } from './send-page.ts'
import { closedPolicy } from './headers.ts'

type StaticFile = {
  readonly body: Uint8Array<ArrayBuffer>
  readonly type: string
  readonly etag: string
  readonly packed: ReadonlyMap<Encoding, Uint8Array<ArrayBuffer>>
}

export type StaticFiles = ReturnType<typeof readStaticFiles>

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  ...Object.fromEntries(Object.entries(pictureTypes).map(([ending, type]) => [`.${ending}`, type])),
}

/** A drawing has a style for the night; browsers may hold it to the policy it comes with. */
export const picturePolicy = `${closedPolicy}; style-src 'unsafe-inline'`

const packedEndings: Readonly<Record<Encoding, string>> = { br: '.br', zstd: '.zst', gzip: '.gz' }

/** Files are read once: no address leads out of the folder, and unknown types are not served. */
export function readStaticFiles(folder: string) {
  const files = new Map<string, StaticFile>()
  const there = new Set(filesIn(folder))
  for (const path of there) {
    const type = types[extname(path)]
    if (type === undefined) continue
    const name = `/${relative(folder, path).split(sep).join('/')}`
    // A file whose name has a leading dot is a tool's, never a visitor's.
    if (name.includes('/.')) continue
    files.set(name, readStaticFile(path, type, there))
  }
  return {
    answer: (request: Request, path: string) => sendStaticFile(files.get(path), request, path),
    textOf: (path: string) => {
      const body = files.get(path)?.body
      return body && Buffer.from(body).toString()
    },
    /** @throws Error when the build has no such file */
    bytesOf: (path: string) => {
      const file = files.get(path)
      if (!file) throw new Error(`The site has no file ${path}`)
      return file.body
    },
    /** The digest in the form of the `integrity` attribute. */
    integrityOf: (path: string) => {
      const body = files.get(path)?.body
      return body && `sha384-${hash('sha384', body, 'base64')}`
    },
  }
}

function sendStaticFile(file: StaticFile | undefined, request: Request, path: string) {
  if (!file) return undefined
  const headers = new Headers({
    'content-type': file.type,
    etag: file.etag,
    // A built file's name contains its digest, so the file never changes.
    'cache-control': path.startsWith('/assets/')
      ? 'public, max-age=31536000, immutable'
      : 'public, max-age=86400',
  })
  if (file.type === types['.svg']) headers.set('content-security-policy', picturePolicy)
  if (file.packed.size > 0) headers.set('vary', 'accept-encoding')
  if (isNotModified(request.headers.get('if-none-match'), file.etag)) {
    return new Response(null, { status: 304, headers })
  }
  const encoding = chooseEncoding(request.headers.get('accept-encoding'), [...file.packed.keys()])
  const packed = encoding && file.packed.get(encoding)
  if (!packed) return new Response(file.body, { headers })
  headers.set('content-encoding', encoding)
  return new Response(packed, { headers })
}

function readStaticFile(path: string, type: string, there: ReadonlySet<string>): StaticFile {
  const body = readFileSync(path)
  const packed = new Map<Encoding, Uint8Array<ArrayBuffer>>()
  for (const encoding of encodings) {
    const packedPath = path + packedEndings[encoding]
    if (there.has(packedPath)) packed.set(encoding, readFileSync(packedPath))
  }
  return { body, type, etag: etagOf(body), packed }
}

/** Folders are read one by one, as the recursive `readdir` follows links. */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return filesIn(path)
    return entry.isFile() ? [path] : []
  })
}
