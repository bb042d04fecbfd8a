import type { Context } from 'hono'
import { bodyLimitBytes } from '#office/limits.ts'
import { refuseRequest } from './refusal-text.ts'

export async function readForm(c: Context): Promise<URLSearchParams | Response> {
  const type = mediaTypeOf(c)
  if (type !== undefined && type !== 'application/x-www-form-urlencoded')
    return refuseRequest(c, 415)
  const body = await readBody(c.req.raw, bodyLimitBytes)
  if (body.kind === 'too-large') return refuseRequest(c, 413)
  if (body.kind === 'malformed') return refuseRequest(c, 400)
  const sent = [...new URLSearchParams(body.text)]
  return new URLSearchParams(sent.map((field) => field.map(withoutNul)))
}

/** PostgreSQL refuses a text with a NUL, SQLite cuts it off there, and nobody types one. */
export function withoutNul(text: string): string {
  return text.replaceAll('\0', '')
}

type FormTexts = Readonly<Record<string, string>>

export type Upload =
  | { readonly kind: 'file'; readonly bytes: Uint8Array; readonly typed: FormTexts }
  | { readonly kind: 'no-file'; readonly typed: FormTexts }
  | { readonly kind: 'too-large' }

const aroundBytes = 4096

/** A form's file is held in memory, so only a visitor who was let in sends one. */
export async function readUpload(c: Context, maxBytes: number): Promise<Upload | Response> {
  const type = c.req.header('content-type') ?? ''
  if (!/^multipart\/form-data\s*;/i.test(type)) return refuseRequest(c, 415)
  const body = await readBytes(c.req.raw, maxBytes + aroundBytes)
  if (body.kind === 'too-large') return body
  const form = body.kind === 'read' ? await parsed(body.bytes, type) : undefined
  if (!form) return refuseRequest(c, 400)
  const file = form.get('file')
  const texts = [...form].filter((field): field is [string, string] => typeof field[1] === 'string')
  const typed = Object.fromEntries(texts)
  // A form without a chosen file sends one without a name.
  if (!(file instanceof File) || (file.name === '' && file.size === 0))
    return { kind: 'no-file', typed }
  return { kind: 'file', bytes: await file.bytes(), typed }
}

async function parsed(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<FormData | undefined> {
  try {
    return await new Response(bytes, { headers: { 'content-type': type } }).formData()
  } catch {
    return undefined
  }
}

type NotRead = { readonly kind: 'too-large' } | { readonly kind: 'malformed' }
type Body = { readonly kind: 'read'; readonly text: string } | NotRead
type Bytes = { readonly kind: 'read'; readonly bytes: Buffer<ArrayBuffer> } | NotRead

/** A body that is not UTF-8 is refused, never repaired. */
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
async function readBytes(request: Request, limitBytes: number): Promise<Bytes> {
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

/** `__proto__` becomes an ordinary key, which is refused as unknown. */
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
