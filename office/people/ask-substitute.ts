import { randomUUID } from 'node:crypto'
import { shownDays } from '#booking/dates/session-days.ts'
import { rulingOn } from '#booking/reservations/life.ts'
import { owedCents } from '#booking/money/owed.ts'
import { substituteForm } from '#booking/forms/owner-forms.ts'
import { formOf, invalidFields } from '#booking/forms/form.ts'
import { emailField } from '#booking/forms/text-rules.ts'
import { isSameAddress } from '#booking/people/mailbox.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import type { Id } from '#booking/id.ts'
import { notifyOfNewest } from '../mail/notify.ts'
import type { FormOrigin } from '../mail/turns.ts'
import { isAsShown, oneChange, recordEvent } from '../office.ts'
import { changeGuest } from './replace-guest.ts'

type Typed = Readonly<Record<string, string>>

type SubstituteOutcome =
  | { readonly kind: 'done' | 'refused' }
  | { readonly kind: 'invalid'; readonly fields: readonly string[] }

/** The booking stays as it is until the substitute says yes by a mailed link. */
export const askSubstitute = oneChange(
  async (
    change,
    id: Id<'reservation'>,
    { typed, from }: { readonly typed: Typed; readonly from: FormOrigin },
  ): Promise<SubstituteOutcome> => {
    const reservation = await change.reservations.find(id)
    if (!reservation || !canAskSubstitute(reservation, change.now)) return { kind: 'refused' }
    const read = readSubstitute(typed, reservation)
    if (read.kind === 'invalid') return read
    const { name, email, language } = read.value
    const before = await change.substitutes.findOf(id)
    // The button was pressed twice: one mail is enough.
    const isSame = before?.name === name && before.language === language
    if (isSame && isSameAddress(before.email, email)) return { kind: 'done' }
    const substitute = { ...read.value, id: randomUUID(), reservationId: id, at: change.now }
    await change.substitutes.save(substitute)
    await recordEvent(change, { reservationId: id, by: 'guest', what: 'substitute-asked' })
    const news = { kind: 'substitute-asked', reservation, substitute } as const
    // A guest may ask and withdraw without end.
    await notifyOfNewest(change, news, { record: id, from })
    return { kind: 'done' }
  },
)

/** A missing name is told together with the guest’s own address. */
function readSubstitute(typed: Typed, { email: own }: ReservationOnFile) {
  const read = substituteForm.read(typed)
  const address = addressForm.read(typed)
  const isElse = address.kind === 'valid' && !isSameAddress(address.value.email, own)
  if (isElse) return read
  const wrong = read.kind === 'invalid' ? read.fields : []
  return invalidFields(...new Set([...wrong, 'email']))
}

const addressForm = formOf({ email: emailField() })

/** The mailed link opens nothing any more. */
export const withdrawSubstitute = oneChange(async (change, id: Id<'reservation'>) => {
  if (!(await change.substitutes.findOf(id))) return
  await change.substitutes.forget(id)
  await recordEvent(change, { reservationId: id, by: 'guest', what: 'substitute-withdrawn' })
})

type Accepted =
  | { readonly kind: 'done'; readonly reservation: ReservationOnFile }
  /** Date, hours, number or price changed after the substitute opened the page. */
  | { readonly kind: 'not-as-shown' }
  | { readonly kind: 'over' }

/** @param shown the result of `shownToSubstitute` on the page on which they said yes */
export const acceptBooking = oneChange(
  async (change, substituteId: string, shown: string): Promise<Accepted> => {
    const substitute = await change.substitutes.find(substituteId)
    const before = substitute && (await change.reservations.find(substitute.reservationId))
    if (!before) return { kind: 'over' }
    if (!isAsShown(shown, shownToSubstitute(before))) return { kind: 'not-as-shown' }
    const { kind } = await changeGuest(change, { before, substitute, by: 'guest' })
    if (kind !== 'done') return { kind: 'over' }
    return { kind, reservation: await change.reservations.get(before.id) }
  },
)

export function shownToSubstitute({ session, participants, payments }: ReservationOnFile): string {
  return [session.id, ...shownDays(session), participants, owedCents(payments)].join(' ')
}

export function canAskSubstitute(reservation: ReservationOnFile, now: Date): boolean {
  return rulingOn(reservation, 'replace-guest', { by: 'guest', now }).kind === 'allowed'
}
