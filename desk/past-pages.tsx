import type { Context } from 'hono'
import { LinkList } from '#app/plain/parts.tsx'
import { deskWords } from './desk-language.ts'

const maxShown = 50
/** One row more than a page shows, to learn whether another page follows. */
export const pastPageSize = maxShown + 1

export function requestedUntil(c: Context): Date | undefined {
  const until = new Date(c.req.query('tot') ?? '')
  return Number.isNaN(until.getTime()) ? undefined : until
}

export function pageOfPast<When extends string, One extends Readonly<Record<When, Date>>>(
  latest: readonly One[],
  when: When,
) {
  return { shown: latest.slice(0, maxShown), earlier: latest[maxShown]?.[when] }
}

export function EarlierLink({ since, path }: { since: Date | undefined; path: string }) {
  if (!since) return null
  const to = `${path}${path.includes('?') ? '&' : '?'}tot=${since.toISOString()}`
  return <LinkList links={[{ to, text: deskWords().pages.earlier }]} />
}
