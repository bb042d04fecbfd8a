import { addHours, dayOf, instantIn } from '#booking/dates/brussels-time.ts'
import { paymentsOf } from '#booking/money/ledger-account.ts'
import { findChangedDay } from '#booking/money/journal.ts'
import { owedCents } from '#booking/money/owed.ts'
import { receiptLines } from '#booking/money/receipt-lines.ts'
import { withShare } from '#booking/party/companion-shares.ts'
import { referenceOf } from '#booking/reservations/reference.ts'
import { voucherState } from '#booking/vouchers/voucher.ts'
import { voucherUses } from '#booking/vouchers/voucher-uses.ts'
import { readCashBook } from '#office/money/accountant.ts'
import { writeJournal } from '#office/money/write-journal.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import type { Store } from '#store/store.ts'
import type { Day } from '#language/dates.ts'
import { listTransactions } from '../support/all-of.ts'
import type { TestOffice } from '../support/test-office.ts'

const year = { from: '2025-01-01', until: '2025-12-31' } as const
const span = { from: instantIn('2025-01-01', '00:00'), until: instantIn('2026-01-01', '00:00') }

/**
 * The money of a store, a line each, and its journal two days later. A line that begins with a
 * space belongs to the line above it.
 */
export async function tellStore(office: TestOffice): Promise<readonly string[]> {
  const { store, clock, setClock } = office
  const now = clock.now()
  const bookings = inOrder(await store.reservations.list())
  const lines: string[] = []
  for (const booking of bookings) lines.push(...(await tellBooking(store, booking)))
  const owing = inOrder(await store.reservations.listOwingAfterwards())
  lines.push(`owing after the day: ${owing.map(({ id }) => referenceOf(id)).join(' ')}`)
  lines.push(...(await tellVouchers(store, dayOf(now))))
  lines.push(...(await tellTransactions(store)), ...(await tellFigures(store)))
  setClock(addHours(now, 48))
  await writeJournal(office)
  return [...lines, ...(await tellJournal(store))]
}

async function tellBooking(store: Store, booking: ReservationOnFile): Promise<readonly string[]> {
  const { id, status, participants, payments, keptCents } = booking
  const companions = inOrder(await store.companions.listOf(id))
  const entries = await store.entries.listTouching(paymentsOf(id))
  const vacancy = await store.vacancies.find(id)
  return [
    `booking ${referenceOf(id)} ${status}, for ${participants}, owes ${owedCents(payments)}`,
    ...payments.map(
      ({ kind, amountCents, paidCents, dueOn, reference }) =>
        ` ${kind} ${paidCents} of ${amountCents} by ${dueOn} ${reference}`,
    ),
    ...(keptCents ? [` kept ${keptCents}`] : []),
    ...(await store.refunds.listOf(id)).map(
      ({ amountCents, iban, named, paidAt }) =>
        ` refund ${amountCents} to ${iban || '?'}${named ? ` or ${named.iban}` : ''} ${paidAt ? `on ${dayOf(paidAt)}` : 'open'}`,
    ),
    ...receiptLines(await store.entries.listOf(id), id).map(
      ({ at, kind, cents, otherId }) =>
        ` receipt ${dayOf(at)} ${kind} ${cents}${otherId ? ` ${referenceOf(otherId)}` : ''}`,
    ),
    ...companions.map((companion) => {
      const { name, paidCents } = withShare(companion, entries)
      return ` companion ${name} ${paidCents}`
    }),
    ...voucherUses(id, entries)
      .map(({ kind, cents, voucherId }) => ` voucher ${referenceOf(voucherId)} ${kind} ${cents}`)
      .toSorted(),
    ...(vacancy ? [` vacancy of ${vacancy.places} ${vacancy.keptCents}`] : []),
    ...(await store.vacancies.listSuccessionsOf(id)).map(
      ({ successorId, places, cents }) =>
        ` taken by ${referenceOf(successorId)} ${places} ${cents}`,
    ),
    ...(await store.invoices.listOf(id)).map(
      ({ kind, number, totalCents }) => ` ${kind} ${number} ${totalCents}`,
    ),
  ]
}

async function tellVouchers(store: Store, today: Day): Promise<readonly string[]> {
  const vouchers = inOrder(await store.vouchers.list())
  return [
    ...vouchers.map((voucher) => {
      const { id, amountCents, receivedCents, leftCents, refundCents, refundedAt } = voucher
      const back = refundCents ? `, back ${refundCents}${refundedAt ? '' : ' open'}` : ''
      return `voucher ${referenceOf(id)} ${voucherState(voucher, today)}: ${amountCents}, came ${receivedCents}, left ${leftCents}${back}`
    }),
    `owed on vouchers ${await store.vouchers.sumOwed(today)}`,
  ]
}

async function tellTransactions(store: Store): Promise<readonly string[]> {
  return (await listTransactions(store)).map(
    ({ bookedOn, amountCents, outcome, reservationId, settledAt, detail }) =>
      `line ${bookedOn} ${amountCents} ${outcome} ${reservationId ? referenceOf(reservationId) : ''} ${settledAt ? '' : 'waits '}${detail.reason ?? ''}${detail.restCents ?? ''}`.trimEnd(),
  )
}

async function tellFigures(store: Store): Promise<readonly string[]> {
  const cash = await readCashBook(store, year)
  const dates = await store.figures.listSessions(span)
  return [
    ...cash
      .map(
        ({ day, reservationId, voucherId, receivedCents, refundedCents, redeemedCents }) =>
          `cash ${day} ${referenceOf(reservationId ?? voucherId ?? '')} ${receivedCents} ${refundedCents} ${redeemedCents}`,
      )
      .toSorted(),
    ...dates.map(
      ({ session, receivedCents, owedCents: owed, refundedCents }) =>
        `date ${session.day}: received ${receivedCents}, owed ${owed}, refunded ${refundedCents}`,
    ),
  ]
}

async function tellJournal(store: Store): Promise<readonly string[]> {
  const days = await store.journal.listDays(year)
  const changed = findChangedDay(days, await store.journal.listEntries())
  return [
    ...days.flatMap(({ text }) => text.trimEnd().split('\n')),
    `journal ${days.at(-1)?.hash} ${changed ? `changed on ${changed.day}` : 'as written'}`,
  ]
}

/** Records in the order of their making; those of one moment by their ids. */
function inOrder<One extends { readonly id: string }>(
  all: readonly (One & { readonly createdAt?: Date })[],
): readonly One[] {
  const placeOf = ({ id, createdAt }: (typeof all)[number]) => `${createdAt?.toISOString()} ${id}`
  return all.toSorted((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1))
}
