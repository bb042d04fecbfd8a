import type { HouseValue } from '#booking/house/house-value.ts'
import { firstHouse } from '#content/first-house.ts'
import { bookTransactions } from '#booking/money/statement/book-transactions.ts'
import { dayOf } from '#booking/dates/brussels-time.ts'
import { shownBy } from '#booking/money/entry.ts'
import type { Booked, Books } from '#booking/money/statement/books.ts'
import type { StatementProblem } from '#booking/money/statement/problem.ts'
import { readStatement } from '#booking/money/statement/read-statement.ts'
import {
  type BankTransaction,
  isSameTrace,
  seenBefore,
} from '#booking/money/statement/transaction.ts'
import { retentionLimits } from '#booking/people/retention.ts'
import { companionsNamed, shared } from '#booking/party/companion-shares.ts'
import { type Change, inOneChange, type Office } from '../office.ts'
import { bookVoucherMoney } from '../vouchers/receive-voucher.ts'
import { bookParts, tellOfReceipt } from './receive-payment.ts'
import { learnAccount } from './refund-account.ts'
import { bookRefundTold } from './refunds.ts'
import { communicationText, readBooksFor } from './statement-books.ts'

export type StatementImport =
  | { readonly kind: 'booked'; readonly booked: readonly Booked[] }
  | { readonly kind: 'unreadable'; readonly problem: StatementProblem }

/**
 * Books a whole statement or none of it; books are read and written in one change, so two imports
 * cannot book the same money twice.
 */
export async function importStatement(office: Office, bytes: Uint8Array): Promise<StatementImport> {
  const { store } = office
  const reading = readStatement(bytes, await ownAccounts(store))
  if (reading.kind === 'unreadable') return reading
  const { holder } = reading
  const booked = await inOneChange(office, async (change) => {
    await change.journal.keepStatementRead(change.clock.now(), holder)
    const { books, reservations } = await readBooksFor(change, reading.transactions)
    const each = bookTransactions(reading.transactions, books)
    const aside = await asideOf(change, reading.transactions)
    for (const one of each) await keepTransaction(change, one, { books, aside })
    for (const one of each) await tellOfKept(change, one, books)
    const parts = each.flatMap((one) => ('pays' in one ? partsFrom(one, books) : []))
    await bookParts(change, { by: 'bank', parts }, reservations)
    for (const one of each) if ('voucher' in one) await payVoucher(change, one)
    for (const one of each) if ('refunds' in one) await payRefunds(change, one)
    // The books have every refund that is still to be paid.
    const areOwed = books.refunds.some(({ reservationId }) => reservationId !== undefined)
    const paying = each.flatMap((one) => ('pays' in one && areOwed ? [one.reservationId] : []))
    for (const id of new Set(paying)) await learnAccount(change, id)
    return each
  })
  return { kind: 'booked', booked }
}

/** The account of the house now, and those before it: guests may still pay to the one that an earlier mail names. */
async function ownAccounts({ houseChanges }: Office['store']) {
  const changes = await houseChanges.of('account')
  const ibanOf = (value: HouseValue) => (value.what === 'account' ? [value.iban] : [])
  const [account = firstHouse.business.iban] = changes
    .slice(-1)
    .flatMap(({ after }) => ibanOf(after))
  return { account, earlier: changes.flatMap(({ before }) => ibanOf(before)) }
}

async function payVoucher(
  change: Change,
  { voucher, transaction }: Extract<Booked, { readonly voucher: unknown }>,
): Promise<void> {
  await change.vouchers.payByTransaction(voucher.id, transaction.key)
  const paying = { kind: 'received', from: 'bank', ...shownBy(transaction) } as const
  await bookVoucherMoney(change, { ...voucher, paying })
}

async function payRefunds(
  change: Change,
  { refunds, transaction }: Extract<Booked, { readonly refunds: unknown }>,
): Promise<void> {
  const told = { ...shownBy(transaction), by: 'bank' } as const
  for (const refund of refunds) await bookRefundTold(change, refund, told)
}

type Paid = Extract<Booked, { readonly pays: unknown }>

