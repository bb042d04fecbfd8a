import { openCents, type Owed, paidOfPriceCents, totalCents } from '../money/owed.ts'
import type { Cents, Places } from '../units.ts'

type Whole<Each> = {
  readonly payments: readonly Each[]
  readonly participants: Places
  readonly priceCents: Cents
  readonly keptCents: Cents
}

export type SplitMoney<Each extends Owed = Owed> = ReturnType<typeof splitMoney<Each>>

/** `going` is fewer than all people; each person has an equal share, and overpaid money stays. */
export function splitMoney<Each extends Owed>(whole: Whole<Each>, going: number) {
  const { payments, participants, priceCents, keptCents } = whole
  // A cent that cannot be divided stays with the first booking.
  const share = (cents: Cents) => Math.floor((cents * going) / participants)
  const deposit = payments.find(({ kind }) => kind === 'deposit')
  const costCents = Math.min(priceCents * going, share(totalCents(payments)))
  const depositCents = Math.min(share(deposit?.amountCents ?? 0), costCents)
  const costs = { deposit: depositCents, balance: costCents - depositCents }
  const both = payments.map((payment) => {
    const { kind, amountCents, paidCents } = payment
    const paid = Math.max(0, Math.min(paidCents, costs[kind] - share(openCents(payment))))
    return {
      goes: { ...payment, amountCents: costs[kind], paidCents: paid },
      stays: {
        ...payment,
        amountCents: amountCents - costs[kind],
        paidCents: paidCents - paid,
      },
    }
  })
  const stays = both.map((each) => each.stays)
  const goes = both.map((each) => each.goes)
  // A booking keeps no more than was paid in it: kept money beyond that would be refunded.
  const least = keptCents - paidOfPriceCents(stays)
  const keptGoing = Math.min(paidOfPriceCents(goes), Math.max(share(keptCents), least))
  return {
    stays: {
      participants: participants - going,
      payments: stays,
      keptCents: keptCents - keptGoing,
    },
    goes: { participants: going, payments: goes, keptCents: keptGoing },
  }
}
