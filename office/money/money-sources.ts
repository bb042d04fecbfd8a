import { instantIn } from '#booking/dates/brussels-time.ts'
import { type Flow, partsOf, type Source, sourcesOf } from '#booking/money/sources.ts'
import { sum } from '#booking/sum.ts'
import type { OfficeEvent } from '#store/history.ts'
import type { Store } from '#store/store.ts'
import type { HandReceiptOnFile, TransactionOnFile } from '#store/money/transactions.ts'
import type { Id } from '#booking/id.ts'
import type { Cents } from '#booking/units.ts'

export type MoneyReads = Pick<
  Store,
  | 'findVoucher'
  | 'handReceiptsOf'
  | 'listEvents'
  | 'refundsOf'
  | 'transactionsOf'
  | 'voucherUsesFor'
>

type Asked = {
  /** Flows after it do not count; all do without it. */
  readonly until?: Date
  /** Refunds that do not count, as their accounts are asked for anew. */
  readonly without?: readonly string[]
  /** The booking of those who left the party at that moment. */
  readonly leaving?: string
}

/** The accounts that a booking's money came from, less what went back to each. */
export async function moneySources(
  reads: MoneyReads,
  id: Id<'reservation'>,
  { until, without = [], leaving }: Asked = {},
): Promise<readonly Source[]> {
  const lines = await reads.transactionsOf(id)
  const receipts = await reads.handReceiptsOf(id)
  const events = await reads.listEvents(id)
  const flows = [
    ...lines.flatMap((line) => lineFlows(line, receipts)),
    ...receipts.filter(({ transactionKey }) => !transactionKey).map(byHand),
    ...(await byWithdrawnVouchers(reads, id)),
    ...(await refundFlows(reads, id, [...without, ...sentBack(lines)])),
    ...(await broughtAlong(reads, id, events)),
    ...(await wentAlong(reads, events, leaving)),
  ]
  return sourcesOf(until ? flows.filter(({ at }) => at <= until) : flows)
}

/** Cents of a line that wait, or were too much, paid nothing and name nobody; a companion's name no account. */
function lineFlows(
  line: TransactionOnFile,
  receipts: readonly HandReceiptOnFile[],
): readonly Flow[] {
  const { payerIban, detail } = line
  const at = cameAt(line, receipts)
  const { isShare, restCents = 0, takenBackCents = 0 } = detail
  if (takenBackCents > 0) return [{ kind: 'out', at, iban: payerIban, cents: takenBackCents }]
  const cents = line.amountCents - restCents
  if (!isIncome(line) || cents <= 0) return []
  return [{ kind: 'in', at, iban: isShare ? '' : payerIban, cents }]
}

const booked = ['matched', 'part', 'over']

/** Money that waits for a look of the owner, or was nobody's, is no income yet. */
function isIncome({ amountCents, outcome }: TransactionOnFile): boolean {
  return booked.includes(outcome) && amountCents > 0
}

/** A statement may tell later of money that was marked by hand. */
function cameAt(
  { key, bookedOn, importedAt }: TransactionOnFile,
  receipts: readonly HandReceiptOnFile[],
): Date {
  const marked = receipts.filter(({ transactionKey }) => transactionKey === key)
  const moments = [instantIn(bookedOn, '00:00'), importedAt, ...marked.map(({ at }) => at)]
  return new Date(Math.min(...moments.map((moment) => moment.getTime())))
}

function byHand({ at, amountCents: cents }: HandReceiptOnFile): Flow {
  return { kind: 'in', at, iban: '', cents }
}

/** A voucher takes back what it paid, unless its buyer withdrew: then it goes where the rest of it went. */
async function byWithdrawnVouchers(
  reads: MoneyReads,
  id: Id<'reservation'>,
): Promise<readonly Flow[]> {
  const uses = await reads.voucherUsesFor(id)
  const flows: Flow[] = []
  for (const [voucherId, own] of Map.groupBy(uses, (use) => use.voucherId)) {
    const voucher = await reads.findVoucher(voucherId)
    if (!voucher?.withdrawnAt) continue
    const cents = sum(own, (use) => use.cents)
    const { at } = own[0]!
    if (cents > 0) flows.push({ kind: 'in', at, iban: voucher.refundIban, cents, isBuyers: true })
  }
  return flows
}

/** Money sent back because it was too much never paid for the booking. */
function sentBack(lines: readonly TransactionOnFile[]): readonly string[] {
  return lines.flatMap(({ detail }) => detail.refundId ?? [])
}

async function refundFlows(
  reads: MoneyReads,
  id: Id<'reservation'>,
  without: readonly string[],
): Promise<readonly Flow[]> {
  const refunds = (await reads.refundsOf(id)).filter((refund) => !without.includes(refund.id))
  return refunds.map(({ createdAt: at, iban, amountCents: cents }) => {
    return { kind: 'out', at, iban, cents }
  })
}

/** Those who left a party took their share of its money with them, from the accounts it had come from. */
async function broughtAlong(
  reads: MoneyReads,
  id: Id<'reservation'>,
  events: readonly OfficeEvent[],
): Promise<readonly Flow[]> {
  const left = events.find(({ what }) => what === 'split-off')
  if (left?.what !== 'split-off') return []
  const { at, detail } = left
  const cents = await moneyAlong(reads, id, left)
  const sources = await moneySources(reads, detail.otherId, { until: at, leaving: id })
  return partsOf(cents, sources).map((part) => ({ kind: 'in', at, ...part }))
}

async function wentAlong(
  reads: MoneyReads,
  events: readonly OfficeEvent[],
  leaving: string | undefined,
): Promise<readonly Flow[]> {
  const flows: Flow[] = []
  for (const event of events) {
    if (event.what !== 'split' || event.detail.otherId === leaving) continue
    const cents = await moneyAlong(reads, event.detail.otherId, event)
    flows.push({ kind: 'along', at: event.at, cents })
  }
  return flows
}

type Split = { readonly at: Date; readonly detail: { readonly cents: Cents } }

/** The share of gift vouchers in it stands in their uses. */
async function moneyAlong(
  reads: MoneyReads,
  id: Id<'reservation'>,
  { at, detail }: Split,
): Promise<number> {
  const uses = (await reads.voucherUsesFor(id)).filter((use) => use.at <= at)
  return Math.max(0, detail.cents - sum(uses, (use) => use.cents))
}
