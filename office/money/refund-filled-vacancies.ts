import { dayMs } from '#booking/dates/brussels-time.ts'
import { placesLeft } from '#booking/dates/session.ts'
import { randomUUID } from 'node:crypto'
import { changesPaid } from '#booking/money/entry.ts'
import { isPayment, paymentsOf } from '#booking/money/ledger-account.ts'
import { undoableMs } from '#booking/undo/desk-step.ts'
import { rulingOn } from '#booking/reservations/life.ts'
import { isPaid, paidOfPriceCents } from '#booking/money/owed.ts'
import {
  type Filled,
  fillVacancies,
  openPlaces,
  type Successor,
} from '#booking/money/succession.ts'
import { holdsPlaces } from '#booking/reservations/status.ts'
import { sum } from '#booking/sum.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import type { Reads } from '#store/subjects.ts'
import type { Succession, Vacancy } from '#store/money/vacancies.ts'
import type { Id } from '#booking/id.ts'
import type { Cents, Places } from '#booking/units.ts'
import { notify } from '../mail/notify.ts'
import { type Change, inOneChange, type Office, recordEvent } from '../office.ts'
import { giveBackToVouchers } from '../vouchers/give-back.ts'
import { notifyOfRefundAccount } from './refund-account.ts'
import { addRefund } from './refunds.ts'

/** Notes refunds for places that a successor has taken and paid; false when there are none. */
export async function refundFilledVacancies(
  office: Office,
  sessionId: Id<'session'>,
): Promise<boolean> {
  // The clock asks every minute, so the store is read before a change begins.
  const now = office.clock.now()
  if ((await filledVacancies(office.store, sessionId, { now })).length === 0) return false
  return inOneChange(office, async (change) => {
    const filled = await filledVacancies(change, sessionId, change)
    for (const vacancy of filled) await refundVacancy(change, vacancy)
    return filled.length > 0
  })
}

async function filledVacancies(
  reads: Reads,
  sessionId: Id<'session'>,
  { now, supposed = {} }: { readonly now: Date; readonly supposed?: Partial<Successor> },
): Promise<readonly Filled[]> {
  const vacancies = await reads.vacancies.listOn(sessionId)
  if (!vacancies[0]) return []
  const session = await reads.sessions.get(sessionId)
  const successions = await reads.vacancies.listSuccessionsOn(sessionId)
  const offered = (await reads.waiting.listOn(sessionId)).filter(({ state }) => state === 'offered')
  const came = await successorsSince(reads, sessionId, { since: vacancies[0].at, successions, now })
  return fillVacancies({
    free: placesLeft(session) + sum(offered, ({ participants }) => participants),
    vacancies: vacancies.map((vacancy) => withSuccessions(vacancy, successions)),
    successors: came.map((one) => ({ ...one, ...supposed })),
  })
}

type Came = {
  readonly since: Date
  readonly successions: readonly Succession[]
  readonly now: Date
}

/** Bookings that took places on the date since `since`. */
async function successorsSince(
  reads: Reads,
  sessionId: Id<'session'>,
  { since, successions, now }: Came,
) {
  const successors: Successor[] = []
  for (const reservation of await reads.reservations.listOn(sessionId)) {
    const places = holdsPlaces(reservation.status) && (await placesSince(reads, reservation, since))
    if (!places) continue
    const { id, dateTakenAt } = reservation
    // A successor pays for a place once, also on another date; one that grew here brings no other place.
    const used =
      dateTakenAt > since
        ? await reads.vacancies.listSuccessionsBy(id)
        : successions.filter(({ successorId }) => successorId === id)
    successors.push({
      ...moneyFor(reservation, places, now),
      usedPlaces: sum(used, (succession) => succession.places),
      isSettled: await isSettled(reads, reservation, now),
    })
  }
  return successors
}

export function withSuccessions(vacancy: Vacancy, successions: readonly Succession[]) {
  const { reservationId: id, places, keptCents } = vacancy
  const ofBooking = successions.filter(({ reservationId }) => reservationId === id)
  const takenPlaces = sum(ofBooking, (one) => one.places)
  return { id, places, keptCents, takenPlaces, backCents: sum(ofBooking, ({ cents }) => cents) }
}

