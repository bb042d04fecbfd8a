import { LinkList, noField, type FormRefusal, Section } from '#app/plain/parts.tsx'
import { dayOf } from '#booking/dates/brussels-time.ts'
import { listToDos, type ToDo } from '#office/due/to-do.ts'
import { listTransfersDue } from '#office/money/refund-transfers.ts'
import { fromKeys, keysOf } from '#language/keys-of.ts'
import { backupNotice } from './backup/backup.tsx'
import { DeskButton, resultTexts, textOf, typedIn } from './buttons.tsx'
import type { Button } from './button-names.ts'
import {
  confirmedText,
  leftNotice,
  handleConfirmTogether,
  Ticks,
  ticksAfter,
  wholeParameter,
  wordsField,
} from './reservations/confirm-together.tsx'
import { dayText, deskWords } from './desk-language.ts'
import { renderDeskPage } from './frame.tsx'
import { sentenceNotice } from './diary/guest-sentences.tsx'
import { beginNotice } from './house/begin-notice.tsx'
import { QuickLinks } from './more.tsx'
import { lineHandlers, mailHandlers } from './home-handlers.ts'
import { clockDoubt, mailNotice, payeeNotice, unreadNotice } from './due/notices.tsx'
import { linksToCount } from './party/attendance.tsx'
import { SessionRows } from './dates/session-rows.tsx'
import { RefundFileLink } from './money/refunds/refund-file.tsx'
import { isListed, lineParameter, withDistinctToDos, pathAt, ToDoList } from './due/to-do-list.tsx'
import { doneNotice, pressedIn } from './undo/undo-notice.tsx'
import type { DeskPage, DeskVisit, ButtonHandler, ButtonHandlers } from './visit.ts'

const home = () => deskWords().pages.home
const words = () => deskWords().toDo

export const homePage: DeskPage = {
  show,
  handlers: {
    'confirm-all': handleConfirmTogether,
    'tick-unproven': async (_, form) => ({ problems: {}, typed: typedIn(form) }),
    ...leadingOn(lineHandlers, lineIn),
    ...leadingOn(mailHandlers, () => undefined),
  },
  results: () => ({
    ...resultTexts(deskWords().buttons.home),
    ...deskWords().person.done,
    ...deskWords().undo.done,
  }),
  afterUndo: (visit, form, button) => pathSaying(visit, lineIn(visit), { done: button, form }),
}

async function show(visit: DeskVisit, refused?: FormRefusal) {
  const { c, office, now } = visit
  const toDos = withDistinctToDos(await listToDos(office.store, now))
  const done = refused ? undefined : visit.result
  const more = done && (await confirmedText(visit))
  const notice = done && (await doneNotice(visit, undefined, { done, more }))
  const isWhole = c.req.query(wholeParameter) !== undefined
  const at = c.req.query(lineParameter)
  const isInList = isListed(toDos, at)
  const transfers = await listTransfersDue(office.store, now)
  const before = {
    [toDos.find(isRefund)?.kind ?? 'refund']: transfers.length > 0 && (
      <RefundFileLink transfers={transfers} />
    ),
    late: await unreadNotice(visit),
  }
  const body = (
    <>
      {await leftNotice(visit)}
      {await mailNotice(visit)}
      {await payeeNotice(visit)}
      {await clockDoubt(visit)}
      {await sentenceNotice(visit)}
      {await beginNotice(visit)}
      <div className="grid gap-x-13 lg:grid-cols-[3fr_2fr]">
        <Section title={home().toDo} className="mt-5 min-w-0">
          {toDos.length === 0 ? (
            <p className="mt-3">{home().nothing}</p>
          ) : (
            <Ticks value={ticksAfter(refused?.typed)}>
              <ToDoList
                {...{ toDos, at, notice, isWhole, before }}
                typed={refused?.typed[wordsField]}
              />
            </Ticks>
          )}
          {toDos.some(({ kind }) => kind === 'failed-mail') && (
            <form method="post" className="mt-5">
              <DeskButton does="mail-again">{words().mailAgain}</DeskButton>
            </form>
          )}
          {await backupNotice(visit)}
        </Section>
        {await comingDates(visit)}
      </div>
    </>
  )
  return renderDeskPage(visit, {
    title: deskWords().pages.nav.home,
    above: dayText(dayOf(now)),
    lead: <QuickLinks />,
    notice: isInList ? null : notice || null,
    sent: refused,
    problems: { [noField]: (refused && textOf(refused)) || undefined },
    body,
  })
}

async function comingDates(visit: DeskVisit) {
  const { store } = visit.office
  const sessions = await store.sessions.listNotOver(visit.now)
  const waiting = await store.waiting.countPeopleBySession()
  const options = await store.options.listOpen()
  return (
    <Section title={home().coming} className="mt-5 min-w-0">
      <LinkList links={await linksToCount(visit)} />
      {sessions.length === 0 ? (
        <p className="mt-3">{home().noDates}</p>
      ) : (
        <SessionRows sessions={sessions} now={visit.now} isBooked {...{ waiting, options }} />
      )}
    </Section>
  )
}

const isRefund = ({ kind }: ToDo) => kind === 'refund' || kind === 'voucher-refund'

/** Presses that lead on to the list, with one of its lines in view. */
function leadingOn(handlers: ButtonHandlers, lineOf: typeof lineIn): ButtonHandlers {
  return fromKeys(keysOf(handlers), (button): ButtonHandler => async (visit, form) => {
    const refused = await handlers[button]?.(visit, form)
    return (
      refused ?? visit.c.redirect(pathSaying(visit, lineOf(visit), { done: button, form }), 303)
    )
  })
}

function lineIn({ c }: DeskVisit): string | undefined {
  return c.req.query(lineParameter)
}

type Press = { readonly done: Button; readonly form: URLSearchParams }

function pathSaying({ c }: DeskVisit, line: string | undefined, { done, form }: Press): string {
  const isWhole = c.req.query(wholeParameter) !== undefined
  return pathAt(line, { isWhole, done, pressed: pressedIn(form) })
}
