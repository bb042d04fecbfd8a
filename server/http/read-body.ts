import type { Context } from 'hono'

type NotRead = { readonly kind: 'too-large' } | { readonly kind: 'malformed' }
export type Body = { readonly kind: 'read'; readonly text: string } | NotRead
type Bytes = { readonly kind: 'read'; readonly bytes: Buffer<ArrayBuffer> } | NotRead

/** What is not UTF-8 is malformed, never quietly repaired. */
export async function readBody(request: Request, limitBytes: number): Promise<Body> {
  const body = await readBytes(request, limitBytes)
  if (body.kind !== 'read') return body
  try {
    return { kind: 'read', text: new TextDecoder('utf-8', { fatal: true }).decode(body.bytes) }
  } catch {
    return { kind: 'malformed' }
  }
}

/** Stops at the first byte over the limit, whatever `Content-Length` claims. */
export async function readBytes(request: Request, limitBytes: number): Promise<Bytes> {
  if (Number(request.headers.get('content-length') ?? 0) > limitBytes) return { kind: 'too-large' }
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength
      if (size > limitBytes) return { kind: 'too-large' }
      chunks.push(chunk)
    }
    return { kind: 'read', bytes: Buffer.concat(chunks) }
  } catch {
    return { kind: 'malformed' }
  }
}

/** `__proto__` becomes an ordinary key and is refused as unknown. */
export function parseJson(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return undefined
  }
}

export function mediaTypeOf(c: Context): string | undefined {
  return c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
}
