import { undoableMs } from '#booking/undo/desk-step.ts'
import { dayMs, dayOf } from '#booking/dates/brussels-time.ts'
import type { Session } from '#booking/dates/session.ts'
import { type SessionDueKind, isSessionDue } from '#booking/reservations/due.ts'
import { isOpenNow } from '#booking/options/option.ts'
import { areDietsOver } from '#booking/personal-data/retention.ts'
import { daysOfWarning, isToSend } from '#booking/vouchers/voucher.ts'
import { holdsPlaces } from '#booking/reservations/status.ts'
import type { Notice } from '#store/reservations/history.ts'
import type { Id } from '#booking/id.ts'
import { keepJournal } from '../money/keep-journal.ts'
import { turnsKeptMs } from '../limits.ts'
import { tell } from '../mail/tell.ts'
import { giveKeptBack } from '../money/fill-vacancies.ts'
import { inOneChange, type Office } from '../office.ts'
import { forgetAllDiets } from '../party/keep-diets.ts'
import { lapseOption } from '../options/options.ts'
import { ownerWordsOf } from '#content/words/owner-words.ts'
import { prepSheetOf } from '../party/prep-sheet.ts'
import { lapseRequest } from '../reservations/answer-request.ts'
import { passEntry } from '../waiting/end-waiting-list.ts'
import { endWish, openHeldSession } from '../waiting/wishes.ts'
import { sendVoucher, warnOfEnd } from '../vouchers/receive-voucher.ts'
import { isOfferedNow, lapseOffer } from '../waiting/waiting-list.ts'
import { bookingsDue, doForBooking, notSaidYet } from './bookings-due.ts'
import { isLate, tellOfLate } from './tell-of-late.ts'

/** Each piece is claimed in the change that does it, once ever. Throws all failures at the end. */
export async function doDueWork(office: Office): Promise<Readonly<Record<string, number>>> {
  const done = new Map<string, number>()
  const failures: unknown[] = []
  const attempt = async (what: string, work: () => Promise<boolean>) => {
    try {
      if (await work()) done.set(what, (done.get(what) ?? 0) + 1)
    } catch (error) {
      failures.push(error)
    }
  }
  const { store, clock } = office
  const due = await bookingsDue(office)
  const late = due.filter((one) => isLate(one))
  for (const one of due) {
    if (!isLate(one)) await attempt(one.kind, () => doForBooking(office, one))
  }
  if (late.length > 0) await attempt('late', () => tellOfLate(office, late))
  const now = clock.now()
  for (const { reservationId } of await store.unproven.over(now)) {
    await attempt('request-lapsed', () => lapseRequest(office, reservationId))
  }
  for (const { session, kind } of await datesDue(office)) {
    await attempt(kind, () => tellOfDate(office, session.id, kind))
  }
  for (const { id } of await store.waiting.inVain(now)) {
    await attempt('waiting-ended', () => passEntry(office, id))
  }
  for (const { id } of await store.wishes.over(now)) {
    await attempt('wish-ended', () => endWish(office, id))
  }
  for (const id of await store.sessions.heldUntil(now)) {
    await attempt('date-opened', () => openHeldSession(office, id))
  }
  for (const entry of await store.waiting.openOffers()) {
    if (isOfferedNow(entry, now)) continue
    await attempt('offer-lapsed', () => lapseOffer(office, entry.id))
  }
  for (const option of await store.options.open()) {
    if (isOpenNow(option, now)) continue
    await attempt('option-lapsed', () => lapseOption(office, option.id))
  }
  for (const sessionId of await store.vacancies.dates(vacanciesSettledBy(now))) {
    await attempt('place-taken', () => giveKeptBack(office, sessionId))
  }
  for (const { reservationId, ...terms } of await store.diets.listTerms()) {
    if (!areDietsOver(terms, dayOf(now))) continue
    await attempt('diets-forgotten', () => forgetAllDiets(office, reservationId))
  }
  await attempt('journal-written', async () => (await keepJournal(office)) > 0)
  for (const voucher of await store.vouchers.unsent()) {
    if (isToSend(voucher, now)) await attempt('voucher-sent', () => sendVoucher(office, voucher.id))
  }
  for (const { id } of await store.vouchers.ending(daysOfWarning(dayOf(now)))) {
    await attempt('voucher-ending', () => warnOfEnd(office, id))
  }
  const tooLongAgo = new Date(now.getTime() - undoableMs)
  if (await store.steps.hasBefore(tooLongAgo)) {
    await store.change((changes) => changes.steps.forget(tooLongAgo))
  }
  const turnsBack = new Date(now.getTime() - turnsKeptMs)
  if (await store.turns.hasBefore(turnsBack)) {
    await store.change((changes) => changes.turns.forget(turnsBack))
  }
  if (done.size > 0) office.mailQueued()
  if (failures.length > 0) throw new AggregateError(failures, 'Some of what was due failed')
  return Object.fromEntries(done)
}

/** A successor may pay after the day; then the earlier guest's links end, and so does the wait. */
const vacanciesSettledBy = (now: Date) => new Date(now.getTime() - 60 * dayMs)

function noticeOfDate(kind: SessionDueKind, { id: record, day, decidesOn = day }: Session): Notice {
  return { kind, record, day: kind === 'prep-sheet' ? day : decidesOn }
}

async function datesDue({ store, clock }: Office) {
  const now = clock.now()
  const coming = await store.sessions.list(now)
  // Guests who booked elsewhere sit at the table as well.
  const isExpected = ({ taken }: Session, kind: SessionDueKind) => kind === 'to-decide' || taken > 0
  const due = (['prep-sheet', 'to-decide'] as const).flatMap((kind) =>
    coming
      .filter((session) => isSessionDue(session, kind, now) && isExpected(session, kind))
      .map((session) => ({ session, kind, notice: noticeOfDate(kind, session) })),
  )
  return notSaidYet(store, due)
}

async function tellOfDate(office: Office, id: Id<'session'>, kind: SessionDueKind) {
  return inOneChange(office, async (change) => {
    const session = await change.sessions.find(id)
    // The date may have been called off or decided since it was listed.
    if (!session || !isSessionDue(session, kind, change.clock.now())) return false
    const onFile = await change.reservations.on(id)
    const reservations = onFile.filter(({ status }) => holdsPlaces(status))
    // An offered place feeds no guest, and the sheet is sent once.
    const isExpected = reservations.length > 0 || session.bookedElsewhere > 0
    if (kind === 'prep-sheet' && !isExpected) return false
    if (!(await change.history.claimNotice(noticeOfDate(kind, session), change.clock.now())))
      return false
    const [diets, companions] = [await change.diets.on(id), await change.companions.on(id)]
    const prepared = { session, reservations, diets, companions, house: change.house }
    const sheet = kind === 'prep-sheet' ? prepSheetOf(prepared, ownerWordsOf(change.house)) : []
    await tell(change, { kind, session, reservations, sheet })
    return true
  })
}
