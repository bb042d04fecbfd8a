import type { Part } from '#booking/statement/booked.ts'
import type { Changes } from '../store/store.ts'
import type { Office } from './office.ts'
import { bookReceipts } from './receive-payment.ts'

type Parts = { readonly by: 'owner' | 'bank'; readonly parts: readonly Part[] }

/** Books what movements pay, a booking at a time, so that its guest hears of it once. */
export async function bookParts(
  office: Office,
  changes: Changes,
  { by, parts }: Parts,
): Promise<void> {
  for (const [id, own] of Map.groupBy(parts, ({ reservationId }) => reservationId)) {
    const receipts = own.map(({ kind, amountCents }) => ({ kind, cents: amountCents }))
    const { kind } = await bookReceipts(office, changes, { id, by, receipts })
    // The rules of a statement and those of a booking's life agree on who takes money.
    if (kind !== 'done') throw new Error(`Money for a booking that takes none: ${id} is ${kind}`)
  }
}
