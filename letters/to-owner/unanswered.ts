import { answerDue } from '#booking/dates/away.ts'
import { labelledFacts } from '#booking/reservations/guest-facts.ts'
import { fill } from '#language/fill.ts'
import { printSpan } from '#language/spans.ts'
import { printInstant } from '#language/times.ts'
import { makeBookingNotice, dateAndGuest, stepAction } from './notice.ts'

type UnansweredRequest = {
  /** True while the guest has pressed no mailed link. */
  readonly isUnproven: boolean
}

/** The promised time is nearly up. */
export const unansweredLetter = makeBookingNotice<UnansweredRequest>(
  ({ requested: reservation }) => ({ reservation, isUnproven: false }),
  (mail, { reservation, isUnproven }) => {
    const { id, name, session, createdAt, conditions } = reservation
    const { ownerWords, language } = mail
    const { unanswered: words, facts: labels, oneButton } = ownerWords.ownerNews
    const due = answerDue({ createdAt, startsAt: session.startsAt, conditions })
    const until = printInstant(due, language)
    const hours = printSpan(conditions.answerHours, 'hours', language)
    return {
      words: { ...words, preview: fill(words.preview, { hours }) },
      texts: [fill(words.text, { name, until, hours }), ...(isUnproven ? [words.unproven] : [])],
      facts: [
        ...dateAndGuest(mail, reservation),
        ...labelledFacts(reservation, ownerWords.guestFacts, labels.none),
      ],
      main: stepAction(mail, 'confirm', id),
      more: [stepAction(mail, 'decline', id)],
      closing: [oneButton],
    }
  },
)
