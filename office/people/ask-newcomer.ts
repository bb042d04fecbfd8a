import { randomUUID } from 'node:crypto'
import { rulingOn } from '#booking/reservations/life.ts'
import { owedCents } from '#booking/money/owed.ts'
import { newcomerForm } from '#booking/forms/owner-forms.ts'
import { isSameAddress } from '#booking/people/mailbox.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import type { Id } from '#booking/id.ts'
import { notifyOfNewest } from '../mail/notify.ts'
import type { FormOrigin } from '../mail/turns.ts'
import { oneChange, recordEvent } from '../office.ts'
import { changeGuest } from './replace-guest.ts'

type NewcomerOutcome =
  | { readonly kind: 'done' | 'refused' }
  | { readonly kind: 'invalid'; readonly fields: readonly string[] }

/** The booking stays as it is until the newcomer says yes by a mailed link. */
export const askNewcomer = oneChange(
  async (
    change,
    id: Id<'reservation'>,
    {
      typed,
      from,
    }: { readonly typed: Readonly<Record<string, string>>; readonly from: FormOrigin },
  ): Promise<NewcomerOutcome> => {
    const reservation = await change.reservations.find(id)
    const now = change.clock.now()
    if (!reservation || !canAskNewcomer(reservation, now)) return { kind: 'refused' }
    const read = newcomerForm.read(typed)
    if (read.kind === 'invalid') return read
    const { email } = read.value
    const isNobodyElse = email === '' || isSameAddress(email, reservation.email)
    if (isNobodyElse) return { kind: 'invalid', fields: ['email'] }
    const before = await change.newcomers.findOf(id)
    // The button was pressed twice: one mail is enough.
    if (before && isSameAddress(before.email, email)) return { kind: 'done' }
    const newcomer = { ...read.value, id: randomUUID(), reservationId: id, at: now }
    await change.newcomers.save(newcomer)
    await recordEvent(change, { reservationId: id, by: 'guest', what: 'newcomer-asked' })
    const news = { kind: 'newcomer-asked', reservation, newcomer } as const
    // A guest may ask and withdraw without end.
    await notifyOfNewest(change, news, { record: id, from })
    return { kind: 'done' }
  },
)

/** The mailed link opens nothing any more. */
export const withdrawNewcomer = oneChange(async (change, id: Id<'reservation'>) => {
  if (!(await change.newcomers.findOf(id))) return
  await change.newcomers.forget(id)
  await recordEvent(change, { reservationId: id, by: 'guest', what: 'newcomer-withdrawn' })
})

type Accepted =
  | { readonly kind: 'done'; readonly reservation: ReservationOnFile }
  /** Date, number or price changed after the newcomer opened the page. */
  | { readonly kind: 'not-as-shown' }
  | { readonly kind: 'over' }

/** @param shown the result of `shownToNewcomer` on the page on which they said yes */
export const acceptBooking = oneChange(
  async (change, newcomerId: string, shown: string): Promise<Accepted> => {
    const newcomer = await change.newcomers.find(newcomerId)
    const before = newcomer && (await change.reservations.find(newcomer.reservationId))
    if (!before) return { kind: 'over' }
    if (shownToNewcomer(before) !== shown) return { kind: 'not-as-shown' }
    const { kind } = await changeGuest(change, { before, newcomer, by: 'guest' })
    if (kind !== 'done') return { kind: 'over' }
    return { kind, reservation: await change.reservations.get(before.id) }
  },
)

export function shownToNewcomer({ sessionId, participants, payments }: ReservationOnFile): string {
  return [sessionId, participants, owedCents(payments)].join(' ')
}

export function canAskNewcomer(reservation: ReservationOnFile, now: Date): boolean {
  return rulingOn(reservation, 'replace-guest', { by: 'guest', now }).kind === 'allowed'
}
