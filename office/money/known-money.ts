import { addDays, dayOf, spanOf } from '#booking/dates/brussels-time.ts'
import type {
  KnownMoney,
  OpenBooking,
  OpenRefund,
  OrderedVoucher,
} from '#booking/money/statement/known-money.ts'
import { isPaid, owedCents } from '#booking/money/owed.ts'
import { codesIn, invoicesIn, referencesOf } from '#booking/money/statement/references-in-text.ts'
import { nearDays } from '#booking/money/statement/noted-receipts.ts'
import type { BankTransaction } from '#booking/money/statement/transaction.ts'
import type { WaitingTransaction } from '#booking/money/statement/waiting-transaction.ts'
import { isStructuredCommunication } from '#booking/money/structured-communication.ts'
import { hasEnded, statuses } from '#booking/reservations/status.ts'
import { lapsesAfter } from '#booking/vouchers/voucher.ts'
import type { Refund } from '#store/money/refunds.ts'
import type { Reads } from '#store/subjects.ts'
import type { TransactionOnFile, UndecidedTransaction } from '#store/money/transactions.ts'
import type { VoucherOnFile } from '#store/vouchers/vouchers.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'

/** Known money for bank lines and for these bookings; `keysAside` are keys of lines that the program put aside. */
export async function readKnownMoney(
  reads: Reads,
  transactions: readonly BankTransaction[],
  reservationIds: readonly string[] = [],
) {
  if (transactions.length === 0) {
    const reservations = await reads.reservations.listEach(reservationIds)
    const known = { ...nothing, bookings: reservations.flatMap((each) => openBooking(each)) }
    return { known, reservations, keysAside: [] }
  }
  const { ids, companions, invoices, vouchers } = await readNamed(reads, transactions)
  const wanted = [...reservationIds, ...ids]
  const { notedReceipts, refunds, voucherRefunds } = await notShown(reads, transactions, wanted)
  const others = [...notedReceipts, ...refunds].map(({ reservationId }) => reservationId)
  const reservations = await owingAnd(reads, [...wanted, ...others])
  // Lines that the program put aside are judged again, by the known money of today.
  const days = transactions.map(({ bookedOn }) => bookedOn)
  const { seen, aside } = await reads.transactions.listKeysOn(days)
  const before = await paidBefore(reads, transactions, reservations)
  const known: KnownMoney = {
    bookings: reservations.flatMap((each) => openBooking(each, before.get(each.id))),
    refunds: [...refunds.map(openRefund), ...voucherRefunds.map(refundOfVoucher)],
    notedReceipts,
    seen: new Set(seen),
    companions,
    invoices,
    vouchers: await Array.fromAsync(vouchers, (each) => orderedVoucher(reads, each)),
  }
  return { known, reservations, keysAside: aside }
}

/** Companions, invoices and vouchers that the lines name, and ids of all bookings named. */
async function readNamed({ references }: Reads, transactions: readonly BankTransaction[]) {
  const named = transactions.flatMap(referencesOf)
  const { paid, companions, vouchers } = await references.listReferredTo(named)
  const incoming = transactions.filter(({ amountCents }) => amountCents > 0)
  const numbers = new Set(incoming.flatMap(({ freeText }) => invoicesIn(freeText)))
  const invoices = await references.listBookingsInvoiced(numbers)
  const coded = await references.listBookingsCoded(new Set(transactions.flatMap(codesOf)))
  const ofCompanions = companions.map(({ reservationId }) => reservationId)
  const ids = [...paid, ...ofCompanions, ...invoices.values(), ...coded]
  return { ids, companions, invoices, vouchers }
}

/** Noted money that no statement has shown, of the days around these lines or of the bookings they name. */
async function notShown(
  reads: Reads,
  transactions: readonly BankTransaction[],
  named: readonly string[],
) {
  const span = spanAround(transactions)
  const outgoing = transactions.filter(({ amountCents }) => amountCents < 0)
  const references = transactions.flatMap(referencesOf)
  return {
    notedReceipts: await reads.references.listNotedReceipts(span, named),
    refunds: await reads.refunds.listNotShown(span, outgoing.flatMap(codesOf)),
    voucherRefunds: await reads.vouchers.listRefundsNotShown({ span, references }),
  }
}

const nothing: Omit<KnownMoney, 'bookings'> = {
  refunds: [],
  notedReceipts: [],
  seen: new Set(),
  companions: [],
  vouchers: [],
  invoices: new Map(),
}

const takingMoney = statuses.filter((status) => !hasEnded(status))

/** These bookings and every one that owes, the latest first. */
async function owingAnd({ reservations }: Reads, ids: readonly string[]) {
  const owing = await reservations.listOwing(takingMoney)
  const others = new Set(ids).difference(new Set(owing.map(({ id }) => id)))
  const all = [...owing, ...(await reservations.listEach(others))]
  return all.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
}

