import { dayOf } from '#booking/brussels-time.ts'
import { type DateDueKind, type DueKind, isDateDue, whatIsDue } from '#booking/due.ts'
import { areDietsOver } from '#booking/retention.ts'
import { holdsPlaces } from '#booking/status.ts'
import type { Changes } from '../store/store.ts'
import type { ReservationOnFile } from '../store/reservation-records.ts'
import { prepSheetOf } from './prep-sheet.ts'
import { passEntry } from './end-waiting-list.ts'
import { recordEvent } from './events.ts'
import type { Office } from './office.ts'
import { queueLetters } from './queue-letters.ts'
import { isWaiting, lapseOffer } from './waiting-list.ts'
import { takeStep } from './take-step.ts'

/** What a round of due work did, counted for the log. */
export type DueWork = Readonly<Record<string, number>>

/**
 * Does everything the days have brought: reminders, the mail before the day, the end of what has been.
 * Each thing is claimed in the change that does it, so it is done once, ever: after a restart, by
 * several processes, or when the clock was set back. What fails keeps nothing else from being done.
 *
 * @throws AggregateError of all that failed, once the rest is done
 */
export async function doDueWork(office: Office): Promise<DueWork> {
  const done = new Map<string, number>()
  const failures: unknown[] = []
  const attempt = async (what: string, work: () => Promise<boolean>) => {
    try {
      if (await work()) done.set(what, (done.get(what) ?? 0) + 1)
    } catch (error) {
      failures.push(error)
    }
  }
  for (const reservation of await office.store.standingReservations()) {
    for (const kind of whatIsDue(dated(reservation), office.clock.now())) {
      await attempt(kind, () => doFor(office, reservation, kind))
    }
  }
  for (const kind of ['prep-sheet', 'to-decide'] as const) {
    for (const id of await datesDue(office, kind)) {
      await attempt(kind, () => tellOfDate(office, id, kind))
    }
  }
  const coming = new Set((await office.store.listSessions(office.clock.now())).map(({ id }) => id))
  for (const entry of (await office.store.listWaiting()).filter(isWaiting)) {
    const { id, state, sessionId } = entry
    if (!coming.has(sessionId)) await attempt('waiting-ended', () => passEntry(office, id))
    else if (state === 'offered') await attempt('offer-lapsed', () => lapseOffer(office, id))
  }
  for (const id of await dietsToForget(office)) {
    await attempt('diets-forgotten', () => forget(office, id))
  }
  if (done.size > 0) office.mailQueued()
  if (failures.length > 0) throw new AggregateError(failures, 'Some of what was due failed')
  return Object.fromEntries(done)
}

async function forget(office: Office, reservationId: string): Promise<boolean> {
  await office.store.change((changes) => changes.forgetDiets(reservationId))
  return true
}

function dated(reservation: ReservationOnFile) {
  const { status, createdAt, payments, session } = reservation
  const { day: workshopOn, startsAt, endsAt } = session
  return { status, createdAt, payments, workshopOn, startsAt, endsAt }
}

/** False when it was done before, or is no longer due now that nobody else can change the booking. */
function doFor(office: Office, { id }: ReservationOnFile, kind: DueKind): Promise<boolean> {
  return office.store.change(async (changes) => {
    const reservation = await changes.findReservation(id)
    const now = office.clock.now()
    if (!reservation || !whatIsDue(dated(reservation), now).includes(kind)) return false
    if (kind === 'complete') {
      return (
        (await takeStep(office, changes, { id, step: 'complete', by: 'clock' })).kind === 'done'
      )
    }
    if (!(await changes.claimNotice(noticeOf(kind, reservation), now))) return false
    await queueLetters(office, changes, office.letters.forNews({ kind, reservation }))
    const detail = { reminder: kind }
    await recordEvent(office, changes, { reservationId: id, by: 'clock', what: 'reminded', detail })
    return true
  })
}

/** What is due anew after a move bears the new day in its name. */
function noticeOf(kind: DueKind, { id, session }: ReservationOnFile): string {
  return `${kind} ${id} ${session.day}`
}

/** The dates the owner is to hear of: who comes in three days, and what is to be decided today. */
async function datesDue(office: Office, kind: DateDueKind) {
  const now = office.clock.now()
  const coming = await office.store.listSessions(now)
  return coming.filter((session) => isDateDue(session, kind, now)).map(({ id }) => id)
}

async function tellOfDate(office: Office, id: string, kind: DateDueKind) {
  // Read before the change: inside one, the store has no second connection to read by.
  const diets = await office.store.listDiets()
  return office.store.change(async (changes) => {
    const session = await changes.findSessionById(id)
    // Called off or decided since it was listed: then there is nothing to say of it.
    if (!session || !isDateDue(session, kind, office.clock.now())) return false
    const reservations = await guestsOf(changes, id)
    // Who booked elsewhere sits at the table as well.
    if (kind === 'prep-sheet' && session.taken === 0) return false
    const day = kind === 'prep-sheet' ? session.day : session.decidesOn
    if (!(await changes.claimNotice(`${kind} ${id} ${day}`, office.clock.now()))) return false
    const sheet = kind === 'prep-sheet' ? prepSheetOf({ session, reservations, diets }) : []
    const news = { kind, session, reservations, sheet }
    await queueLetters(office, changes, office.letters.forNews(news))
    return true
  })
}

async function guestsOf(changes: Changes, id: string) {
  return (await changes.reservationsOn(id)).filter(({ status }) => holdsPlaces(status))
}

async function dietsToForget(office: Office): Promise<readonly string[]> {
  const today = dayOf(office.clock.now())
  const onFile = await office.store.listDiets()
  const reservations = await Promise.all(
    onFile.map(({ reservationId }) => office.store.findReservation(reservationId)),
  )
  return reservations
    .filter((each) => each !== undefined)
    .filter(({ status, session }) => areDietsOver({ status, workshopOn: session.day }, today))
    .map(({ id }) => id)
}
