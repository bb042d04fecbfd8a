import type { Refused } from '#app/plain/parts.tsx'
import { dayOf } from '#booking/dates/brussels-time.ts'
import { closedPeriod } from '#booking/dates/session-form.ts'
import { schedulePlan } from '#content/schedule/plan.ts'
import { deskPath } from '#language/desk-paths.ts'
import { closeSessions } from '#office/dates/call-off-session.ts'
import { openSessionsIn } from '#office/dates/keep-plan.ts'
import { refusedAt, saidDone, sayingDone } from '../buttons.tsx'
import { asking, AskingForm, readAsked } from '../desk-form.tsx'
import { countedText, say } from '../telling.ts'
import { doneNotice, officeOf } from '../undo/press-undo.tsx'
import type { DeskVisit } from '../visit.ts'

const words = () => say().dates

const countParameter = 'aantal'
const closed = () => say().done.date['close-period']

const closing = () =>
  asking(closedPeriod, {
    does: 'close-period',
    title: words().close,
    button: words().closeButton,
    words: words(),
  })

export function ClosePeriodForm({ refused }: { readonly refused: Refused | undefined }) {
  return (
    <AskingForm of={closing()} refused={refused} isFolded={false}>
      <p className="mb-5">{words().closeText}</p>
    </AskingForm>
  )
}

/** Address of the page that says the result; or the refusal. */
export async function pressClosePeriod(
  visit: DeskVisit,
  form: URLSearchParams,
): Promise<Refused | string> {
  const { office, now } = visit
  const read = readAsked(closing(), form, dayOf(now))
  if (read.kind === 'refused') return read.refused
  const sessionIds = await openSessionsIn(office, schedulePlan, read.value)
  const count = await closeSessions(officeOf(visit, 'close-period', { sessionIds }), sessionIds)
  if (count === 0) return refusedAt('closeUntil', words().closeNone, read.typed)
  return `${sayingDone(deskPath('datums'), 'close-period')}&${countParameter}=${count}`
}

export async function closedNotice(visit: DeskVisit) {
  const { c, device } = visit
  const done = saidDone(c, { 'close-period': closed(), ...say().undo.done })
  if (!done) return null
  const n = Number(c.req.query(countParameter))
  const more = Number.isInteger(n) && n > 0 ? countedText(words().closed, n) : undefined
  return doneNotice(visit, { device: device.id }, { done, more })
}
