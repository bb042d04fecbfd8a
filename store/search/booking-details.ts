import type { Kysely } from 'kysely'
import type { BookingDetails } from '#booking/search/why-found.ts'
import type { Id } from '#booking/id.ts'
import { isGiven, readTables } from '../json-rows.ts'
import type { Tables } from '../tables.ts'

export async function bookingDetailsOf(
  db: Kysely<Tables>,
  ids: readonly Id<'reservation'>[],
): Promise<ReadonlyMap<string, BookingDetails>> {
  if (ids.length === 0) return new Map()
  const ofBookings = isGiven('reservation_id')
  const parts = {
    company: ofBookings,
    companion: ofBookings,
    replaced_guest: ofBookings,
    refund: ofBookings,
  }
  const found = await readTables(db, parts, ids)
  return new Map(
    ids.map((id) => {
      const isOf = (row: { readonly reservation_id: string }) => row.reservation_id === id
      const details = {
        company: found('company').find(isOf)?.name,
        companions: found('companion').filter(isOf),
        replaced: found('replaced_guest').filter(isOf),
        refundCents: found('refund')
          .filter(isOf)
          .map((row) => row.amount_cents),
      }
      return [id, details] as const
    }),
  )
}
