import { goingAheadOf } from '#booking/dates/session.ts'
import type { Actor } from '#booking/reservations/life.ts'
import { paidCents } from '#booking/money/owed.ts'
import { sum } from '#booking/sum.ts'
import { printSession } from '#content/words/date-facts.ts'
import type { AnyMail } from '#content/words/parts.ts'
import type { OwnerWords } from '#content/words/owner-words.ts'
import { fill, fillCounted } from '#language/fill.ts'
import { printEuros } from '#language/money.ts'
import type { MoneyBack, OfBooking } from '../news.ts'
import { bookingAt, type Scene } from '../sample-scene.ts'
import { cancelledLetter } from '../to-guest/reservations/cancelled.ts'
import { substituteLetter } from '../to-guest/people/substitute.ts'
import { partyChangedLetter, type PartyChanged } from '../to-guest/party/party-changed.ts'
import { splitLetter } from '../to-guest/party/split.ts'
import {
  dateAndGuest,
  makeBookingNotice,
  type FarmMail,
  factsOfGuest,
  bookingAction,
  type OwnerNotice,
  ownersDateFacts,
} from './notice.ts'
import { refundIn } from './refund-to-pay.ts'

/** Mails the farm a guest's step, not its own. */
export function noticeByGuest<What extends { readonly by: Actor }>(
  sample: (scene: Scene) => OfBooking & What,
  say: (mail: FarmMail, news: OfBooking & What) => OwnerNotice,
) {
  return makeBookingNotice<What>(sample, (mail, news) =>
    news.by === 'guest' ? say(mail, news) : undefined,
  )
}

export const ownerCancelledLetter = noticeByGuest(cancelledLetter.sample, (mail, news) => {
  const { reservation, refunds, keptCents = 0 } = news
  const words = mail.ownerWords.ownerNews.cancelled
  const backCents = sum(refunds, ({ amountCents }) => amountCents)
  const amount = printEuros(backCents, mail.language)
  const preview = backCents > 0 ? fill(words.previewBack, { amount }) : words.preview
  const { name, participants } = reservation
  const text = fill(fillCounted(words.text, participants, mail.language), { name })
  return {
    words: { ...words, preview },
    texts: [
      text,
      ...offeredAtOnce(mail, news),
      ...backWithoutTransfer(mail, news),
      ...(keptCents > 0
        ? [fill(words.ifTaken, { amount: printEuros(keptCents, mail.language) })]
        : []),
      ...creditNote(mail, news),
    ],
    facts: dateAndGuest(mail, reservation),
    ...refundIn(mail, reservation, news),
  }
})

function offeredAtOnce(
  { ownerWords: { ownerNews }, language }: FarmMail,
  { offeredPlaces = 0 }: { readonly offeredPlaces?: number },
): readonly string[] {
  if (offeredPlaces === 0) return []
  return [fillCounted(ownerNews.cancelled.offered, offeredPlaces, language)]
}

/** Money that the owner need not transfer: a voucher has its money again, or nothing goes back. */
function backWithoutTransfer(mail: FarmMail, news: OfBooking & MoneyBack): readonly string[] {
  const { reservation, refunds, onVoucherCents = 0 } = news
  if (onVoucherCents > 0) return onVouchers(mail, news)
  if (refunds.length > 0) return []
  const { nothingBack: late, nothingPaid } = mail.ownerWords.ownerNews.cancelled
  const paid = paidCents(reservation.payments)
  return [paid > 0 ? fill(late, { paid: printEuros(paid, mail.language) }) : nothingPaid]
}

function onVouchers({ ownerWords, language }: FarmMail, { onVoucherCents = 0 }: MoneyBack) {
  if (onVoucherCents === 0) return []
  return [fill(ownerWords.receipts.voucher.back, { amount: printEuros(onVoucherCents, language) })]
}

function creditNote(
  { ownerWords }: FarmMail,
  { isWronglyInvoiced }: { readonly isWronglyInvoiced?: boolean },
) {
  return isWronglyInvoiced ? [ownerWords.ownerNews.cancelled.creditNote] : []
}

/** A guest changes the number of people: the refund, and whether the date still has enough. */
export const ownerPartyChangedLetter = noticeByGuest(partyChangedLetter.sample, (mail, news) => {
  const { reservation, before, paidAgainCents } = news
  const words = mail.ownerWords.ownerParty.partyChanged
  const { name, participants: after } = reservation
  const text = fill(words.text, { name, before: before.participants, after })
  const paidAgain = printEuros(paidAgainCents, mail.language)
  const isRequest = reservation.status === 'requested'
  return {
    words,
    texts: [
      text,
      ...offeredAtOnce(mail, news),
      ...onVouchers(mail, news),
      ...(paidAgainCents > 0 ? [fill(words.noRefund, { amount: paidAgain })] : []),
      ...(isRequest ? [words.isRequest] : []),
      ...belowMinimum(mail, news),
      ...creditNote(mail, news),
    ],
    facts: dateAndGuest(mail, reservation),
    ...refundIn(mail, reservation, news),
  }
})

/** A part of a party comes on another date: both dates, and whether each still has enough people. */
export const ownerSplitLetter = noticeByGuest(splitLetter.sample, (mail, news) => {
  const { reservation, other } = news
  const { ownerNews, ownerParty } = mail.ownerWords
  const words = ownerParty.split
  const { name, session, participants } = reservation
  const { date, time } = printSession(session, mail.siteWords)
  const toDo = belowMinimum(mail, news)
  return {
    words,
    texts: [
      fill(words.text, { name, going: other.participants, staying: participants }),
      ...(toDo.length > 0 ? toDo : [ownerNews.rebooked.nothing]),
    ],
    facts: [
      { label: words.staying, value: fill(words.staysOn, { n: participants, date, time }) },
      ...ownersDateFacts(mail, other.session, ownerNews.facts.newDate),
      ...factsOfGuest(mail, other),
    ],
    more: [{ ...bookingAction(mail, other), label: words.toOther }],
  }
})

/** Only the booking that takes the date below its minimum says so. */
function belowMinimum(
  { ownerWords }: FarmMail,
  { before, reservation: { session } }: OfBooking & Pick<PartyChanged, 'before'>,
) {
  const had = goingAheadOf(before.session)?.kind
  const has = goingAheadOf(session)
  if (had !== 'enough' || has?.kind !== 'not-yet') return []
  const { minimum } = has
  const taken = session.agreed ?? 0
  return [fill(ownerWords.ownerParty.partyChanged.belowMinimum, { minimum, taken })]
}

export const ownerSubstituteLetter = noticeByGuest(
  substituteLetter.sample,
  (mail, { reservation, instead }) => {
    const words = mail.ownerWords.ownerParty.substitute
    return {
      words,
      texts: [fill(words.text, { name: reservation.name, before: instead })],
      facts: dateAndGuest(mail, reservation),
    }
  },
)

export const ownerOfferAcceptedLetter = accepted(({ ownerNews }) => ownerNews.waitingAccepted)

export const ownerOptionAcceptedLetter = accepted(({ ownerOption }) => ownerOption.accepted)

/** A booking from the farm's offer, which begins confirmed. */
function accepted(wordsIn: (words: OwnerWords) => AnyMail & { readonly text: string }) {
  return makeBookingNotice(bookingAt('confirmed'), (mail, { reservation }) => {
    const words = wordsIn(mail.ownerWords)
    return {
      words,
      texts: [fill(words.text, { name: reservation.name })],
      facts: dateAndGuest(mail, reservation),
    }
  })
}
