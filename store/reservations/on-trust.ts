import type { Kysely } from 'kysely'
import { readEvent } from '#booking/reservations/history.ts'
import { sum } from '#booking/sum.ts'
import type { Places } from '#booking/units.ts'
import type { Tables } from '../tables.ts'

/**
 * Places that no answer and no money stands behind, though the farm asks nothing more: those of an offer that is open,
 * or was taken and of which no payment came; and people whom a guest added to a booking, or sent on to another date,
 * after the farm's yes.
 */
export async function agreedOnTrust(
  db: Kysely<Tables>,
  isTheirs: (email: string) => boolean,
): Promise<Places> {
  const parties = await db
    .selectFrom('waiting')
    .select(['id', 'email', 'participants'])
    .where('state', '=', 'offered')
    .unionAll(offersUnpaid(db))
    .execute()
  const taken = parties.filter(({ email }) => isTheirs(email))
  const counted = new Set(taken.map(({ id }) => id))
  const grown = (await changesByGuests(db)).filter(({ id, email }) => {
    return isTheirs(email) && !counted.has(id)
  })
  const added = Map.groupBy(grown, ({ id }) => id).values()
  return (
    sum(taken, ({ participants }) => participants) +
    sum([...added], (changes) => Math.max(0, sum(changes, placesOf)))
  )
}

function offersUnpaid(db: Kysely<Tables>) {
  return db
    .selectFrom('waiting')
    .innerJoin('reservation', 'reservation.id', 'waiting.reservation_id')
    .select(['reservation.id', 'reservation.email', 'reservation.participants'])
    .where('status', '=', 'confirmed')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('payment')
            .select('reference')
            .whereRef('reservation_id', '=', 'reservation.id')
            .where('amount_cents', '>', 0)
            .whereRef('paid_cents', '>=', 'amount_cents'),
        ),
      ),
    )
}

/** Changes since the farm's yes, of bookings that still owe. */
function changesByGuests(db: Kysely<Tables>) {
  return db
    .selectFrom('reservation')
    .innerJoin('event', 'event.reservation_id', 'reservation.id')
    .select(['reservation.id', 'email', 'event.what', 'event.detail'])
    .where('status', '=', 'confirmed')
    .where('owed_cents', '>', 0)
    .where('event.what', 'in', ['party-changed', 'split-off'])
    .where('event.by', '=', 'guest')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('event as yes')
            .select('yes.id')
            .whereRef('yes.reservation_id', '=', 'reservation.id')
            .where('yes.what', '=', 'confirmed')
            .whereRef('yes.number', '>', 'event.number'),
        ),
      ),
    )
    .execute()
}

function placesOf(event: { readonly what: string; readonly detail: string }): Places {
  const told = readEvent({ what: event.what, detail: JSON.parse(event.detail) })
  if (told.what === 'party-changed') return told.detail.after - told.detail.before
  return told.what === 'split-off' ? told.detail.participants : 0
}
