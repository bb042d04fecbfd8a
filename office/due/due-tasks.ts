import { dayOf } from '#booking/dates/brussels-time.ts'
import { isOpenNow } from '#booking/options/option.ts'
import type { SessionDueKind } from '#booking/reservations/due.ts'
import { areDietsOver } from '#booking/personal-data/retention.ts'
import { undoableMs } from '#booking/undo/desk-step.ts'
import { daysOfWarning, isToSend } from '#booking/vouchers/voucher.ts'
import type { Store } from '#store/store.ts'
import { refundFilledVacancies, waitForSuccessorMs } from '../money/refund-filled-vacancies.ts'
import type { Office } from '../office.ts'
import { writeJournal } from '../money/write-journal.ts'
import { lapseOption } from '../options/options.ts'
import { forgetAllDiets } from '../party/save-diets.ts'
import { lapseRequest } from '../reservations/answer-request.ts'
import { sendVoucher, warnOfEnd } from '../vouchers/receive-voucher.ts'
import { endPassedEntry } from '../waiting/end-waiting-list.ts'
import { isOfferedNow, lapseOffer } from '../waiting/waiting-list.ts'
import { lapseWish, openHeldSession } from '../waiting/wishes.ts'
import { listSessionsDue, notifyOfSession } from './session-tasks.ts'

type DueTask = { readonly name: string } & (
  | {
      readonly due: (store: Store, now: Date) => Promise<readonly string[]>
      /** One change for one record; false where another process did the task, or where it is no longer due. */
      readonly run: (office: Office, id: string) => Promise<boolean>
    }
  /** A task without records; false where there was nothing to do. */
  | { readonly due?: undefined; readonly run: (office: Office) => Promise<boolean> }
)

/** Tasks that time brings, in the order in which they run. */
export const dueTasks: readonly DueTask[] = [
  {
    name: 'request-lapsed',
    due: async ({ unproven }, now) =>
      (await unproven.listOver(now)).map(({ reservationId }) => reservationId),
    run: lapseRequest,
  },
  noticeOfSessions('prep-sheet'),
  noticeOfSessions('to-decide'),
  {
    name: 'waiting-ended',
    due: async ({ waiting }, now) => idsOf(await waiting.listOnPastSessions(now)),
    run: endPassedEntry,
  },
  {
    name: 'wish-ended',
    due: async ({ wishes }, now) => idsOf(await wishes.listOver(now)),
    run: lapseWish,
  },
  {
    name: 'date-opened',
    due: ({ sessions }, now) => sessions.listHeldUntil(now),
    run: openHeldSession,
  },
  {
    name: 'offer-lapsed',
    due: async ({ waiting }, now) =>
      idsOf((await waiting.listOffers()).filter((entry) => !isOfferedNow(entry, now))),
    run: lapseOffer,
  },
  {
    name: 'option-lapsed',
    due: async ({ options }, now) =>
      idsOf((await options.listOpen()).filter((option) => !isOpenNow(option, now))),
    run: lapseOption,
  },
  {
    name: 'place-taken',
    due: ({ vacancies }, now) =>
      vacancies.listSessionIds(new Date(now.getTime() - waitForSuccessorMs)),
    run: refundFilledVacancies,
  },
  {
    name: 'diets-forgotten',
    due: async ({ diets }, now) => {
      // An ending that is taken back brings the diets back too.
      const ends = await diets.listEnds(new Date(now.getTime() - undoableMs))
      const over = ends.filter((booking) => areDietsOver(booking, dayOf(now)))
      return over.map(({ reservationId }) => reservationId)
    },
    run: forgetAllDiets,
  },
  {
    name: 'journal-written',
    run: async (office) => (await writeJournal(office)) > 0,
  },
  {
    name: 'voucher-sent',
    due: async ({ vouchers }, now) =>
      idsOf((await vouchers.listUnsent()).filter((voucher) => isToSend(voucher, now))),
    run: sendVoucher,
  },
  {
    name: 'voucher-ending',
    due: async ({ vouchers }, now) => idsOf(await vouchers.listEnding(daysOfWarning(dayOf(now)))),
    run: warnOfEnd,
  },
  {
    name: 'steps-forgotten',
    run: async ({ store, clock }) => {
      const before = new Date(clock.now().getTime() - undoableMs)
      if (!(await store.steps.hasBefore(before))) return false
      await store.change((changes) => changes.steps.forget(before))
      return true
    },
  },
]

function noticeOfSessions(name: SessionDueKind): DueTask {
  return {
    name,
    due: async (store, now) => idsOf(await listSessionsDue(name, store, now)),
    run: (office, id) => notifyOfSession(name, office, id),
  }
}

function idsOf(records: readonly { readonly id: string }[]): readonly string[] {
  return records.map(({ id }) => id)
}
