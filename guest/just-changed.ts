import { sum } from '#booking/sum.ts'
import { printDay } from '#language/dates.ts'
import { fill, fillCounted } from '#language/fill.ts'
import { printEuros } from '#language/money.ts'
import type { GuestVisit } from './visit.tsx'

type Changed = 'move' | 'party' | 'split' | 'voucher'

/** Address of the booking's page, which then says what was changed. */
export function sayingChanged({ linkTo }: Pick<GuestVisit, 'linkTo'>, what: Changed): string {
  return `${linkTo('booking')}?done=${what}`
}

/** What the guest just changed, as it is now: so it is true whenever the address is opened. */
export async function justChanged(visit: GuestVisit): Promise<readonly string[]> {
  const { c, reservation, language, words } = visit
  const { done } = words.myBooking
  switch (c.req.query('done')) {
    case 'move':
      return [fill(done.move, { date: printDay(reservation.session.day, language) })]
    case 'party':
      return [fillCounted(done.party, reservation.participants, language)]
    case 'split':
      return [done.split]
    case 'voucher':
      return paidByVoucher(visit)
    default:
      return []
  }
}

/** By the voucher that was used last. */
async function paidByVoucher({ office, reservation, language, words }: GuestVisit) {
  const uses = await office.store.voucherUsesFor(reservation.id)
  const voucher = await office.store.findVoucher(uses.at(-1)?.voucherId ?? '')
  const own = uses.filter(({ voucherId }) => voucherId === voucher?.id)
  const cents = sum(own, (use) => use.cents)
  if (!voucher || cents <= 0) return []
  const [amount, left] = [printEuros(cents, language), printEuros(voucher.leftCents, language)]
  return [fill(words.vouchers.redeem.done, { amount, left })]
}
