import { readLines } from '#booking/money/journal.ts'
import type { Store } from '#store/store.ts'

/** The lines of the receipts journal as "09-15 by-hand 09-15 6500", without the line with which it begins. */
export async function journalWritten(store: Pick<Store, 'journal'>): Promise<readonly string[]> {
  const days = await store.journal.listDays({ from: '0001-01-01', until: '9999-12-31' })
  const lines = days.flatMap(readLines).slice(1)
  return lines.map(({ day, kind, receivedOn, cents }) =>
    kind === 'nothing'
      ? `${day.slice(5)} nothing`
      : [day.slice(5), kind, receivedOn.slice(5), cents].join(' '),
  )
}