/** A successor may pay so long after the day; then the earlier guest's links and wait end. */
export const waitForSuccessorMs = 60 * dayMs

/** True while a successor can bring kept money of a booking back: once the date is over, only one who has come. */
export async function hasOpenVacancy(
  reads: Reads,
  id: Id<'reservation'>,
  now: Date,
): Promise<boolean> {
  const vacancy = await reads.vacancies.find(id)
  if (!vacancy) return false
  const { sessionId, keptCents } = vacancy
  const { state, startsAt, endsAt } = await reads.sessions.get(sessionId)
  const sinceStart = now.getTime() - startsAt.getTime()
  if (state === 'called-off' || sinceStart >= waitForSuccessorMs) return false
  const successions = await reads.vacancies.listSuccessionsOf(id)
  if (openPlaces(withSuccessions(vacancy, successions)) === 0) return false
  if (now < endsAt) return true
  const supposed = { paidCents: keptCents, certainCents: keptCents, isSettled: true }
  const filled = await filledVacancies(reads, sessionId, { now, supposed })
  return filled.some(({ vacant }) => vacant === id)
}

/** Places that a booking took on its date since an instant, by asking, moving or growing. */
async function placesSince(
  reads: Reads,
  { id, dateTakenAt, participants }: ReservationOnFile,
  since: Date,
): Promise<Places> {
  if ((await reads.party.findSplit(id))?.succeeded) return 0
  if (dateTakenAt > since) return participants
  const lately = (await reads.party.listChangesOf(id)).filter(({ at }) => at > since)
  const grown = sum(lately, ({ places }) => places)
  return Math.max(0, Math.min(grown, participants))
}

function moneyFor(reservation: ReservationOnFile, places: Places, now: Date) {
  const { id, participants, payments } = reservation
  const ruling = rulingOn(reservation, 'cancel', { by: 'guest', now })
  const paid = paidOfPriceCents(payments)
  const back = ruling.kind === 'allowed' ? ruling.refundCents : 0
  const share = (cents: Cents) => Math.floor((cents * places) / participants)
  return { id, places, paidCents: share(paid), certainCents: share(paid - back) }
}

/** The desk can undo a payment or a move for a while; a refund that has left cannot be undone. */
async function isSettled(
  reads: Reads,
  { id, status, payments, dateTakenAt }: ReservationOnFile,
  now: Date,
): Promise<boolean> {
  if ((status !== 'paid' && status !== 'completed') || !payments.every(isPaid)) return false
  const accounts = paymentsOf(id)
  const entries = await reads.entries.listTouching(accounts)
  const paid = entries.filter(
    ({ kind, to }) => changesPaid[kind] && isPayment(to) && accounts.includes(to),
  )
  const moments = [dateTakenAt, ...paid.map(({ at }) => at)]
  return moments.every((at) => now.getTime() - at.getTime() >= undoableMs)
}

async function refundVacancy(change: Change, { vacant: id, successor, places, cents }: Filled) {
  const at = change.now
  const { iban } = (await change.vacancies.find(id))!
  const succession = { id: randomUUID(), reservationId: id, successorId: successor, places, cents }
  await change.vacancies.addSuccession({ ...succession, at })
  const onVoucherCents = await giveBackToVouchers(change, { id, cents, by: 'clock' })
  const named = iban === '' ? undefined : { iban, at }
  const refunds = await addRefund(change, { id, cents: cents - onVoucherCents, named })
  const detail = { cents, places, successorId: successor }
  await recordEvent(change, { reservationId: id, by: 'clock', what: 'place-taken', detail })
  const reservation = await change.reservations.get(id)
  if (cents === 0) return
  await notify(change, { kind: 'place-taken', reservation, refunds, onVoucherCents, places })
  await notifyOfRefundAccount(change, { reservation, refunds, by: 'guest' })
}
