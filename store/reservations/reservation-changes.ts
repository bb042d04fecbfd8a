import type { Transaction } from 'kysely'
import { owedCents } from '#booking/money/owed.ts'
import type { Id } from '#booking/id.ts'
import { foldedAddress } from '#booking/people/mailbox.ts'
import { guestFactNames } from '#booking/reservations/guest-facts.ts'
import { insertPayments, type NewPayment } from '../money/entries.ts'
import type { Ending } from './bookings-on-file.ts'
import type { StoreDefaults, Reservation, ReservationChange } from './reservations.ts'
import { fromRow, rowsIn, toRow } from '../rows.ts'
import { addWords, saveSearchWords, wordsOfBooking } from '../search/save-words.ts'
import type { Tables } from '../tables.ts'

export function reservationChanges(db: Transaction<Tables>) {
  return {
    /** The payments have references of nobody; the result is what the store begins with. */
    async add(
      reservation: Reservation,
      payments: readonly NewPayment[] = [],
    ): Promise<StoreDefaults> {
      const { refundSteps, ...same } = reservation
      const { id, email, createdAt: dateTakenAt } = reservation
      const derived = {
        soughtEmail: foldedAddress(email),
        terms: JSON.stringify(refundSteps),
        conditions: JSON.stringify(reservation.conditions),
      }
      const begun = await db
        .insertInto('reservation')
        .values(toRow({ ...same, ...derived, dateTakenAt, owedCents: owedCents(payments) }))
        .returning(['note', 'link_version', 'came', 'led_to', 'date_taken_at'])
        .executeTakeFirstOrThrow()
      await addWords(db, id, wordsOfBooking({ ...reservation, note: '' }))
      await insertPayments(db, payments, { reservationId: id, at: reservation.createdAt })
      return { ...fromRow(begun), keptCents: 0 }
    },
    async update(id: Id<'reservation'>, changed: ReservationChange): Promise<void> {
      const { email, refundSteps, ...same } = changed
      await rowsIn(db, 'reservation').change(
        { id },
        {
          ...same,
          ...(email !== undefined && { email, soughtEmail: foldedAddress(email) }),
          ...(refundSteps && { terms: JSON.stringify(refundSteps) }),
        },
      )
      if (['name', 'email', 'note', ...guestFactNames].some((kept) => kept in changed))
        await saveSearchWords(db, id)
    },
    renameVoucher: (former: string, voucherDigest: string) =>
      rowsIn(db, 'reservation').change({ voucherDigest: former }, { voucherDigest }),
    addEnding: (reservationId: Id<'reservation'>, ending: Ending) =>
      rowsIn(db, 'ending').add({ reservationId, ...ending }),
    removeEnding: (reservationId: Id<'reservation'>) =>
      rowsIn(db, 'ending').remove({ reservationId }),
  }
}
