import { dayOf } from '#booking/brussels-time.ts'
import { isIban, maskIban, printIban } from '#booking/iban.ts'
import { paidCents } from '#booking/owed.ts'
import { lastDayToMove, mayMove, refundSteps } from '#booking/refund-terms.ts'
import { printStructuredCommunication } from '#booking/structured-communication.ts'
import type { ToPay } from '#booking/what-to-pay.ts'
import { business } from '#content/business.ts'
import type { RefundFacts, TermFacts, ToPayFacts } from '#emails/guest/facts.ts'
import { printDay } from '#language/dates.ts'
import { printEuros } from '#language/money.ts'
import type { Refund, ReservationOnFile } from '../../store/reservation-records.ts'
import type { MailAttachment } from '../../store/mail-records.ts'
import { languageOf } from './envelope.ts'
import type { Mailboxes } from './mailboxes.ts'
import { paymentPicture } from './payment-picture.ts'

type Payable = { readonly facts: ToPayFacts; readonly attachments: readonly MailAttachment[] }

/** A payment to the farm as a mail tells it, with its code. */
export function payableOf(
  { clock }: Mailboxes,
  reservation: ReservationOnFile,
  toPay: ToPay,
): Payable {
  const language = languageOf(reservation)
  const { part, cents, receivedCents, reference, dueOn } = toPay
  const { code, attachment } = paymentPicture(
    {
      name: business.accountHolder,
      iban: business.iban,
      amountCents: cents,
      structuredCommunication: reference,
    },
    reference,
  )
  const facts = {
    part,
    amount: printEuros(cents, language),
    communication: printStructuredCommunication(reference),
    dueOn: dueOn > dayOf(clock.now()) ? printDay(dueOn, language) : undefined,
    received:
      receivedCents > 0
        ? {
            amount: printEuros(receivedCents, language),
            of: printEuros(cents + receivedCents, language),
          }
        : undefined,
    code,
  }
  return { facts, attachments: [attachment] }
}

/**
 * Undefined when nothing goes back. An account that the bank told may be somebody else's who paid: the
 * whole number is written only to the guest who has just typed it.
 */
export function refundFactsOf(
  reservation: ReservationOnFile,
  refund: Refund | undefined,
  { isTyped = false } = {},
): RefundFacts | undefined {
  if (!refund) return undefined
  const language = languageOf(reservation)
  const paid = paidCents(reservation.payments)
  return {
    amount: printEuros(refund.amountCents, language),
    outOf: paid > refund.amountCents ? printEuros(paid, language) : undefined,
    // Typed by a guest: only what is an account number goes into a mail.
    iban: isIban(refund.iban) ? (isTyped ? printIban : maskIban)(refund.iban) : undefined,
  }
}

/** What was paid so far, printed; undefined when nothing was. */
export function paidSoFar(reservation: ReservationOnFile): string | undefined {
  const cents = paidCents(reservation.payments)
  return cents > 0 ? printEuros(cents, languageOf(reservation)) : undefined
}

/** The terms a booking was made under, by its own days. */
export function termFactsOf({ clock }: Mailboxes, reservation: ReservationOnFile): TermFacts {
  const language = languageOf(reservation)
  const today = dayOf(clock.now())
  const { terms, session, payments } = reservation
  const workshopOn = session.day
  const steps = refundSteps({ terms, paidCents: paidCents(payments), today, workshopOn })
  return {
    steps: steps.map(({ until, percent }) => ({ until: printDay(until, language), percent })),
    moveUntil: mayMove(today, workshopOn)
      ? printDay(lastDayToMove(workshopOn), language)
      : undefined,
  }
}
