// The accounts that a booking's money came from, read from its entries and bank lines.

import { instantIn } from '#booking/dates/brussels-time.ts'
import type { Id } from '#booking/id.ts'
import type { PostedEntry } from '#booking/money/entry.ts'
import { idOf, isPayment, paymentsOf } from '#booking/money/ledger-account.ts'
import { receiptsOf } from '#booking/money/receipts.ts'
import {
  type Flow,
  refundBySource,
  refundsOfRests,
  type Source,
  sourcesOf,
} from '#booking/money/refund.ts'
import type { SharePayer } from '#booking/party/companion-shares.ts'
import { sum } from '#booking/sum.ts'
import { voucherUses } from '#booking/vouchers/voucher-uses.ts'
import type { Reads } from '#store/subjects.ts'
import type { TransactionOnFile } from '#store/money/transactions.ts'

type SourcesAsked = {
  readonly until?: Date
  /** Refunds that do not count, because their accounts are asked anew. */
  readonly without?: readonly string[]
  readonly leaving?: string
}

/** Accounts that a booking's money came from, less the refunds to each. */
export async function listMoneySources(
  reads: Reads,
  id: Id<'reservation'>,
  { until, without = [], leaving }: SourcesAsked = {},
): Promise<readonly Source[]> {
  const entries = await reads.entries.listOf(id)
  const lines = await reads.transactions.listEach(entries.flatMap(({ line }) => line ?? []))
  const flows = [
    ...lines.flatMap((line) => lineFlows(line, entries)),
    ...notedNotShown(entries),
    ...(await withdrawnFlows(reads, id, entries)),
    ...(await refundFlows(reads, id, [...without, ...refundsOfRests(entries)])),
    ...(await flowsFromSplit(reads, id, entries)),
    ...flowsToSplits(id, entries, leaving),
  ]
  return sourcesOf(until ? flows.filter(({ at }) => at <= until) : flows)
}

export async function listSharePayers(
  reads: Reads,
  id: Id<'reservation'>,
): Promise<readonly SharePayer[]> {
  const entries = await reads.entries.listOf(id)
  const lines = await reads.transactions.listEach(entries.flatMap(({ line }) => line ?? []))
  return lines
    .filter(({ detail, payerIban }) => detail.isShare && payerIban !== '')
    .flatMap((line) =>
      lineFlows(line, entries)
        .filter(({ kind, cents }) => kind === 'in' && cents > 0)
        .map(({ cents }) => {
          const companions = entries.flatMap((entry) =>
            entry.line === line.key && 'share' in entry && entry.share ? entry.share : [],
          )
          return { iban: line.payerIban, name: line.payerName, cents, companions }
        }),
    )
}

/** True when all the money that now pays the booking came in cash. */
export async function isPaidInCash({ entries }: Reads, id: Id<'reservation'>): Promise<boolean> {
  const receipts = receiptsOf(id, await entries.listOf(id))
  return receipts.length > 0 && receipts.every(({ method }) => method === 'cash')
}

/** These bookings, and the bookings that their money went to. */
export async function listWithSplits(
  { entries }: Reads,
  ids: readonly Id<'reservation'>[],
): Promise<readonly Id<'reservation'>[]> {
  const all = new Set<Id<'reservation'>>()
  const left = [...ids]
  for (let id = left.shift(); id !== undefined; id = left.shift()) {
    if (all.has(id)) continue
    all.add(id)
    const went = (await entries.listOfPayments(id)).filter(({ kind }) => kind === 'went-along')
    left.push(...went.map(({ to }) => idOf(to)))
  }
  return [...all]
}

/** Flows of a line for the booking; the account of a companion is not named. */
function lineFlows(line: TransactionOnFile, entries: readonly PostedEntry[]): readonly Flow[] {
  const ofLine = entries.filter((entry) => entry.line === line.key)
  const cents = sum(ofLine, (entry) => {
    if (entry.kind === 'put-back') return -entry.cents
    return isPayment(entry.to) || isShownReceipt(entry) ? entry.cents : 0
  })
  const backCents = sum(ofLine, (entry) => (entry.kind === 'taken-back' ? entry.cents : 0))
  const at = cameAt(line, entries)
  if (backCents > 0) return [{ kind: 'out', at, iban: line.payerIban, cents: backCents }]
  if (cents === 0) return []
  return [{ kind: 'in', at, iban: line.detail.isShare ? '' : line.payerIban, cents }]
}

