import { owedCents, paidCents, totalCents } from '#booking/money/owed.ts'
import type { Cents } from '#booking/units.ts'
import { fill } from '#language/fill.ts'
import { onVoucherCentsOf, type PossibleParty } from '#office/party/preview-party.ts'
import { deskWords, euros } from '../desk-language.ts'
import { toldText } from '../reservations/booking-text.tsx'

const words = () => deskWords().party

/** The sums of a booking before and after another number of people. */
export function partySums(preview: PossibleParty, toRefund: Cents) {
  const { money } = preview
  const { payments, groupPriceCents } = preview.before
  const price = groupPriceCents === undefined ? words().price : words().groupPrice
  const back = money.refundCents - onVoucherCentsOf(preview) - money.retaken.paidAgainCents
  const sums = [
    [price, totalCents(payments), totalCents(money.payments)],
    [words().paid, paidCents(payments), paidCents(money.payments)],
    [words().owed, owedCents(payments), owedCents(money.payments)],
    [words().toRefund, toRefund, toRefund + back],
  ] as const
  const shownSums = sums.filter(
    ([label, ...cents]) => label !== words().toRefund || cents.some(Boolean),
  )
  return shownSums.map(([label, before, after]) => ({
    label,
    value:
      before === after
        ? euros(before)
        : fill(words().becomes, { before: euros(before), after: euros(after) }),
  }))
}

export function partySentences(preview: PossibleParty, somebodyWaits: boolean) {
  const { before, participants, money } = preview
  const onVoucher = onVoucherCentsOf(preview)
  const { givenUpCents, refundCents, retaken } = money
  const { paidAgainCents } = retaken
  const givesUp = { paid: euros(givenUpCents), amount: euros(refundCents) }
  const isSmaller = participants < before.participants
  return [
    ...(givenUpCents > 0 ? [fill(words().givenUp, givesUp)] : []),
    ...(onVoucher > 0
      ? [fill(deskWords().desk.actions['cancel-guest'].onVoucher, { amount: euros(onVoucher) })]
      : []),
    ...(paidAgainCents > 0 ? [fill(words().paidAgain, { amount: euros(paidAgainCents) })] : []),
    ...(isSmaller && somebodyWaits ? [words().somebodyWaits] : []),
    toldText(before, deskWords().buttons.booking.party.mail),
  ]
}
