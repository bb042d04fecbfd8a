import { dayOf, hourMs } from '#booking/dates/brussels-time.ts'
import { answerDue, type Away } from '#booking/dates/away.ts'
import { daysShown } from '#booking/options/option.ts'
import type { Status } from '#booking/reservations/status.ts'
import type { Company } from '#booking/people/company.ts'
import { openCents, owedCents } from '#booking/money/owed.ts'
import { bookingsToCredit } from '../invoices/invoice-standing.ts'
import type { MailOnFile } from '#store/mails.ts'
import type { OptionOnFile } from '#store/options.ts'
import type { Payment, Refund } from '#store/money/payments.ts'
import type { TransactionOnFile } from '#store/money/transactions.ts'
import type { ReservationOnFile } from '#store/reservations.ts'
import type { VoucherOnFile } from '#store/money/vouchers.ts'
import type { Store } from '#store/store.ts'

export type ToDo =
  | {
      readonly kind: 'request'
      readonly reservation: ReservationOnFile
      readonly hoursLeft: number
      /** Nobody has pressed a link of a mail to the guest yet. */
      readonly isUnproven: boolean
    }
  | {
      readonly kind: 'overdue'
      readonly reservation: ReservationOnFile
      readonly payment: Omit<Payment, 'reservationId'>
    }
  | { readonly kind: 'owing'; readonly reservation: ReservationOnFile; readonly cents: number }
  | {
      /** One to make, more than the booking costs, or for another day than it is on. */
      readonly kind: 'invoice' | 'credit-note' | 'invoice-anew'
      readonly reservation: ReservationOnFile
      readonly company: Company
    }
  | { readonly kind: 'refund'; readonly reservation: ReservationOnFile; readonly refund: Refund }
  | { readonly kind: 'voucher-refund'; readonly voucher: VoucherOnFile }
  | { readonly kind: 'transaction'; readonly transaction: TransactionOnFile }
  /** Offered to a group that has not answered, or that let it go in the last days. */
  | { readonly kind: 'option'; readonly option: OptionOnFile }
  | { readonly kind: 'failed-mail'; readonly mail: MailOnFile }

export async function listToDos(store: Store, now: Date): Promise<readonly ToDo[]> {
  const refunds = await store.unpaidRefunds()
  const refunded = await store.findReservations(refunds.map(({ reservationId }) => reservationId))
  const byId = new Map(refunded.map((each) => [each.id, each]))
  const transactions = await store.transactionsToDecide()
  const failed = await store.failedMails()
  const requests = await store.reservationsIn(['requested'])
  const oldest = requests[0]?.createdAt ?? now
  const away = await store.awayFrom(oldest)
  const unproven = await store.unprovenAmong(requests.map(({ id }) => id))
  return [
    ...requests.map((each) => requestOf(each, unproven.has(each.id), { now, away })),
    ...refunds.flatMap((refund): ToDo[] => {
      const reservation = byId.get(refund.reservationId)
      return reservation ? [{ kind: 'refund', reservation, refund }] : []
    }),
    ...(await store.voucherRefundsToPay()).map(
      (voucher) => ({ kind: 'voucher-refund', voucher }) as const,
    ),
    ...overdueOf(await store.reservationsOwing(['confirmed', 'secured']), dayOf(now)),
    ...(await store.reservationsOwingAfterwards()).map(owingOf),
    ...(await invoicesOf(store)),
    ...(await optionsOf(store, now)).map((option) => ({ kind: 'option', option }) as const),
    ...(await bookingsToCredit(store, dayOf(now))),
    ...transactions.map((transaction) => ({ kind: 'transaction', transaction }) as const),
    ...failed.map((mail) => ({ kind: 'failed-mail', mail }) as const),
  ]
}

type Looking = { readonly now: Date; readonly away: readonly Away[] }

function requestOf(
  reservation: ReservationOnFile,
  isUnproven: boolean,
  { now, away }: Looking,
): ToDo {
  const leftMs = answerDue(reservation.createdAt, away).getTime() - now.getTime()
  return { kind: 'request', reservation, hoursLeft: Math.ceil(leftMs / hourMs), isUnproven }
}

function overdueOf(reservations: readonly ReservationOnFile[], today: string): readonly ToDo[] {
  return reservations.flatMap((reservation): ToDo[] => {
    const payment = reservation.payments.find((p) => openCents(p) > 0 && p.dueOn < today)
    return payment ? [{ kind: 'overdue', reservation, payment }] : []
  })
}

function owingOf(reservation: ReservationOnFile): ToDo {
  return { kind: 'owing', reservation, cents: owedCents(reservation.payments) }
}

async function optionsOf(store: Store, now: Date): Promise<readonly OptionOnFile[]> {
  const since = new Date(now.getTime() - daysShown * 24 * hourMs)
  return [...(await store.openOptions()), ...(await store.optionsEndedSince(since))]
}

async function invoicesOf(store: Store): Promise<readonly ToDo[]> {
  const companies = await store.companiesToInvoice()
  const reservations = await store.findReservations(companies.keys())
  return reservations
    .filter(({ status }) => owedStatuses.includes(status))
    .map((reservation) => ({
      kind: 'invoice',
      reservation,
      company: companies.get(reservation.id)!,
    }))
}

const owedStatuses: readonly Status[] = ['confirmed', 'secured', 'paid', 'completed']
