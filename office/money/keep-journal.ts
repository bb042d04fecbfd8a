import { addDays, dayOf, instantIn } from '#booking/dates/brussels-time.ts'
import { isIncome } from '#booking/figures/cash-book.ts'
import { entriesDue, type JournalDay, journalDay, type MoneyMove } from '#booking/money/journal.ts'
import { sum } from '#booking/sum.ts'
import type { Store } from '#store/store.ts'
import type { VoucherMoved } from '#store/money/voucher-money.ts'
import { type Change, inOneChange, type Office } from '../office.ts'
import { linesTakenBack } from './cash-book.ts'

/** A tap on the desk is taken back within the hour, so what a day counted is looked at again as long as this. */
const lookedBackDays = 7

/** Writes each day that is over and not in the receipts journal yet; the first time, that it begins today. How many it wrote. */
export async function keepJournal(office: Office): Promise<number> {
  const yesterday = addDays(dayOf(office.clock.now()), -1)
  const last = await office.store.lastJournalDay()
  if (last && last.day >= yesterday) return 0
  return inOneChange(office, async (change) => {
    const begin = await change.journalBegin()
    if (begin) return writeDays(change, begin, yesterday)
    await change.addJournalDay(journalDay(undefined, yesterday, []), [])
    return 0
  })
}

async function writeDays(change: Change, begin: JournalDay, until: string): Promise<number> {
  let before = (await change.lastJournalDay())!
  const first = addDays(before.day, 1)
  const entries = await entriesFor(change, begin, { first, last: until })
  let written = 0
  for (let day = first; day <= until; day = addDays(day, 1)) {
    const own = entries.filter((entry) => entry.day === day)
    before = journalDay(before, day, own)
    await change.addJournalDay(before, own)
    written += 1
  }
  return written
}

async function entriesFor(
  change: Change,
  begin: JournalDay,
  days: { readonly first: string; readonly last: string },
) {
  const begun = instantIn(addDays(begin.day, 1), '00:00')
  const lookedBack = instantIn(addDays(days.first, -lookedBackDays), '00:00')
  const since = lookedBack < begun ? begun : lookedBack
  const moves = (await moneyMoved(change, since)).filter(({ at }) => at >= begun)
  const sources = moves.map(({ source }) => source)
  const counted = await change.journalEntriesOf(sources, since)
  return entriesDue({ moves, counted, ...days, vatPercent: change.house.vatPercent })
}

type Reads = Pick<
  Store,
  | 'transactionsDecided'
  | 'handReceiptsSince'
  | 'handReceiptsTold'
  | 'refundsPaidSince'
  | 'vouchersMovedSince'
  | 'linesOut'
>

/** All the receipts journal counts: what the farm booked since an instant, each sum once, whatever it was for. */
async function moneyMoved(reads: Reads, since: Date): Promise<readonly MoneyMove[]> {
  const transactions = await reads.transactionsDecided(since)
  const told = await reads.handReceiptsTold(transactions.map(({ key }) => key))
  const byHand = Map.groupBy(told, ({ transactionKey }) => transactionKey)
  return [
    // A line that tells of what was marked by hand before counts for what it brings beyond that.
    ...transactions.filter(isIncome).map((each) => ({
      source: `transaction ${each.key}`,
      kind: 'received' as const,
      cents: each.amountCents - sum(byHand.get(each.key) ?? [], ({ amountCents }) => amountCents),
      receivedOn: each.bookedOn,
      at: each.settledAt ?? each.importedAt,
    })),
    ...(await reads.handReceiptsSince(since)).map(({ id, amountCents, at }) => ({
      source: `receipt ${id}`,
      kind: 'by-hand' as const,
      cents: amountCents,
      receivedOn: dayOf(at),
      at,
    })),
    // Lines of every day: those of one booking were once counted for each other.
    ...linesTakenBack(await reads.linesOut()).map(({ key, amountCents, day, at }) => ({
      source: `transaction ${key}`,
      kind: 'taken-back' as const,
      cents: 0 - amountCents,
      receivedOn: day,
      at,
    })),
    ...(await reads.refundsPaidSince(since)).map(({ id, amountCents, paidAt }) => ({
      source: `refund ${id}`,
      kind: 'refunded' as const,
      cents: 0 - amountCents,
      receivedOn: dayOf(paidAt!),
      at: paidAt!,
    })),
    ...(await reads.vouchersMovedSince(since)).flatMap(voucherMoves),
  ]
}

/** What a statement did not show of its price, and what went back to its buyer; redeeming it moves no money. */
function voucherMoves({ voucher, byBankCents }: VoucherMoved): readonly MoneyMove[] {
  const { id, paidAt, receivedCents, refundedAt, refundCents } = voucher
  const byHand = {
    source: `voucher ${id}`,
    kind: 'by-hand',
    cents: receivedCents - byBankCents,
  } as const
  const back = { source: `voucher refund ${id}`, kind: 'refunded', cents: 0 - refundCents } as const
  return [
    ...(paidAt ? [{ ...byHand, receivedOn: dayOf(paidAt), at: paidAt }] : []),
    ...(refundedAt ? [{ ...back, receivedOn: dayOf(refundedAt), at: refundedAt }] : []),
  ]
}
