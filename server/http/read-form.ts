import type { Context } from 'hono'
import { bodyLimitBytes } from '#office/limits.ts'
import { closedText } from './closed-text.ts'
import { mediaTypeOf, readBody } from './read-body.ts'

export async function readForm(c: Context): Promise<URLSearchParams | Response> {
  const type = mediaTypeOf(c)
  if (type !== undefined && type !== 'application/x-www-form-urlencoded') return closedText(c, 415)
  const body = await readBody(c.req.raw, bodyLimitBytes)
  if (body.kind === 'too-large') return closedText(c, 413)
  if (body.kind === 'malformed') return closedText(c, 400)
  const sent = [...new URLSearchParams(body.text)]
  return new URLSearchParams(sent.map((field) => field.map(withoutNul)))
}

/** PostgreSQL keeps no text with a NUL in it and SQLite shows it cut off there; nobody means one. */
export function withoutNul(text: string): string {
  return text.replaceAll('\0', '')
}
