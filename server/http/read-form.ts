import type { Context } from 'hono'
import { bodyLimitBytes } from '../limits.ts'
import { closedText } from './closed-text.ts'
import { readBody } from './read-body.ts'
import { withoutNul } from './without-nul.ts'

/**
 * The fields of a plain page's form, or the answer that refuses it. The address of such a page is a
 * secret already; a browser that says it comes from another site is refused all the same.
 */
export async function readForm(c: Context): Promise<URLSearchParams | Response> {
  if (isFromOtherSite(c)) return closedText(c, 403)
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== undefined && type !== 'application/x-www-form-urlencoded') return closedText(c, 415)
  const body = await readBody(c.req.raw, bodyLimitBytes)
  if (body.kind === 'too-large') return closedText(c, 413)
  if (body.kind === 'malformed') return closedText(c, 400)
  const sent = [...new URLSearchParams(body.text)]
  return new URLSearchParams(sent.map((field) => field.map(withoutNul)))
}

export function isFromOtherSite(c: Context): boolean {
  const site = c.req.header('sec-fetch-site')
  return site !== undefined && site !== 'same-origin' && site !== 'none'
}
