import { printInstant } from '#language/times.ts'
import { factsOfBooking } from './booking-parts.ts'
import { makeBookingLetter, guestAddress } from '../guest-mail.ts'
import { moments, type Scene } from '../../sample-scene.ts'

export const proveLetter = makeBookingLetter<{ readonly until: Date }>(
  unproven,
  (mail, { until }) => {
    const words = mail.allWords.unproven.mail
    const ends = printInstant(until, mail.language)
    return {
      words,
      parts: [
        words.text,
        { facts: [{ label: words.until, value: ends, strong: true }] },
        { main: { label: words.button, to: guestAddress(mail, 'prove') } },
        factsOfBooking(mail),
        { note: words.notYou },
      ],
    }
  },
)

function unproven({ requested }: Scene) {
  const reservation = { ...requested, status: 'unproven', payments: [] } as const
  return { reservation, until: moments.pressUntil }
}
