import { answerDue, isAnsweredBefore } from '#booking/dates/away.ts'
import { practicalAt } from '#booking/reservations/due.ts'
import { isCrowded } from '#booking/party/companion.ts'
import { goesTo } from '#booking/money/refund.ts'
import { hasEnded } from '#booking/reservations/status.ts'
import { sum } from '#booking/sum.ts'
import { voucherUses } from '#booking/vouchers/voucher-uses.ts'
import type { TitledText } from '#content/words/parts.ts'
import { wordsBeforeItBegins } from '#content/words/answer-promise.ts'
import { printDay } from '#language/dates.ts'
import { fill, fillCounted } from '#language/fill.ts'
import { printEuros } from '#language/money.ts'
import type { GuestVisit } from '../link-visit.tsx'
import { vacancySentences } from './vacancy.tsx'

/** How a booking stands; it promises an answer only until that is late, and a mail until that has come. */
export async function statusText(visit: GuestVisit): Promise<TitledText> {
  const { office, now, reservation, language, words } = visit
  const { status, session, createdAt, conditions, came } = reservation
  const { statuses, paidSoon, missed, unanswered } = words.myBooking
  const inFarmsWords = ({ title, text }: TitledText) => ({
    title,
    text: fill(text, { email: words.business.email }),
  })
  if (isUnansweredPast(visit)) return inFarmsWords(unanswered.past)
  if (status === 'requested') {
    const request = { createdAt, startsAt: session.startsAt, conditions }
    const due = answerDue(request, await office.store.away.listNotOver(createdAt))
    if (now < due) {
      const { requested } = statuses
      return isAnsweredBefore(request) ? wordsBeforeItBegins(requested, language) : requested
    }
    return inFarmsWords(unanswered.late)
  }
  if (status === 'completed' && came === 0) return { ...statuses.completed, text: missed }
  const isSoon = status === 'paid' && now >= practicalAt(session.day)
  return isSoon ? { ...statuses.paid, text: paidSoon } : statuses[status]
}

export function endedTitle(visit: GuestVisit): string | undefined {
  const { reservation, words } = visit
  const { status } = reservation
  if (isUnansweredPast(visit)) return words.myBooking.unanswered.past.title
  return hasEnded(status) ? words.myBooking.statuses[status].title : undefined
}

/** A request that the farm left unanswered until its date had begun. */
export function isUnansweredPast({ now, reservation }: GuestVisit): boolean {
  const { status, session, ending } = reservation
  if (status === 'declined') return ending?.by === 'clock'
  return status === 'requested' && now >= session.startsAt
}

/** Address of the booking's page, with the change that it says. */
export function bookingPathWithResult(
  { linkTo }: Pick<GuestVisit, 'linkTo'>,
  what: 'move' | 'party' | 'split' | 'voucher',
): string {
  return `${linkTo('booking')}?done=${what}`
}

/** The guest's last change, read from the store: true whenever the address is opened. */
export async function changeResults(visit: GuestVisit): Promise<readonly string[]> {
  const { c, office, reservation, language, words } = visit
  const { done } = words.myBooking
  if (hasEnded(reservation.status)) return []
  const countJoined = async () => (await office.store.companions.listOf(reservation.id)).length
  const crowded = async () =>
    isCrowded(reservation, await countJoined()) ? [words.companions.table.crowded] : []
  switch (c.req.query('done')) {
    case 'move':
      return [
        fill(done.move, { date: printDay(reservation.session.day, language) }),
        ...((await countJoined()) > 0 ? [words.companions.tellThem] : []),
      ]
    case 'party':
      return [fillCounted(done.party, reservation.participants, language), ...(await crowded())]
    case 'split':
      return [done.split, ...(await crowded())]
    case 'voucher':
      return paidByVoucher(visit)
    default:
      return []
  }
}

async function paidByVoucher({ office, reservation, language, words }: GuestVisit) {
  const { id } = reservation
  const uses = voucherUses(id, await office.store.entries.listOfPayments(id))
  const voucher = await office.store.vouchers.find(uses.at(-1)?.voucherId ?? '')
  const ofVoucher = uses.filter(({ voucherId }) => voucherId === voucher?.id)
  const cents = sum(ofVoucher, (use) => use.cents)
  if (!voucher || cents <= 0) return []
  const amount = printEuros(cents, language)
  const left = printEuros(voucher.leftCents, language)
  return [fill(words.vouchers.redeem.done, { amount, left })]
}

/** Money to go back for another reason than a cancellation, such as a declined request, a smaller party or a sum paid twice. */
export async function waitingRefund(
  { office, reservation, language, words }: GuestVisit,
  { isAll = false } = {},
) {
  const { id, payer, status, ending } = reservation
  if (payer) return []
  const waiting = (await office.store.refunds.listOf(id)).filter(
    ({ paidAt, voucherId }) => !paidAt && !voucherId,
  )
  const successions = ending ? await office.store.vacancies.listSuccessionsOf(id) : []
  // Refunds of a cancellation and of successors have their own sentences, and the moment of those.
  const cancelled = status === 'cancelled' ? ending : undefined
  const said = [cancelled, ...successions].map((each) => each?.at.getTime())
  const others = waiting.filter(({ createdAt }) => isAll || !said.includes(createdAt.getTime()))
  const cents = sum(others, ({ amountCents }) => amountCents)
  const amount = printEuros(cents, language)
  return cents <= 0 ? [] : [fill(words.myBooking.refunds.onItsWay, { amount })]
}

/** Money of a cancelled booking that goes back, or that none does. */
export async function moneyBackSentences(visit: GuestVisit): Promise<readonly string[]> {
  const { done, toPayer } = visit.words.myBooking.cancel
  if (visit.reservation.payer) return [toPayer]
  const told = [
    ...(await refundSentences(visit)),
    voucherRefundSentence(visit),
    ...(await waitingRefund(visit)),
    ...(await vacancySentences(visit)),
  ].filter((sentence) => sentence !== undefined)
  return told.length > 0 ? told : [done]
}

/** The refund of a cancelled booking or a date called off: what waits, or the whole once it went. */
async function refundSentences({ office, reservation, language, words }: GuestVisit) {
  // All other refunds, as of money paid twice, go back by themselves.
  const { id, ending } = reservation
  const all = (await office.store.refunds.listOf(id)).filter(
    ({ createdAt }) => createdAt.getTime() === ending?.at.getTime(),
  )
  const parts = all.filter(({ voucherId }) => !voucherId)
  const open = parts.filter(({ paidAt }) => !paidAt)
  const { cancel, refunds } = words.myBooking
  const say = (text: string, of: typeof parts) => {
    const cents = sum(of, ({ amountCents }) => amountCents)
    return cents > 0 ? [fill(text, { amount: printEuros(cents, language) })] : []
  }
  // The days of a refund begin once the guest has named an account, which the mail asks for.
  const isToName = open.some((each) => goesTo(each) === '')
  return [
    ...(open.length === 0
      ? say(refunds.repaid, parts)
      : say(isToName ? refunds.onItsWay : cancel.doneWithRefund, open)),
    ...(parts.length < all.length ? [cancel.toPayer] : []),
  ]
}

export function voucherRefundSentence({ reservation, language, words }: GuestVisit) {
  const cents = reservation.ending?.voucherCents ?? 0
  if (cents === 0 || reservation.payer) return undefined
  return fill(words.voucherMails.back, { amount: printEuros(cents, language) })
}
