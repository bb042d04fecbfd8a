import { dayOf } from '#booking/dates/brussels-time.ts'
import { paidCents } from '#booking/money/owed.ts'
import type { MovingTerms } from '#booking/house/terms.ts'
import { offersSuccessor, datedRefunds } from '#booking/money/refund-steps.ts'
import { canMove, lastDayToMove } from '#booking/reservations/life.ts'
import type { Words } from '#content/words/shape.ts'
import { type Day, printDay } from '#language/dates.ts'
import { fill } from '#language/fill.ts'
import type { GuestMail } from '../guest-mail.ts'

export function refundTerms(mail: GuestMail) {
  return termParts(mail, refundSentences(payingOf(mail), mail.allWords))
}

/** All terms; before the farm's answer they begin on its day. */
export function contractTerms(mail: GuestMail, from?: Day) {
  return termParts(mail, contractSentences(payingOf(mail, from), mail.allWords))
}

function payingOf({ reservation, mailboxes }: GuestMail, from = dayOf(mailboxes.clock.now())) {
  const { refundSteps, conditions, payments, session } = reservation
  const { moveDaysBefore } = conditions
  const paid = { refundSteps, paidCents: paidCents(payments), moveDaysBefore }
  return { ...paid, today: from, workshopOn: session.day, session }
}

function termParts(mail: GuestMail, sentences: readonly string[]) {
  return [{ heading: mail.bookingWords.terms.title }, { list: sentences }]
}

type Paying = Parameters<typeof datedRefunds>[0] & MovingTerms

type Refunding = Paying & Parameters<typeof offersSuccessor>[0]

/** The terms, the refund after a successor, and that there is no right of withdrawal. */
export function contractSentences(paying: Refunding, allWords: Words): readonly string[] {
  return [...refundSentences(paying, allWords), allWords.bookingMails.terms.noWithdrawal]
}

function refundSentences(paying: Refunding, allWords: Words): readonly string[] {
  const { successor, successorAll } = allWords.bookingMails.terms
  const isPartLeft = datedRefunds(paying).some(({ percent }) => percent > 0 && percent < 100)
  const taken = isPartLeft ? successor : successorAll
  return [...termSentences(paying, allWords), ...(offersSuccessor(paying) ? [taken] : [])]
}

/** One sentence for each step of the refund, and one for the last day to choose another date. */
function termSentences(paying: Paying, { bookingMails, language }: Words): readonly string[] {
  const { terms: words } = bookingMails
  const { today, workshopOn } = paying
  const print = (day: Day) => printDay(day, language)
  const moveUntil = canMove(today, workshopOn, paying)
    ? lastDayToMove(workshopOn, paying)
    : undefined
  const given = datedRefunds(paying).filter(({ percent }) => percent > 0)
  const isSaid = given.some(({ until, percent }) => percent < 100 && until === moveUntil)
  const steps = given.map(({ until, percent }) => {
    const date = print(until)
    if (percent === 100) return fill(words.whole, { date })
    const orMove = isSaid && moveUntil && until <= moveUntil
    return fill(orMove ? words.partOrMove : words.part, { date, percent })
  })
  const move = moveUntil && !isSaid ? [fill(words.move, { date: print(moveUntil) })] : []
  // The sentence would follow the last day to move, as if that day ended the refunds.
  const nothing = steps.length > 0 ? words.nothing : words.nothingAny
  return [...steps, nothing, ...move]
}
