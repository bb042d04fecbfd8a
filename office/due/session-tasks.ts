import type { Session } from '#booking/dates/session.ts'
import { type SessionDueKind, isSessionDue } from '#booking/reservations/due.ts'
import { ownerWordsOf } from '#content/words/owner-words.ts'
import type { Id } from '#booking/id.ts'
import type { Notice } from '#store/reservations/history.ts'
import type { Store } from '#store/store.ts'
import { listPartiesOn } from '../dates/calendar-sessions.ts'
import { notify } from '../mail/notify.ts'
import { inOneChange, type Office } from '../office.ts'
import { prepSheetOf } from '../party/prep-sheet.ts'
import { listUnclaimed } from './booking-tasks.ts'

function noticeOfSession(
  kind: SessionDueKind,
  { id: record, day, decidesOn = day }: Session,
): Notice {
  return { kind, record, day: kind === 'prep-sheet' ? day : decidesOn }
}

export async function listSessionsDue(kind: SessionDueKind, store: Store, now: Date) {
  const due = (await store.sessions.list(now))
    // Guests booked elsewhere sit at the table too.
    .filter((session) => kind === 'to-decide' || session.taken > 0)
    .filter((session) => isSessionDue(session, kind, now))
    .map((session) => ({ id: session.id, notice: noticeOfSession(kind, session) }))
  return listUnclaimed(store, due)
}

export async function notifyOfSession(kind: SessionDueKind, office: Office, id: Id<'session'>) {
  return inOneChange(office, async (change) => {
    const session = await change.sessions.find(id)
    // The date may have been called off or decided since it was listed.
    if (!session || !isSessionDue(session, kind, change.now)) return false
    const reservations = await listPartiesOn(change, id)
    // An offered place is no guest yet, and the sheet is sent once.
    const isExpected = reservations.length > 0 || session.bookedElsewhere > 0
    if (kind === 'prep-sheet' && !isExpected) return false
    if (!(await change.history.claimNotice(noticeOfSession(kind, session), change.now)))
      return false
    const diets = await change.diets.listOn(id)
    const companions = await change.companions.listOn(id)
    const prepared = { session, reservations, diets, companions, house: change.house }
    const sheet = kind === 'prep-sheet' ? prepSheetOf(prepared, ownerWordsOf(change.house)) : []
    await notify(change, { kind, session, reservations, sheet })
    return true
  })
}
