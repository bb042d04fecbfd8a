// A booking as its guest reads it: the facts, and what the guest may still do.

import { type Fact, Facts } from '#app/plain/parts.tsx'
import { dayOf } from '#booking/dates/brussels-time.ts'
import { ofWorkshop } from '#booking/house/workshop-slug.ts'
import { lastDayToMove, rulingOn, type LifeStep } from '#booking/reservations/life.ts'
import {
  askedOfParty,
  owedCents,
  paidCents,
  refundableCents,
  totalCents,
} from '#booking/money/owed.ts'
import { offersSuccessor, datedRefunds } from '#booking/money/refund-steps.ts'
import { isCountOpen } from '#booking/party/party-size.ts'
import { hasEnded } from '#booking/reservations/status.ts'
import { referenceOf } from '#booking/reservations/reference.ts'
import { allDateFacts, goingAheadFacts, placeFact, printCount } from '#content/words/date-facts.ts'
import { printDay, printDayAndMonth, printDayApart, type Day } from '#language/dates.ts'
import { fill, fillCounted } from '#language/fill.ts'
import { printEuros } from '#language/money.ts'
import { spellSpan } from '#language/spans.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import type { GuestVisit } from '../link-visit.tsx'

export function bookingFacts(visit: OfBooking): readonly Fact[] {
  const { reservation, language, words } = visit
  const { session, payments, status } = reservation
  const labels = words.myBooking.facts
  const paid = paidCents(payments)
  return [
    ...allDateFacts(session, visit.words),
    ...goingAheadFacts(session, words),
    { label: labels.participants, value: printCount(reservation, words) },
    placeFact(words),
    // A booking that has ended asks for no payment.
    { label: labels.total, value: !hasEnded(status) && printEuros(totalCents(payments), language) },
    { label: labels.paid, value: paid > 0 && printEuros(paid, language) },
    { label: labels.reference, value: referenceOf(reservation.id) },
  ]
}

export function FoldedFacts({ visit }: { visit: OfBooking }) {
  const { reservation, language, words } = visit
  const { session, participants } = reservation
  const { weekday } = printDayApart(session.day, language)
  const { participantCount } = words.booking.form
  const inOneLine = [
    ofWorkshop(words.workshopNames, session.workshop),
    `${weekday} ${printDayAndMonth(session.day, language)}`.replaceAll(' ', '\u00a0'),
    isCountOpen(reservation)
      ? printCount(reservation, words)
      : fillCounted(participantCount, participants, language).replaceAll(' ', '\u00a0'),
  ]
  return (
    <details className="my-5 border-t border-rule">
      <summary className="fold">{inOneLine.join(', ')}</summary>
      <Facts facts={bookingFacts(visit)} />
    </details>
  )
}

/** Workshop, day, number and price of a party without a booking, or with an unproven one. */
export function bookedPartyFacts(visit: Pick<GuestVisit, 'language' | 'words'>, party: PartyFacts) {
  const { session, priceCents, groupPriceCents } = party
  const { language, words } = visit
  const labels = words.myBooking.facts
  return [
    ...allDateFacts(session, words),
    ...goingAheadFacts(session, words),
    { label: labels.participants, value: printCount(party, words) },
    {
      label: groupPriceCents === undefined ? labels.total : labels.groupTotal,
      value:
        priceCents !== undefined && printEuros(askedOfParty({ ...party, priceCents }), language),
    },
  ]
}

type PartyFacts = Pick<ReservationOnFile, 'session' | 'participants'> &
  Partial<Pick<ReservationOnFile, 'status' | 'payments' | 'priceCents' | 'groupPriceCents'>>

/** Facts that a visitor without the booking's link reads too. */
type OfBooking = Pick<GuestVisit, 'now' | 'reservation' | 'language' | 'words'>

export function guestRuling({ now, reservation }: GuestVisit, step: LifeStep) {
  return rulingOn(reservation, step, { by: 'guest', now })
}

export function tooLateToMove({ reservation, language, words }: OfBooking): string {
  const days = spellSpan(reservation.conditions.moveDaysBefore, 'days', language)
  return fill(words.myBooking.refusals.tooLateToMove, { days })
}

/** Highest percent of later refunds, if the guest moves today; undefined when moving lowers none. */
export function mostPercentIfMovedNow(visit: GuestVisit): number | undefined {
  const ruling = guestRuling(visit, 'move')
  return ruling.kind === 'allowed' ? ruling.mostPercent : undefined
}

export function RefundSteps({ visit, byVoucher }: { visit: OfBooking; byVoucher?: boolean }) {
  const { refunds: words } = visit.words.myBooking
  const { successor, successorAll } = visit.words.bookingMails.terms
  const { reservation } = visit
  const canBeTaken = reservation.status !== 'requested' && offersSuccessor(reservation)
  const steps = stepsToCome(visit)
  if (steps.length === 0) return <p className="mt-3">{words.nothingPaid}</p>
  if (steps.every(({ percent }) => percent === 0)) {
    return (
      <p className="mt-3">
        {words.nothingAny} {canBeTaken && successorAll}
      </p>
    )
  }
  const isPartLeft = steps.some(({ percent }) => percent > 0 && percent < 100)
  return (
    <ul className="mt-3 list-disc pl-6">
      {steps.map(({ key, sentence }) => (
        <li key={key} className="py-1">
          {sentence}
        </li>
      ))}
      {canBeTaken && <li className="py-1">{isPartLeft ? successor : successorAll}</li>}
      {byVoucher && <li className="py-1">{words.voucherFirst}</li>}
    </ul>
  )
}

/** Empty when nothing was paid. A request has one step, in which all goes back on any day. */
function stepsToCome({ now, reservation, language, words }: OfBooking) {
  const { beforeAnswer, everything, nothing, part, partOpen, partAlone } = words.myBooking.refunds
  const { status, refundSteps, session } = reservation
  const paid = refundableCents(reservation)
  if (paid === 0) return []
  if (status === 'requested') {
    const sentence = fill(beforeAnswer, { until: '', amount: printEuros(paid, language) })
    return [{ key: status, percent: 100, sentence }]
  }
  const workshopOn = session.day
  // The open part is paid by then, so its share goes back too.
  const isOpen = owedCents(reservation.payments) > 0
  // Some days allow a refund, but no other date.
  const sentenceFor = (percent: number, until: Day) => {
    if (percent === 100) return everything
    if (percent === 0) return nothing
    if (until > lastDayToMove(workshopOn, reservation.conditions)) return partAlone
    return isOpen ? partOpen : part
  }
  const steps = datedRefunds({ refundSteps, paidCents: paid, today: dayOf(now), workshopOn })
  return steps.map(({ until, percent, cents }) => {
    const values = {
      until: printDay(until, language),
      percent,
      amount: printEuros(cents, language),
    }
    return { key: until, percent, sentence: fill(sentenceFor(percent, until), values) }
  })
}
