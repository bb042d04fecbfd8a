import { readSent } from '#app/plain/form-fields.tsx'
import { absenceAt } from '#booking/dates/away.ts'
import { dayOf, spanOf } from '#booking/dates/brussels-time.ts'
import { awayPeriod, closedPeriod } from '#booking/dates/session-form.ts'
import { schedulePlan } from '#content/schedule/plan.ts'
import { deskPath } from '#language/desk-paths.ts'
import { fill } from '#language/fill.ts'
import { printSpan } from '#language/spans.ts'
import { endAbsence, startAbsence } from '#office/dates/absence.ts'
import { closePeriod, listToClose } from '#office/dates/save-plan.ts'
import type { AwayOnFile } from '#store/dates/away.ts'
import { DeskButton, refusalAt, resultText, pathWithResult } from '../buttons.tsx'
import { asking, AskingForm } from '../desk-form.tsx'
import { countedText, dayText, deskHouse, deskLanguage, deskWords } from '../desk-language.ts'
import { doneNotice, undoableOffice } from '../undo/undo-notice.tsx'
import type { DeskVisit } from '../visit.ts'

const away = () => deskWords().away
const dates = () => deskWords().dates

const leaving = () => {
  const awayUntilProblem = dates().closeUntilProblem
  return asking(awayPeriod, { does: 'away', words: { ...away(), awayUntilProblem } })
}

export function AwayForms({ periods }: { readonly periods: readonly AwayOnFile[] }) {
  const hours = printSpan(deskHouse().terms.answerHours, 'hours', deskLanguage())
  return (
    <>
      <AskingForm of={leaving()} isFolded={false}>
        <p className="mb-5">{fill(away().text, { hours })}</p>
      </AskingForm>
      {periods.map(({ id, from, until }) => (
        <form key={id} method="post" className="mt-5 border-t border-rule pt-5">
          <p className="mb-3">
            {fill(away().period, { from: dayText(from), until: dayText(until) })}
          </p>
          <input type="hidden" name="period" value={id} />
          <DeskButton does="back">{away().back}</DeskButton>
        </form>
      ))}
    </>
  )
}

const goneParameter = 'weg'

/** Notice of the days off just noted, with a button to take them back; null after another button. */
export function awayNotice({ c, now }: DeskVisit, periods: readonly AwayOnFile[]) {
  const period = periods.find(({ id }) => id === c.req.query(goneParameter))
  const absence = period && absenceAt(periods, spanOf(period).from)
  if (!absence) return null
  const { id, from, until } = period
  const sentence = from > dayOf(now) ? away().later : away().already
  const answerBy = dayText(absence.answerBy)
  return (
    <form method="post" action={deskPath('datums')} className="notice no-print mt-5">
      <p>{fill(sentence, { from: dayText(from), until: dayText(until), answerBy })}</p>
      <input type="hidden" name="period" value={id} />
      <div className="mt-3">
        <DeskButton does="back">{deskWords().undo.undo}</DeskButton>
      </div>
    </form>
  )
}

export async function handleBackEarly({ office }: DeskVisit, form: URLSearchParams): Promise<void> {
  await endAbsence(office, form.get('period') ?? '')
}

export async function handleAway({ c, office, now }: DeskVisit, form: URLSearchParams) {
  const read = readSent(leaving(), form, dayOf(now))
  if (read.kind === 'refused') return read.refused
  const id = await startAbsence(office, read.value)
  return c.redirect(`${deskPath('datums')}?${goneParameter}=${id}`, 303)
}

const countParameter = 'aantal'
const closed = () => deskWords().buttons.date['close-period'].done

const closing = () =>
  asking(closedPeriod, {
    does: 'close-period',
    words: { ...dates(), title: dates().close, button: dates().closeButton },
  })

export function ClosePeriodForm() {
  return (
    <AskingForm of={closing()} isFolded={false}>
      <p className="mb-5">{dates().closeText}</p>
    </AskingForm>
  )
}

export async function handleClosePeriod(visit: DeskVisit, form: URLSearchParams) {
  const { c, office, now } = visit
  const read = readSent(closing(), form, dayOf(now))
  if (read.kind === 'refused') return read.refused
  const sessions = await listToClose(office.store, read.value, now)
  const closingOffice = undoableOffice(visit, 'close-period', { sessions })
  const count = await closePeriod(closingOffice, schedulePlan, read.value)
  if (count === 0) return refusalAt('closeUntil', dates().closeNone, read.typed)
  const address = pathWithResult(deskPath('datums'), 'close-period')
  return c.redirect(`${address}&${countParameter}=${count}`, 303)
}

export async function closedNotice(visit: DeskVisit) {
  const { c } = visit
  const done = resultText(c, { 'close-period': closed(), ...deskWords().undo.done })
  if (!done) return null
  const n = Number(c.req.query(countParameter))
  const more = Number.isInteger(n) && n > 0 ? countedText(dates().closed, n) : undefined
  return doneNotice(visit, undefined, { done, more })
}
