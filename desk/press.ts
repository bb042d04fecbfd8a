import { keysOf } from '#language/keys-of.ts'
import { readForm } from '#server/http/read-form.ts'
import { leadBack, sayDone } from './buttons.tsx'
import { pressNotice } from './undo/press-undo.tsx'
import type { DeskPage, DeskVisit } from './visit.ts'

/** Answers a form that was sent: each page has the notice of a step beside its own buttons. */
export async function answerSent(visit: DeskVisit, page: DeskPage): Promise<Response> {
  const form = await readForm(visit.c)
  if (form instanceof Response) return form
  logPress(visit, form.get('do') ?? '')
  return (await pressNotice(visit, page, form)) ?? answerPress(visit, page, form)
}

/** A button that no page of ours has leads back to the page. */
async function answerPress(
  visit: DeskVisit,
  { show, presses = {}, act, results }: DeskPage,
  form: URLSearchParams,
): Promise<Response> {
  const button = keysOf(presses).find((each) => each === form.get('do'))
  const press = button ? presses[button] : act
  const ended = await press?.(visit, form)
  if (ended instanceof Response) return ended
  if (typeof ended === 'object') return show(visit, ended)
  const result = ended ?? button
  return results && result ? sayDone(visit, result) : leadBack(visit)
}

/** Logs which device did what: pages by their kind alone, and no typed word. */
export function logPress({ c, device, log }: DeskVisit, does: string): void {
  const [, , page, action] = c.req.path.split('/')
  log.info('desk-action', {
    device: device.id.slice(0, 8),
    page: page === 'doen' ? action : (page ?? 'home'),
    do: /^[a-z-]{1,30}$/.test(does) ? does : undefined,
  })
}
