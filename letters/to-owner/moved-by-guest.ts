import { printSession } from '#content/words/date-facts.ts'
import { fill } from '#language/fill.ts'
import { printEuros } from '#language/money.ts'
import type { OfBooking } from '../news.ts'
import type { Scene } from '../sample-scene.ts'
import { movedLetter, type Moved, rebookedLetter } from '../to-guest/dates/moved.ts'
import { noticeByGuest } from './by-guest.ts'
import { factsOfGuest, type FarmMail, ownersDateFacts, stepAction } from './notice.ts'

export const ownerMovedLetter = noticeByGuest(movedLetter.sample, (mail, news) => {
  const { ownerNews, ownerParty } = mail.ownerWords
  const { moved: words, facts, cancelled, rebooked } = ownerNews
  const isRequest = news.reservation.status === 'requested'
  const nothing = isRequest ? ownerParty.partyChanged.isRequest : rebooked.nothing
  const toDo = news.isWronglyInvoiced ? cancelled.creditNote : nothing
  return {
    words: { ...words, preview: `${words.preview} ${toDo}` },
    texts: [fill(words.text, { name: news.reservation.name }), toDo],
    facts: bothSessions(mail, news, facts.oldDate),
  }
})

type Rebooked = Moved & {
  /** Cents of a refund that went along, and is due no more. */
  readonly withdrawnCents: number
}

/** The refund is dropped, and the booking waits again. */
export const ownerRebookedLetter = noticeByGuest<Rebooked>(withoutRefund, (mail, news) => {
  const { reservation, withdrawnCents, isWronglyInvoiced } = news
  const { id, name, status } = reservation
  const { rebooked: words, facts, cancelled } = mail.ownerWords.ownerNews
  const isRequest = status === 'requested'
  const amount = withdrawnCents > 0 && printEuros(withdrawnCents, mail.language)
  return {
    words,
    texts: [
      fill(words.text, { name }),
      ...(amount ? [fill(words.noRefund, { amount })] : []),
      ...(isRequest ? [words.isRequest] : []),
      ...(isWronglyInvoiced ? [cancelled.creditNote] : []),
      ...(amount || isRequest || isWronglyInvoiced ? [] : [words.nothing]),
    ],
    facts: bothSessions(mail, news, facts.calledOffDate),
    main: isRequest ? stepAction(mail, 'confirm', id) : undefined,
    more: isRequest ? [stepAction(mail, 'decline', id)] : [],
  }
})

function withoutRefund(scene: Scene) {
  return { ...rebookedLetter.sample(scene), withdrawnCents: scene.refund.amountCents }
}

function bothSessions(mail: FarmMail, { reservation, from }: OfBooking & Moved, oldLabel: string) {
  const { date, time } = printSession(from, mail.siteWords)
  return [
    ...ownersDateFacts(mail, reservation.session, mail.ownerWords.ownerNews.facts.newDate),
    { label: oldLabel, value: `${date}, ${time}` },
    ...factsOfGuest(mail, reservation),
  ]
}
