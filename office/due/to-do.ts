import { dayMs, dayOf, hourMs } from '#booking/dates/brussels-time.ts'
import { addBusinessDays } from '#booking/dates/business-days.ts'
import { absenceAt, answerDue, type Away } from '#booking/dates/away.ts'
import { goingAheadOf, hasBegun, type Session } from '#booking/dates/session.ts'
import { compareTexts } from '#booking/compare-texts.ts'
import type { Company } from '#booking/invoices/company.ts'
import { type Seller, sellerOf } from '#booking/invoices/invoice.ts'
import { missingFact } from '#booking/invoices/next-invoice.ts'
import { isSessionDue } from '#booking/reservations/due.ts'
import { daysShown } from '#booking/options/option.ts'
import { isAgreed } from '#booking/reservations/status.ts'
import { lateSince } from '#booking/money/next-payment.ts'
import { goesTo, isOfUnknown } from '#booking/money/refund.ts'
import { refundBusinessDays } from '#booking/money/refund-steps.ts'
import { refundLateSince } from '#booking/vouchers/voucher.ts'
import type { Day } from '#language/dates.ts'
import { readHouse } from '../house/read-house.ts'
import { listFiledDays } from '../money/filed-refunds.ts'
import { listVoucherWaits } from '../money/refund-transfers.ts'
import { reasonOfRefund } from '../money/refunds.ts'
import { isPaidInCash, listSharePayers } from '../money/money-sources.ts'
import { type LateBooking, listLateBookings } from '../money/remind-late.ts'
import { listBookingsToSettle } from '../invoices/invoicing.ts'
import type { Refund } from '#store/money/refunds.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import type { Store } from '#store/store.ts'

export type ToDo = Awaited<ReturnType<typeof listToDos>>[number]

export async function listToDos(store: Store, now: Date) {
  const today = dayOf(now)
  const refunds = await store.refunds.listUnpaid()
  const vouchers = await store.vouchers.listRefundsToPay()
  const filed = await listFiledDays(
    store,
    [...refunds, ...vouchers].map(({ id }) => id),
  )
  const waits = await listVoucherWaits(store, vouchers, now)
  const transactions = await store.transactions.listToDecide()
  const failed = await store.mails.listFailed()
  const since = new Date(now.getTime() - daysShown * dayMs)
  const options = [
    ...(await store.options.listOpen()),
    ...(await store.options.listEndedSince(since)),
  ]
  const requests = await store.reservations.listWithStatus(['requested'])
  const oldest = requests[0]?.createdAt ?? now
  const owing = await store.reservations.listOwing(['confirmed', 'secured'])
  const afterwards = await store.reservations.listOwingAfterwards()
  const late = await listLateBookings(store, [...owing, ...afterwards], now)
  const away = await store.away.listNotOver(oldest)
  const seller = sellerOf(await readHouse(store))
  const unproven = await store.unproven.listAmong(requests.map(({ id }) => id))
  return [
    ...requests.map((each) => requestOf(each, unproven.has(each.id), { now, away })),
    ...(await toDecide(store, now)),
    ...(await store.messages.listToAnswer()).map(
      (message) => ({ kind: 'message', message }) as const,
    ),
    ...(await refundsOf(store, refunds, { filed, today })),
    ...vouchers.map((voucher) => {
      const when = { filedOn: filed.get(voucher.id), lateSince: refundLateSince(voucher, today) }
      return { kind: 'voucher-refund', voucher, ...when, notBefore: waits.get(voucher.id) } as const
    }),
    ...late.toSorted(byUrgency(now)).map((one) => ({ kind: 'late', ...one }) as const),
    ...(await invoicesOf(store)).map(withMissing(seller)),
    ...options.map((option) => ({ kind: 'option', option }) as const),
    ...(await listBookingsToSettle(store, today)).map(withMissing(seller)),
    ...transactions.map((transaction) => ({ kind: 'transaction', transaction }) as const),
    ...failed.map((mail) => ({ kind: 'failed-mail', mail }) as const),
  ]
}

