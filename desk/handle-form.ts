import { type FormRefusal, noField } from '#app/plain/parts.tsx'
import { maxLengths, ownWords } from '#booking/forms/text-rules.ts'
import { fill } from '#language/fill.ts'
import { keysOf } from '#language/keys-of.ts'
import { readForm } from '#server/http/read-form.ts'
import { redirectBack, redirectWithResult, refusalAt, typedIn } from './buttons.tsx'
import { deskWords } from './desk-language.ts'
import { handleNoticeButton, pressedIn } from './undo/undo-notice.tsx'
import type { DeskPage, DeskVisit } from './visit.ts'

/** Answers a sent form: each page has a step's notice beside its own buttons. */
export async function handleForm(visit: DeskVisit, page: DeskPage): Promise<Response> {
  const form = await readForm(visit.c)
  if (form instanceof Response) return form
  logButton(visit, form.get('do') ?? '')
  return (await handleNoticeButton(visit, page, form)) ?? handleButton(visit, page, form)
}

/** A button of no page leads back to the page. */
async function handleButton(
  visit: DeskVisit,
  { show, handlers = {}, onSubmit: act, results }: DeskPage,
  form: URLSearchParams,
): Promise<Response> {
  const long = longWordsIn(form)
  if (long) return show(visit, long)
  const button = keysOf(handlers).find((each) => each === form.get('do'))
  const handle = button ? handlers[button] : act
  const ended = await handle?.(visit, form)
  if (ended instanceof Response) return ended
  if (typeof ended === 'object') return show(visit, ended)
  const result = ended ?? button
  return results && result
    ? redirectWithResult(visit, result, pressedIn(form))
    : redirectBack(visit)
}

/** Words of the farm in a mail are refused where they are too long, with all that was typed beside them. */
function longWordsIn(form: URLSearchParams): FormRefusal | undefined {
  const most = maxLengths.answerWords
  const field = ['words', 'words-of-all'].find(
    (name) => ownWords(form.get(name) ?? '').length > most,
  )
  if (field === undefined) return undefined
  const { participants: count = '', ...typed } = typedIn(form)
  return refusalAt(noField, fill(deskWords().refused.tooLong, { most }), { ...typed, count })
}

/** Logs which device did what, with the kind of page and no typed word. */
export function logButton({ c, device, log }: DeskVisit, does: string): void {
  const [, , page, action] = c.req.path.split('/')
  log.info('desk-action', {
    device: device.id.slice(0, 8),
    page: page === 'doen' ? action : (page ?? 'home'),
    do: /^[a-z-]{1,30}$/.test(does) ? does : undefined,
  })
}