function isShownReceipt({ kind, from }: PostedEntry): boolean {
  return kind === 'shown' && from === 'bank'
}

/** A statement may show a noted receipt later. */
function cameAt({ key, bookedOn, importedAt }: TransactionOnFile, entries: readonly PostedEntry[]) {
  const noted = new Set<string>(entries.filter(({ line }) => line === key).map(({ to }) => to))
  const marked = entries.filter(({ kind, from }) => kind === 'marked' && noted.has(from))
  const moments = [instantIn(bookedOn, '00:00'), importedAt, ...marked.map(({ at }) => at)]
  return new Date(Math.min(...moments.map((moment) => moment.getTime())))
}

function notedNotShown(entries: readonly PostedEntry[]): readonly Flow[] {
  const ends = entries.filter((entry) => isShownReceipt(entry) || entry.kind === 'unmarked')
  const over = new Set<string>(ends.map(({ to }) => to))
  const marks = entries.filter(({ kind, from }) => kind === 'marked' && !over.has(from))
  return marks.map(({ at, cents }) => ({ kind: 'in', at, iban: '', cents }))
}

/** Money of vouchers that were withdrawn after they paid for the booking. */
async function withdrawnFlows(
  reads: Reads,
  id: Id<'reservation'>,
  entries: readonly PostedEntry[],
): Promise<readonly Flow[]> {
  const uses = Map.groupBy(voucherUses(id, entries), ({ voucherId }) => voucherId)
  return (await reads.vouchers.listEach(uses.keys())).flatMap((voucher) => {
    const { id: voucherId, withdrawnAt, refundIban: iban } = voucher
    const group = uses.get(voucherId)!
    const cents = sum(group, (use) => use.cents)
    if (!withdrawnAt || cents <= 0) return []
    return [{ kind: 'in', at: group[0]!.at, iban, cents, voucherId } as const]
  })
}

async function refundFlows(
  reads: Reads,
  id: Id<'reservation'>,
  without: readonly string[],
): Promise<readonly Flow[]> {
  const refunds = (await reads.refunds.listOf(id)).filter((refund) => !without.includes(refund.id))
  return refunds.map(({ createdAt: at, iban, voucherId, amountCents: cents }) => {
    return { kind: 'out', at, iban, voucherId, cents }
  })
}

/** Money that this booking brought from the one it was split from: a share of each account's there. */
async function flowsFromSplit(
  reads: Reads,
  id: Id<'reservation'>,
  entries: readonly PostedEntry[],
): Promise<readonly Flow[]> {
  const payments: readonly string[] = paymentsOf(id)
  const brought = entriesAlong(entries).filter(({ to }) => payments.includes(to))
  const [first] = brought
  if (!first) return []
  const { at, from } = first
  const sources = await listMoneySources(reads, idOf(from), { until: at, leaving: id })
  const cents = sum(brought, (entry) => entry.cents)
  return refundBySource(cents, sources).map((part) => ({ kind: 'in', at, ...part }))
}

function flowsToSplits(
  id: Id<'reservation'>,
  entries: readonly PostedEntry[],
  leaving: string | undefined,
): readonly Flow[] {
  const payments: readonly string[] = paymentsOf(id)
  const went = entriesAlong(entries).filter(({ from }) => payments.includes(from))
  const byBooking = Map.groupBy(went, ({ to }) => idOf(to))
  return [...byBooking]
    .filter(([otherId]) => otherId !== leaving)
    .map(([, parts]) => {
      return { kind: 'along', at: parts[0]!.at, cents: sum(parts, ({ cents }) => cents) }
    })
}

/** Money that went along, less the share of gift vouchers, to which theirs goes back. */
function entriesAlong(entries: readonly PostedEntry[]): readonly PostedEntry[] {
  return entries.filter((entry) => entry.kind === 'went-along' && entry.voucher === undefined)
}