async function toDecide(store: Store, now: Date) {
  return (await store.sessions.list(now)).flatMap((session) => {
    const { minimum } = session
    if (minimum === undefined || !isToDecide(session, now)) return []
    return [{ kind: 'to-decide', session, minimum } as const]
  })
}

/** The day of decision has come, and the date lacks the people it needs. */
export function isToDecide(session: Session, now: Date): boolean {
  const isDue = !hasBegun(session, now) && isSessionDue(session, 'to-decide', now)
  return isDue && goingAheadOf(session)?.kind === 'not-yet'
}

async function refundsOf(
  store: Store,
  refunds: readonly Refund[],
  {
    filed,
    today,
  }: { readonly filed: Awaited<ReturnType<typeof listFiledDays>>; readonly today: Day },
) {
  const refunded = await store.reservations.listEach(refunds.map((each) => each.reservationId))
  const byId = new Map(refunded.map((each) => [each.id, each]))
  const lines = refunds.map(async (refund) => {
    const reservation = byId.get(refund.reservationId)
    if (!reservation) return []
    const hasAccount = goesTo(refund) !== ''
    const isUnknown = isOfUnknown(refund)
    const payers = isUnknown ? await listSharePayers(store, reservation.id) : []
    const isCash = !hasAccount && isUnknown && (await isPaidInCash(store, reservation.id))
    const reason = await reasonOfRefund(store, refund, reservation)
    const asked = dayOf(refund.named?.at ?? refund.createdAt)
    const promisedBy = addBusinessDays(asked, refundBusinessDays)
    // A guest whose account nobody knows is promised these days from their answer.
    const isLate = (hasAccount || isCash) && promisedBy < today
    const when = { filedOn: filed.get(refund.id), lateSince: isLate ? promisedBy : undefined }
    return [{ kind: 'refund', reservation, refund, reason, payers, isCash, ...when } as const]
  })
  return (await Promise.all(lines)).flat()
}

function requestOf(
  reservation: ReservationOnFile,
  /** The guest has pressed no link of a mail yet. */
  isUnproven: boolean,
  { now, away }: { readonly now: Date; readonly away: readonly Away[] },
) {
  const { createdAt, session, conditions } = reservation
  const { startsAt } = session
  const leftMs = answerDue({ createdAt, startsAt, conditions }, away).getTime() - now.getTime()
  return {
    kind: 'request',
    reservation,
    hoursLeft: Math.ceil(leftMs / hourMs),
    /** Day that the farm promised for its answer, as it is away. */
    answerBy: absenceAt(away, createdAt)?.answerBy,
    isUnproven,
    hasBegun: hasBegun(session, now),
  } as const
}

/** The nearest workshop first and past ones last; then the sum that has been late for longest. */
function byUrgency(now: Date) {
  const isOver = ({ status }: ReservationOnFile) => (status === 'completed' ? 1 : 0)
  const distance = ({ session }: ReservationOnFile) =>
    Math.abs(session.startsAt.getTime() - now.getTime())
  return (a: LateBooking, b: LateBooking) =>
    isOver(a.reservation) - isOver(b.reservation) ||
    distance(a.reservation) - distance(b.reservation) ||
    compareTexts(lateSince(a.late), lateSince(b.late))
}

function withMissing(seller: Seller) {
  return <One extends { readonly company: Company }>(one: One) => ({
    ...one,
    missing: missingFact({ seller, buyer: one.company }),
  })
}

async function invoicesOf(store: Store) {
  const companies = await store.invoices.listCompaniesToInvoice()
  const reservations = await store.reservations.listEach(companies.keys())
  return reservations
    .filter(({ status }) => isAgreed(status))
    .map((reservation) => {
      return { kind: 'invoice', reservation, company: companies.get(reservation.id)! } as const
    })
}
