import { type Absence, isAnsweredBefore } from '#booking/dates/away.ts'
import { dayOf } from '#booking/dates/brussels-time.ts'
import { daysToPay, paymentPlan } from '#booking/money/payment-plan.ts'
import { safeName } from '#booking/forms/safe-text.ts'
import { referenceOf } from '#booking/reservations/reference.ts'
import { wordsBeforeItBegins } from '#content/words/answer-promise.ts'
import { goingAheadFacts, ownDateFacts, placeFact, printCount } from '#content/words/date-facts.ts'
import type { Words } from '#content/words/shape.ts'
import { wordsOf } from '#content/words/words.ts'
import { printDay, type Day } from '#language/dates.ts'
import { fill } from '#language/fill.ts'
import { printEuros } from '#language/money.ts'
import { spellSpan } from '#language/spans.ts'
import { calendarFile } from '../../calendar.ts'
import type { OfRequest } from '../../news.ts'
import { contractTerms } from './contract-terms.ts'
import { ownButton, totalOf } from './booking-parts.ts'
import { makeBookingLetter, type GuestMail } from '../guest-mail.ts'
import { dueOn } from '../money/money-parts.ts'
import { bookingAt } from '../../sample-scene.ts'

/** Payments are asked by the farm's yes, not here. */
export const requestReceivedLetter = makeBookingLetter<OfRequest>(
  bookingAt('requested'),
  (mail, { absence, voucher }) => {
    const words = wordsFor(mail, absence)
    const answerBy = absence?.answerBy ?? dayOf(mail.reservation.createdAt)
    return {
      words: { ...words, title: words.requestTitle },
      footer: words.footer,
      parts: [
        words.intro,
        ownButton(mail),
        { note: mail.bookingWords.links.own },
        { facts: requestFacts(mail, voucher !== undefined) },
        { heading: words.nextTitle },
        { steps: voucher ? words.nextStepsWithVoucher : payingSteps(mail, words, answerBy) },
        contractTerms(mail, answerBy),
        words.calendarNote,
      ],
      attachments: [calendarFile(mail)],
    }
  },
)

function wordsFor({ mailboxes, reservation, session, language }: GuestMail, absence?: Absence) {
  const { createdAt, conditions } = reservation
  const words = wordsOf(mailboxes.house, language, absence).mails.reservation
  const isSoon = isAnsweredBefore({ createdAt, startsAt: session.startsAt, conditions })
  return isSoon ? wordsBeforeItBegins(words, language) : words
}

function requestFacts(mail: GuestMail, hasVoucher: boolean) {
  const { labels, reservation } = mail
  const { id, name, specialRequirements } = reservation
  return [
    { label: labels.reference, value: referenceOf(id), strong: true },
    { label: labels.workshop, value: mail.workshop },
    { label: labels.date, value: mail.date },
    { label: labels.time, value: mail.time },
    placeFact(mail.allWords),
    ...ownDateFacts(mail.session, mail.allWords),
    ...goingAheadFacts(mail.session, mail.allWords),
    { label: labels.participants, value: printCount(reservation, mail.allWords) },
    { label: labels.total, value: totalOf(mail) },
    { label: labels.name, value: safeName(name) },
    // The remark is not repeated, as the address is not proven yet.
    {
      label: labels.requirements,
      value: specialRequirements ? labels.requirementsNoted : labels.noRequirements,
    },
    ...(hasVoucher ? [{ label: labels.voucher, value: labels.voucherNoted }] : []),
  ]
}

type Paying = Words['mails']['reservation']

/** Payments with their days, but for the day of the answer. */
function payingSteps(mail: GuestMail, words: Paying, agreedOn: Day): readonly string[] {
  const { reservation, session, language } = mail
  const plan = paymentPlan({ ...reservation, agreedOn, workshopOn: session.day })
  const { dueOn: lastDay } = plan.balance
  const day = printDay(lastDay, language)
  const euros = (cents: number) => printEuros(cents, language)
  const days = spellSpan(reservation.conditions.depositDays, 'days', language)
  if (plan.deposit.dueOn === lastDay) {
    const total = euros(plan.totalCents)
    const onDay = lastDay > agreedOn ? dueOn(mail, day) : mail.bookingWords.payment.soon
    const isWithin = daysToPay({ ...reservation, agreedOn, workshopOn: session.day }) !== undefined
    const due = isWithin ? fill(words.payment.within, { days }) : onDay
    return words.nextStepsAtOnce.map((step) => fill(step, { total, due }))
  }
  const deposit = euros(plan.deposit.amountCents)
  const balance = euros(plan.balance.amountCents)
  return words.nextSteps.map((step) => fill(step, { deposit, balance, day, days }))
}
