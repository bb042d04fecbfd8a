import type { ReactNode } from 'react'
import { noField, type FormRefusal, type Texts } from '#app/plain/parts.tsx'
import { timeOf } from '#booking/dates/brussels-time.ts'
import type { DeskStep } from '#booking/undo/desk-step.ts'
import { fromKeys, keysOf } from '#language/keys-of.ts'
import { fill } from '#language/fill.ts'
import { printTime } from '#language/times.ts'
import {
  findUndoable,
  sendMailsNow,
  type UndoableStep,
  officeRecordingStep,
  undoStep,
} from '#office/undo/desk-step.ts'
import type { StepScope } from '#store/undo/step-rows.ts'
import { DeskButton, refusalAt, redirectWithResult } from '../buttons.tsx'
import { countedText, deskLanguage, deskWords } from '../desk-language.ts'
import type { DeskPage, DeskVisit, ButtonHandler, ButtonHandlers, StepHandlers } from '../visit.ts'

const words = () => deskWords().undo

/** The office for a button that acts at once and keeps a desk step. */
export function undoableOffice({ office, device }: DeskVisit, what: DeskStep, of: StepScope) {
  return officeRecordingStep(office, { what, device: device.id, ...of })
}

/** Presses that each keep a desk step of their name; its rows are those of `touched`. */
export function undoableHandlers<Visit extends DeskVisit>(
  handlers: StepHandlers<Visit>,
  touched: (visit: Visit, form: URLSearchParams) => StepScope | Promise<StepScope>,
): ButtonHandlers<Visit> {
  return fromKeys(keysOf(handlers), (step): ButtonHandler<Visit> => async (visit, form) => {
    const office = undoableOffice(visit, step, await touched(visit, form))
    return handlers[step]?.({ ...visit, office }, form)
  })
}

export const stepTexts = (): Readonly<
  Record<DeskStep, { readonly done: string; readonly step: string }>
> => ({
  ...deskWords().buttons.home,
  ...deskWords().buttons.booking,
  ...deskWords().buttons.date,
  ...deskWords().buttons.account,
})

const pressedParameter = 'of'

/** The record of a press on a list, for the address of its result. */
export function pressedIn(form: URLSearchParams): Texts {
  const names = ['booking', 'refund', 'voucher', 'message']
  const id = names.map((name) => form.get(name) ?? '').find((one) => /^[\w-]{36}$/.test(one))
  return id ? { [pressedParameter]: id } : {}
}

/** The notice of the last step of a record, with the button to undo it; on a list, of the step just taken only. */
export async function doneNotice(
  { c, office, device }: DeskVisit,
  record: string | undefined,
  { done, more }: { readonly done: string | undefined; readonly more?: ReactNode },
) {
  const of = c.req.query(pressedParameter)
  const step = await findUndoable(office, record ? { record } : { device: device.id, of })
  const isOfStep = step && stepTexts()[step.what].done === done
  return (
    <>
      {done && !isOfStep && (
        <p className="notice mt-5">
          {done} {more}
        </p>
      )}
      {step && (record || isOfStep) && <StepNotice step={step} more={more} />}
    </>
  )
}

/** The button alone, where the page asked before it acted; another page undoes the step. */
export async function undoNotice({ office }: DeskVisit, record: string, at: string) {
  const step = await findUndoable(office, { record })
  return step && <StepNotice step={step} at={at} />
}

function StepNotice(props: {
  readonly step: UndoableStep
  readonly at?: string
  readonly more?: ReactNode
}) {
  const { step, at, more } = props
  const { id, what, mails, hasDropped } = step
  return (
    <form method="post" action={at} className="notice no-print mt-5">
      <p>
        {stepTexts()[what].done} {hasDropped && words().dropped} {more}
      </p>
      {mails && <p className="[overflow-wrap:anywhere]">{mailsText(mails)}</p>}
      <input type="hidden" name="step" value={id} />
      <div className="mt-3 flex flex-wrap gap-3">
        <DeskButton does="undo">{words().undo}</DeskButton>
        {mails && <DeskButton does="send-now">{words().sendNow}</DeskButton>}
      </div>
    </form>
  )
}

function mailsText({ to, dueAt }: NonNullable<UndoableStep['mails']>): string {
  const text = countedText(words().mail, to.length)
  return fill(text, { to: to[0] ?? '', time: printTime(timeOf(dueAt), deskLanguage()) })
}

export async function handleNoticeButton(visit: DeskVisit, page: DeskPage, form: URLSearchParams) {
  const button = (['undo', 'send-now'] as const).find((each) => each === form.get('do'))
  if (!button) return undefined
  const step = form.get('step') ?? ''
  const refused =
    button === 'undo' ? await undo(visit, step) : await sendMailsNow(visit.office, step)
  if (refused) return page.show(visit, refused)
  if (!page.afterUndo) return redirectWithResult(visit, button)
  return visit.c.redirect(await page.afterUndo(visit, form, button), 303)
}

async function undo({ office }: DeskVisit, step: string): Promise<FormRefusal | undefined> {
  const outcome = await undoStep(office, step)
  switch (outcome.kind) {
    case 'done':
    case 'done-before':
      return undefined
    case 'forgotten':
      return refusalAt(noField, words().refused.forgotten)
    case 'hindered':
      return refusalAt(noField, words().refused[outcome.by])
  }
}
