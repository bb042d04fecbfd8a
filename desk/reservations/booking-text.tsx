import { type FormRefusal, noField } from '#app/plain/parts.tsx'
import { Jar } from '#app/ui/jar.tsx'
import { maxPlaces } from '#booking/forms/owner-forms.ts'
import { type Owed, owedCents, paidCents, totalCents } from '#booking/money/owed.ts'
import { shownStatus } from '#booking/reservations/shown-status.ts'
import type { Status } from '#booking/reservations/status.ts'
import { dayOf } from '#booking/dates/brussels-time.ts'
import { practicalAt } from '#booking/reservations/due.ts'
import { goesTo } from '#booking/money/refund.ts'
import { lateSince, nextPaymentOf } from '#booking/money/next-payment.ts'
import { sum } from '#booking/sum.ts'
import { fill } from '#language/fill.ts'
import { bookingJar } from '#letters/booking-jar.ts'
import type { StepOutcome } from '#office/reservations/take-step.ts'
import type { Invoicing } from '#office/invoices/invoicing.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import type { Refund } from '#store/money/refunds.ts'
import { refusalAt } from '../buttons.tsx'
import { dayText, deskWords, euros, siteWords } from '../desk-language.ts'
import type { DeskVisit } from '../visit.ts'

const words = () => deskWords().pages.date

/** The problem of a number of people below one, or above the places of any date. */
export const partySizeProblem = () => fill(words().participantsProblem, { min: 1, max: maxPlaces })

export function owesText({ payments }: ReservationOnFile): string {
  const cents = totalCents(payments) - paidCents(payments)
  return cents > 0 ? fill(words().owes, { amount: euros(cents) }) : words().paid
}

/** "Voorschot binnen, nog € 65": the state, and the open money where the state does not tell. */
export function standText(reservation: ReservationOnFile): string {
  const { status, payments } = reservation
  const stands = deskWords().desk.statuses[shownStatus(reservation)]
  if (status === 'paid') return stands
  const isAllPaid = owedCents(payments) === 0
  if (isAllPaid) return `${stands}, ${words().allPaid}`
  // Nothing is due before the farm's answer.
  const isAsked = status === 'requested' && paidCents(payments) === 0
  return isAsked ? stands : `${stands}, ${owesText(reservation)}`
}

export function paidOf({ paidCents: paid, amountCents }: Owed): string {
  return fill(deskWords().desk.paidOf, { paid: euros(paid), amount: euros(amountCents) })
}

export function refusedText(refused: Extract<StepOutcome, { kind: 'refused' }>): string {
  const { reason, reservation } = refused
  if (reason === 'not-as-shown') return deskWords().refused.notAsShown
  if (reason === 'paid-back') return deskWords().buttons.booking.rebook.paidBack
  return fill(deskWords().refused.booking, {
    status: deskWords().desk.statuses[shownStatus(reservation)],
  })
}

export function refusalIn(outcome: StepOutcome): FormRefusal | undefined {
  return outcome.kind === 'refused' ? refusalAt(noField, refusedText(outcome)) : undefined
}

export function toldText({ email }: Pick<ReservationOnFile, 'email'>, mail: string): string {
  return email === '' ? deskWords().desk.noMail : mail
}

/** The guest's jar, always with the state in words; none once the booking has ended. */
export function BookingSign({ status }: { status: Status }) {
  const jar = bookingJar(status, siteWords())
  if (!jar) return null
  return <Jar look={jar.look} />
}

type Known = {
  readonly refunds: readonly Refund[]
  readonly isWrittenOff?: boolean
  readonly invoicing?: Pick<Invoicing, 'next'>
}

export function nextStepText(
  { now }: Pick<DeskVisit, 'now'>,
  reservation: ReservationOnFile,
  { refunds, isWrittenOff, invoicing }: Known,
): string {
  const next = deskWords().desk.next
  const waiting = refunds.filter(({ paidAt }) => !paidAt)
  if (waiting.length > 0) {
    const amount = euros(sum(waiting, ({ amountCents }) => amountCents))
    return fill(waiting.every(goesTo) ? next.refund : next.refundNoAccount, { amount })
  }
  const { status, payments, session, email } = reservation
  const nothing = invoicing?.next ? next.invoice : next.nothing
  switch (status) {
    case 'unproven':
      return next.unproven
    case 'requested':
      return next.request
    case 'confirmed':
    case 'secured': {
      const toPay = nextPaymentOf(payments, { today: dayOf(now) })
      if (!toPay) return nothing
      return fill(next.money, { amount: euros(toPay.cents), date: dayText(lateSince(toPay)) })
    }
    case 'paid':
      if (email === '') return next.byTelephone
      return now < practicalAt(session.day) ? next.practical : next.ready
    case 'completed': {
      const open = owedCents(payments)
      const owed = isWrittenOff ? next.writtenOff : next.owed
      return open > 0 ? fill(owed, { amount: euros(open) }) : nothing
    }
    case 'declined':
    case 'cancelled':
      return nothing
  }
}
