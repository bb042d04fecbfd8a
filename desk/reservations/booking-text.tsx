import { noField, type FormRefusal } from '#app/plain/parts.tsx'
import { Jar } from '#app/ui/jar.tsx'
import { maxPlaces } from '#booking/forms/owner-forms.ts'
import { type Owed, owedCents, paidCents, totalCents } from '#booking/money/owed.ts'
import { shownStatus } from '#booking/reservations/shown-status.ts'
import type { Status } from '#booking/reservations/status.ts'
import { fill } from '#language/fill.ts'
import { bookingJar } from '#letters/booking-jar.ts'
import type { StepOutcome } from '#office/reservations/take-step.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import { refusalAt } from '../buttons.tsx'
import { euros, deskWords, siteWords } from '../desk-language.ts'

const words = () => deskWords().pages.date

/** The problem of a number of people below one, or above the places of any date. */
export const partySizeProblem = () => fill(words().participantsProblem, { min: 1, max: maxPlaces })

export function owesText({ payments }: ReservationOnFile): string {
  const cents = totalCents(payments) - paidCents(payments)
  return cents > 0 ? fill(words().owes, { amount: euros(cents) }) : words().paid
}

/** "Voorschot binnen, nog € 65": the state, and the open money when the state lacks that. */
export function standText(reservation: ReservationOnFile): string {
  const { status, payments } = reservation
  const stands = deskWords().desk.statuses[shownStatus(reservation)]
  if (status === 'paid') return stands
  const isAllPaid = owedCents(payments) === 0
  if (isAllPaid) return `${stands}, ${words().allPaid}`
  // Nothing is due before the farm has answered.
  const isAsked = status === 'requested' && paidCents(payments) === 0
  return isAsked ? stands : `${stands}, ${owesText(reservation)}`
}

/** "€ 45 van € 90" */
export function paidOf({ paidCents: paid, amountCents }: Owed): string {
  const [amount, came] = [euros(amountCents), euros(paid)]
  return fill(deskWords().desk.paidOf, { paid: came, amount })
}

export function refusedText(refused: Extract<StepOutcome, { kind: 'refused' }>): string {
  const { reason, reservation } = refused
  if (reason === 'paid-back') return deskWords().buttons.booking.rebook.paidBack
  return fill(deskWords().refused.booking, {
    status: deskWords().desk.statuses[shownStatus(reservation)],
  })
}

export function refusalIn(outcome: StepOutcome): FormRefusal | undefined {
  return outcome.kind === 'refused' ? refusalAt(noField, refusedText(outcome)) : undefined
}

/** The sentence on the mail that the guest gets, or that there is none. */
export function toldText({ email }: Pick<ReservationOnFile, 'email'>, mail: string): string {
  return email === '' ? deskWords().desk.noMail : mail
}

/** The guest's jar, always beside the state in words; none once the booking has ended. */
export function BookingSign({ status }: { status: Status }) {
  const jar = bookingJar(status, siteWords())
  if (!jar) return null
  return <Jar look={jar.look} />
}