function partsFrom({ pays, transaction }: Paid, { companions = [] }: Books) {
  const paying = { kind: 'received', from: 'bank', ...shownBy(transaction) } as const
  const named = companionsNamed(transaction, companions)
  return shared(pays, named).map((part) => ({ ...part, paying }))
}

/** One line alone shows money that a hand had marked; the rest of a line waits. */
async function tellOfKept(change: Change, booked: Booked, { handReceipts }: Books): Promise<void> {
  const shown = shownBy(booked.transaction)
  const at = change.clock.now()
  if (booked.outcome === 'over') {
    const rest = { kind: 'received', from: 'bank', to: `rest:${shown.line}` } as const
    await change.entries.post([{ ...rest, cents: booked.restCents, at, ...shown }])
  }
  const ids = 'pays' in booked && 'pairs' in booked ? (booked.pairs ?? []) : []
  for (const receipt of handReceipts.filter(({ id }) => ids.includes(id))) {
    await tellOfReceipt(change, receipt, shown)
  }
}

type Kept = Exclude<Booked, { readonly outcome: 'ignored' | 'seen-before' }>

/** Lines of earlier files that put themselves aside; each is taken once. */
async function asideOf(change: Change, transactions: readonly BankTransaction[]) {
  const keys = [...(await change.books.asideOn(new Set(transactions.map((each) => each.bookedOn))))]
  const told = seenBefore(transactions, new Set(keys))
  return (transaction: BankTransaction): string | undefined => {
    if (!told.has(transaction)) return undefined
    const { key } = transaction
    const own = keys.includes(key) ? key : keys.find((other) => isSameTrace(other, key))
    if (own !== undefined) keys.splice(keys.indexOf(own), 1)
    return own
  }
}

type Keeping = { readonly books: Books; readonly aside: Awaited<ReturnType<typeof asideOf>> }

async function keepTransaction(change: Change, booked: Booked, { books, aside }: Keeping) {
  if (booked.outcome === 'seen-before') return
  const { transaction } = booked
  const before = aside(transaction)
  const importedAt = change.clock.now()
  const line = {
    key: transaction.key,
    bookedOn: transaction.bookedOn,
    amountCents: transaction.amountCents,
    communication: communicationText(transaction),
    payerName: transaction.payerName ?? '',
    payerIban: transaction.payerIban ?? '',
    importedAt,
  }
  if (booked.outcome === 'ignored') {
    const isKept = before === undefined && isPutAside(booked, importedAt)
    const put = { outcome: 'aside', reservationId: undefined, detail: {} } as const
    if (isKept) await change.transactions.add({ ...line, ...put, settledAt: importedAt })
    return
  }
  if (before !== undefined) await change.transactions.removeAside(before)
  await change.transactions.add({ ...line, ...keptAs(booked, books, importedAt) })
}

/** Money that nothing suggests to be a guest's: it stays in sight for a season. */
function isPutAside({ transaction, outcome, reason }: Ignored, now: Date): boolean {
  const { amountCents, bookedOn } = transaction
  const since = dayOf(retentionLimits(dayOf(now)).aside)
  return outcome === 'ignored' && reason === 'nobody' && amountCents > 0 && bookedOn >= since
}

type Ignored = Extract<Booked, { readonly outcome: 'ignored' }>

/** The owner settles a waiting line. */
function keptAs(booked: Kept, { companions = [] }: Books, at: Date) {
  const isShare = 'pays' in booked && companionsNamed(booked.transaction, companions).length > 0
  const share = isShare && { isShare }
  switch (booked.outcome) {
    case 'review': {
      const { outcome, reservationId, reason } = booked
      return { outcome, reservationId, detail: { reason }, settledAt: undefined }
    }
    case 'over': {
      const { outcome, reservationId, restCents } = booked
      return { outcome, reservationId, detail: { restCents, ...share }, settledAt: undefined }
    }
    default: {
      const { outcome, reservationId } = booked
      return { outcome, reservationId, detail: { ...share }, settledAt: at }
    }
  }
}
