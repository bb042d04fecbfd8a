import { labelledFacts } from '#booking/reservations/guest-facts.ts'
import { addHours } from '#booking/dates/brussels-time.ts'
import { fill } from '#language/fill.ts'
import { printInstant } from '#language/times.ts'
import { makeBookingNotice, dateAndGuest, stepAction } from './notice.ts'

type UnansweredRequest = {
  /** True while the guest has pressed no mailed link. */
  readonly isUnproven: boolean
  readonly until: Date
}

/** The promised time is nearly up (specification, section 4). */
export const unansweredLetter = makeBookingNotice<UnansweredRequest>(
  ({ requested: reservation }) => ({
    reservation,
    isUnproven: false,
    until: addHours(reservation.createdAt, reservation.conditions.answerHours),
  }),
  (mail, { reservation, isUnproven, until }) => {
    const { id, name } = reservation
    const { ownerWords, language } = mail
    const { unanswered: words, facts: labels, oneButton } = ownerWords.ownerNews
    return {
      words,
      texts: [
        fill(words.text, { name, until: printInstant(until, language) }),
        ...(isUnproven ? [words.unproven] : []),
      ],
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
