import type { Context } from 'hono'
import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib'
import { acceptedNames } from './request-language.ts'

export type CachedPage = {
  readonly body: Uint8Array<ArrayBuffer>
  readonly policy: string
  readonly etag: string
  readonly packed: (encoding: Encoding) => Promise<Uint8Array<ArrayBuffer>>
}

export async function sendCachedPage(
  c: Context,
  page: CachedPage,
  type: string,
): Promise<Response> {
  const headers = new Headers({
    'content-type': type,
    'content-security-policy': page.policy,
    // Browsers ask every time, as places come and go; an unchanged page costs a few bytes.
    'cache-control': 'public, max-age=0, must-revalidate',
    vary: 'accept-encoding',
    etag: page.etag,
  })
  if (isNotModified(c.req.header('if-none-match'), page.etag)) {
    return new Response(null, { status: 304, headers })
  }
  const encoding = chooseEncoding(c.req.header('accept-encoding'))
  if (!encoding) return new Response(page.body, { headers })
  headers.set('content-encoding', encoding)
  return new Response(await page.packed(encoding), { headers })
}

export const encodings = ['br', 'zstd', 'gzip'] as const

export type Encoding = (typeof encodings)[number]

export function chooseEncoding(
  acceptEncoding: string | null | undefined,
  atHand: readonly Encoding[] = encodings,
): Encoding | undefined {
  const accepted = acceptedNames(acceptEncoding ?? '')
  return encodings.find((encoding) => accepted.includes(encoding) && atHand.includes(encoding))
}

/** `smaller` is for an answer packed once and sent often. */
export async function pack(
  body: Buffer,
  encoding: Encoding,
  how: keyof typeof qualities = 'soon',
): Promise<Uint8Array<ArrayBuffer>> {
  const packed = await packers[encoding](body, qualities[how])
  return new Uint8Array(packed)
}

const qualities = { soon: 9, smaller: constants.BROTLI_MAX_QUALITY } as const

/** The window in bits; nearly every page fits whole, and the encoder's memory grows with it. */
const brotliWindow = 17

const packers = {
  br: (body: Buffer, quality: number) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_LGWIN]: brotliWindow,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  zstd: (body: Buffer) => promisify(zstdCompress)(body),
  gzip: (body: Buffer) => promisify(gzip)(body),
} as const satisfies Record<Encoding, (body: Buffer, quality: number) => Promise<Buffer>>

export function etagOf(body: string | Uint8Array): string {
  return `"${hash('sha256', body, 'base64url').slice(0, 22)}"`
}

/** RFC 9110, 13.1.2; a proxy that packs a page makes its tag weak, which still names the page. */
export function isNotModified(ifNoneMatch: string | null | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false
  if (ifNoneMatch.trim() === '*') return true
  const opaque = etag.replace(/^W\//, '')
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === opaque)
}
