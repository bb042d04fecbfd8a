import type { Session } from '#booking/dates/session.ts'
import type { Actor } from '#booking/reservations/life.ts'
import { paidOfPriceCents } from '#booking/money/owed.ts'
import type { Words } from '#content/words/shape.ts'
import { printDay } from '#language/dates.ts'
import { fill } from '#language/fill.ts'
import { printEuros } from '#language/money.ts'
import type { LetterPart } from '../../blocks/letter-part.ts'
import { calendarFile } from '../../calendar.ts'
import { askDiets, factsThatStay, ownButton, ownLinks } from '../reservations/booking-parts.ts'
import { refundTerms } from '../reservations/contract-terms.ts'
import { makeBookingLetter, type GuestMail, type GuestLetter } from '../guest-mail.ts'
import { toPayNow } from '../money/money-parts.ts'
import { toTellCompanions } from '../money/refund-parts.ts'
import type { Scene } from '../../sample-scene.ts'

export type Moved = {
  readonly from: Session
  readonly by: Actor
  readonly hasCompanions?: boolean
  readonly hasDiets?: boolean
  readonly isWronglyInvoiced?: boolean
}

type MovedByTerms = Moved & { readonly mostPercent: number | undefined }

export const movedLetter = makeBookingLetter<MovedByTerms>(toLaterDate, (mail, news) =>
  onOtherDate(mail, news, { mailWords: mail.bookingWords.moved, percent: news.mostPercent }),
)

export const rebookedLetter = makeBookingLetter<Moved>(toLaterDate, (mail, news) => {
  const { rebooked: mailWords, diets } = mail.bookingWords
  const again = news.hasDiets ? diets.again : mailWords.dietsAgain
  return onOtherDate(mail, news, { mailWords, percent: undefined, diets: askDiets(mail, again) })
})

function toLaterDate({ secured: reservation, before: from }: Scene) {
  return { reservation, from, by: 'guest', mostPercent: undefined } as const
}

type Telling = {
  readonly mailWords: Words['bookingMails']['moved' | 'rebooked']
  readonly percent: number | undefined
  readonly diets?: LetterPart
}

/** A moved request stays a request, without payments due before the farm's answer. */
function onOtherDate(
  mail: GuestMail,
  news: Moved,
  { mailWords, percent, diets }: Telling,
): GuestLetter {
  const { from, by } = news
  const { reservation, language } = mail
  const words = mail.bookingWords.moved
  const isRequest = reservation.status === 'requested'
  const paid = paidOfPriceCents(reservation.payments)
  return {
    words: mailWords,
    parts: [
      by === 'guest' ? mailWords.byGuest : mailWords.byFarm,
      {
        facts: [
          { label: words.newDate, value: mail.date, strong: true },
          { label: words.newTime, value: mail.time, strong: true },
          { label: words.oldDate, value: printDay(from.day, language) },
          ...factsThatStay(mail),
        ],
      },
      ownButton(mail),
      words.calendar,
      toTellCompanions(mail, news),
      paid > 0 && fill(mailWords.paidAlong, { paid: printEuros(paid, language) }),
      percent !== undefined && fill(words.atMost, { percent }),
      isRequest && words.stillRequested,
      !isRequest && toPayNow(mail),
      !isRequest && diets,
      !isRequest && refundTerms(mail),
      ownLinks(mail),
    ],
    attachments: [calendarFile(mail, from)],
  }
}
