import { randomUUID } from 'node:crypto'
import { type Actor, rulingOn } from '#booking/reservations/life.ts'
import { paidCents } from '#booking/money/owed.ts'
import type { substituteForm } from '#booking/forms/owner-forms.ts'
import type { ValueOf } from '#booking/forms/form.ts'
import { isSameAddress } from '#booking/people/mailbox.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import type { Id } from '#booking/id.ts'
import { notify } from '../mail/notify.ts'
import { type Change, oneChange, recordEvent } from '../office.ts'
import type { StepOutcome } from '../reservations/take-step.ts'
import { endLinks } from './send-new-link.ts'

export type ReplacementOutcome =
  | { readonly kind: 'done' | 'done-before' }
  | Extract<StepOutcome, { readonly kind: 'refused' }>

type NamedSubstitute = ValueOf<typeof substituteForm>

/** The earlier guest's diets and link to join end; the payer is kept, for refunds. */
export const replaceGuest = oneChange(
  async (change, id: Id<'reservation'>, substitute: NamedSubstitute) => {
    const before = await change.reservations.get(id)
    return changeGuest(change, { before, substitute, by: 'owner' })
  },
)

type GuestChange = {
  readonly before: ReservationOnFile
  readonly substitute: NamedSubstitute
  readonly by: Extract<Actor, 'guest' | 'owner'>
}

export async function changeGuest(
  change: Change,
  { before, substitute, by }: GuestChange,
): Promise<ReplacementOutcome> {
  const { name: newName, email: newEmail, language: newLanguage } = substitute
  // The button was pressed twice for the same substitute.
  const isTheirs = before.name === newName && isSameAddress(before.email, newEmail)
  if (isTheirs) return { kind: 'done-before' }
  const { now } = change
  const ruling = rulingOn(before, 'replace-guest', { by, now })
  if (ruling.kind === 'refused') return { ...ruling, reservation: before }

  const { id, name, email, language, payments } = before
  const replaced = { id: randomUUID(), name, email, language, reservationId: id, at: now }
  const hadPaid = paidCents(payments) > 0
  await change.substitutes.addReplacedGuest({ ...replaced, hadPaid: Number(hadPaid) })
  // An invoice is for whoever paid. A group stays of its company, whoever speaks for it.
  const asksAnew = !hadPaid && before.session.state !== 'private'
  if (asksAnew && (await change.invoices.forgetCompany(id))) {
    await recordEvent(change, { reservationId: id, by, what: 'invoice-not-asked' })
  }
  await change.personalData.forgetNeeds([id], now)
  await change.reservations.update(id, { name: newName, email: newEmail, language: newLanguage })
  await endLinks(change, before)
  await change.companions.removeList(id)
  const detail = { replacedId: replaced.id }
  await recordEvent(change, { reservationId: id, by, what: 'guest-replaced', detail })
  const reservation = await change.reservations.get(id)
  await notify(change, { kind: 'substitute', reservation, instead: name, by })
  await notify(change, { kind: 'replaced', reservation: before, substitute: newName })
  return { kind: 'done' }
}
