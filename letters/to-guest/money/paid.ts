import { daysUntil, dayOf } from '#booking/dates/brussels-time.ts'
import { isOnePayment, owedCents, paidCents } from '#booking/money/owed.ts'
import { practicalDaysBefore } from '#booking/reservations/due.ts'
import type { Words } from '#content/words/shape.ts'
import { fill } from '#language/fill.ts'
import { printEuros } from '#language/money.ts'
import { calendarFile } from '../../calendar.ts'
import {
  isUnderWay,
  ownBooking,
  ownLinks,
  askDiets,
  directions,
  totalOf,
} from '../reservations/booking-parts.ts'
import { makeBookingLetter, type GuestMail } from '../guest-mail.ts'
import { balanceLater, payable, toPayBlock, toPayNow } from './money-parts.ts'
import { receivedAt, type Scene } from '../../sample-scene.ts'

/** A payment that completes neither deposit nor balance: the mail has its sum and the rest. */
export const partReceivedLetter = makeBookingLetter<{ readonly cents: number }>(
  partOf,
  (mail, { reservation, cents }) => {
    const toPay = payable(mail)
    if (!toPay) return undefined
    const { words, amount } = wordsWith(mail, 'partReceived', cents)
    const later = toPay.part === 'deposit' && balanceLater(mail)
    return {
      words,
      parts: [
        fill(words.text, { amount }),
        reservation.status === 'confirmed' &&
          !isUnderWay(mail) &&
          (isOnePayment(reservation.payments) ? words.notWhole : words.notSecured),
        toPayBlock(mail, toPay),
        later,
        ownBooking(mail),
        ownLinks(mail),
      ],
    }
  },
)

type ReceivedCents = { readonly cents: number; readonly overCents?: number }

export const securedLetter = makeBookingLetter<ReceivedCents>(
  receivedAt('secured'),
  (mail, { reservation, cents, overCents }) => {
    // The mail about the whole price says that the places are secure.
    if (isOnePayment(reservation.payments)) return undefined
    // The guest is at the workshop or was: the mail has the sum, and what is open.
    if (isUnderWay(mail)) {
      const { words, amount } = wordsWith(mail, 'partReceived', cents)
      const text = [fill(words.text, { amount }), tooMuch(mail, overCents)]
      return { words, parts: [...text, toPayNow(mail), ownBooking(mail)] }
    }
    const { words, amount } = wordsWith(mail, 'secured', cents)
    return {
      words,
      parts: [
        fill(words.text, { amount }),
        tooMuch(mail, overCents),
        ownBooking(mail),
        words.calendar,
        toPayNow(mail),
        askDiets(mail),
        directions(mail),
        ownLinks(mail),
      ],
      attachments: [calendarFile(mail)],
    }
  },
)

export const paidLetter = makeBookingLetter<ReceivedCents>(
  receivedAt('paid'),
  (mail, { reservation, cents, overCents }) => {
    const { words, amount } = wordsWith(mail, 'paid', cents)
    const text = fill(words.text, { amount, total: totalOf(mail) })
    // The guest is at the workshop: nothing is left to say or choose.
    if (isUnderWay(mail)) {
      return { words, parts: [text, tooMuch(mail, overCents), ownBooking(mail)] }
    }
    const days = daysUntil(dayOf(mail.mailboxes.clock.now()), reservation.session.day)
    return {
      words,
      parts: [
        `${text} ${words.come}`,
        tooMuch(mail, overCents),
        ownBooking(mail),
        days > practicalDaysBefore && words.next,
        askDiets(mail),
        // Money that came all at once had no mail about the deposit, which has them too.
        directions(mail),
        ownLinks(mail),
      ],
      attachments: [calendarFile(mail)],
    }
  },
)

/** The preview of each mail names the sum, for whoever reads nothing else. */
function wordsWith<Name extends 'partReceived' | 'secured' | 'paid'>(
  { bookingWords, language, date }: GuestMail,
  name: Name,
  cents: number,
) {
  const amount = printEuros(cents, language)
  const preview = fill(bookingWords[name].preview, { amount, date })
  return { amount, words: { ...bookingWords[name], preview } }
}

/** Sentence on a part that was too much, and waits for the farm's decision. */
function tooMuch(mail: GuestMail, cents = 0) {
  return cents > 0 && fill(mail.bookingWords.tooMuch, { amount: printEuros(cents, mail.language) })
}

/** The bank took a payment back, which is to be paid again. */
export const takenBackLetter = toPayAgain(({ bookingWords }) => bookingWords.takenBack)

/** The owner noted a payment by mistake, which is still to be paid. */
export const notedByMistakeLetter = toPayAgain(({ bookingWords }) => bookingWords.notedByMistake)

function toPayAgain(wordsOf: (mail: GuestMail) => Words['bookingMails']['takenBack']) {
  return makeBookingLetter<{ readonly cents: number }>(
    ({ confirmed: reservation, refund }) => ({ reservation, cents: refund.amountCents }),
    (mail, { reservation, cents }) => {
      const words = wordsOf(mail)
      const toPay = payable(mail)
      const amount = printEuros(cents, mail.language)
      const open = printEuros(owedCents(reservation.payments), mail.language)
      return {
        words,
        parts: [
          fill(words.text, { amount, open }),
          ownBooking(mail),
          toPay && toPayBlock(mail, toPay),
          ownLinks(mail),
        ],
        attachments: [isUnderWay(mail) ? undefined : calendarFile(mail)],
      }
    },
  )
}

function partOf({ confirmed: reservation }: Scene) {
  const payments = reservation.payments.map((payment) =>
    payment.kind === 'deposit' ? { ...payment, paidCents: payment.amountCents - 500 } : payment,
  )
  return { reservation: { ...reservation, payments }, cents: paidCents(payments) }
}
