import type { Context } from 'hono'
import { closedText } from './closed-text.ts'
import { readBytes } from './read-body.ts'
import { isFromOtherSite } from './read-form.ts'

export type Upload =
  | { readonly kind: 'file'; readonly bytes: Uint8Array }
  | { readonly kind: 'no-file' }
  | { readonly kind: 'too-large' }

/** What a form puts around a file: boundaries, names. */
const aroundBytes = 4096

/**
 * The one file of a form, whole in memory, or the answer that refuses the request. For who has been let
 * in already: nobody else may send as much.
 */
export async function readUpload(
  c: Context,
  name: string,
  mostBytes: number,
): Promise<Upload | Response> {
  if (isFromOtherSite(c)) return closedText(c, 403)
  const type = c.req.header('content-type') ?? ''
  if (!/^multipart\/form-data\s*;/i.test(type)) return closedText(c, 415)
  const body = await readBytes(c.req.raw, mostBytes + aroundBytes)
  if (body.kind === 'too-large') return body
  const form = body.kind === 'read' ? await parsed(body.bytes, type) : undefined
  if (!form) return closedText(c, 400)
  const file = form.get(name)
  // A form with nothing chosen sends a file without a name.
  if (!(file instanceof File) || (file.name === '' && file.size === 0)) return { kind: 'no-file' }
  return { kind: 'file', bytes: await file.bytes() }
}

async function parsed(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<FormData | undefined> {
  try {
    return await new Response(bytes, { headers: { 'content-type': type } }).formData()
  } catch {
    return undefined
  }
}