/** Earlier lines of bookings that owe while these lines name a payment that is paid. */
async function paidBefore(
  reads: Reads,
  lines: readonly BankTransaction[],
  reservations: readonly ReservationOnFile[],
): Promise<ReadonlyMap<string | undefined, readonly TransactionOnFile[]>> {
  const references = new Set(lines.flatMap(referencesOf))
  const paidAlready = reservations.filter(
    ({ payments }) =>
      owedCents(payments) > 0 &&
      payments.some((payment) => isPaid(payment) && references.has(payment.reference)),
  )
  const paying = await reads.transactions.listPaying(paidAlready.map(({ id }) => id))
  return Map.groupBy(paying, ({ reservationId }) => reservationId)
}

function namedBeforeBy(line: TransactionOnFile, { payments }: ReservationOnFile) {
  const references = referencesOf(transactionOf(line))
  const named = payments.filter(({ reference }) => references.includes(reference))
  const kinds = named.map(({ kind }) => kind)
  const cents = line.amountCents - (line.detail.restCents ?? 0)
  return cents > 0 && (kinds.length > 0 || line.detail.isShare) ? [{ kinds, cents }] : []
}

function refundOfVoucher(voucher: VoucherOnFile): OpenRefund {
  const { id, reference, refundCents, refundIban, createdAt, withdrawnAt, refundedAt } = voucher
  return {
    id,
    voucherReference: reference,
    amountCents: refundCents,
    accounts: refundIban === '' ? [] : [refundIban],
    createdOn: dayOf(withdrawnAt ?? createdAt),
    byHandOn: refundedAt && dayOf(refundedAt),
  }
}

async function orderedVoucher(reads: Reads, voucher: VoucherOnFile): Promise<OrderedVoucher> {
  const { id, reference, amountCents, receivedCents, buyerName: buyer } = voucher
  const openCents = voucher.withdrawnAt ? 0 : amountCents - receivedCents
  const entries = await reads.entries.listTouching([`hand:${id}`])
  const isShown = entries.some(({ kind, from }) => kind === 'shown' && from === 'bank')
  const mark = entries.find((entry) => entry.kind === 'marked' && entry.method !== 'cash')
  const noted = isShown ? undefined : mark
  return { id, reference, openCents, noted, buyer, lapsesAfter: lapsesAfter(voucher) }
}

function spanAround(transactions: readonly BankTransaction[]) {
  const days = transactions.map(({ bookedOn }) => bookedOn).toSorted()
  return spanOf({ from: addDays(days[0]!, -nearDays), until: addDays(days.at(-1)!, nearDays) })
}

function codesOf({ freeText }: BankTransaction): readonly string[] {
  return [...codesIn(freeText)].filter((word) => /^[0-9A-F]{8}$/.test(word))
}

function openRefund({ iban, named, createdAt, paidAt, ...refund }: Refund): OpenRefund {
  return {
    ...refund,
    accounts: [iban, named?.iban ?? ''].filter((account) => account !== ''),
    createdOn: dayOf(createdAt),
    byHandOn: paidAt && dayOf(paidAt),
  }
}

/** A request that nobody has proven has no payments, and takes no money. */
function openBooking(
  reservation: ReservationOnFile,
  before: readonly TransactionOnFile[] = [],
): readonly OpenBooking[] {
  const { id: reservationId, name, status, createdAt, session, payments } = reservation
  if (payments.length === 0) return []
  const days = { requestedOn: dayOf(createdAt), workshopOn: session.day }
  const namedBefore = before.flatMap((line) => namedBeforeBy(line, reservation))
  return [{ reservationId, name, status, ...days, payments, namedBefore }]
}

export function isUndecided(onFile: TransactionOnFile): onFile is UndecidedTransaction {
  return onFile.settledAt === undefined
}

type PutAside = Extract<
  TransactionOnFile,
  { readonly outcome: 'ignored' | 'aside' | 'review' | 'over' }
>

/** True of a line that was put aside and paid nothing since: the owner can look at it again. */
export function isPutAside(onFile: TransactionOnFile): onFile is PutAside {
  switch (onFile.outcome) {
    case 'ignored':
      // Old lines are stripped, and nobody can tell whose they are.
      return onFile.payerName !== '' || onFile.communication !== ''
    case 'aside':
      return true
    case 'review':
    case 'over': {
      const { refundId, takenBackCents } = onFile.detail
      return !isUndecided(onFile) && refundId === undefined && takenBackCents === undefined
    }
    default:
      return false
  }
}

export function waitingOf(onFile: UndecidedTransaction): WaitingTransaction {
  const { outcome, detail, reservationId, amountCents } = onFile
  const leftCents = outcome === 'over' ? detail.restCents : amountCents
  const { reason } = detail
  return { transaction: transactionOf(onFile), outcome, reason, reservationId, leftCents }
}

export function communicationText({ structured, freeText }: BankTransaction): string {
  return structured ?? freeText
}

/** The store does not keep in which field a reference was: a valid one counts as the field's. */
export function transactionOf(onFile: TransactionOnFile): BankTransaction {
  const { key, bookedOn, amountCents, communication, payerName, payerIban, detail } = onFile
  const isStructured = isStructuredCommunication(communication)
  return {
    key,
    bookedOn,
    amountCents,
    ...(isStructured && { structured: communication }),
    freeText: isStructured ? '' : communication,
    ...(payerName && { payerName }),
    ...(payerIban && { payerIban }),
    status: detail.reason === 'reversal' ? 'reversal' : 'booked',
  }
}
