import { readNote } from '#booking/owner-forms.ts'
import { deskPages } from '#content/words/nl/desk-pages.ts'
import { moveReservation } from '../../functions/move-reservation.ts'
import { keepRefundAccount, payRefund } from '../../functions/pay-refund.ts'
import { rebookReservation } from '../../functions/rebook-reservation.ts'
import { replaceLink } from '../../functions/send-new-link.ts'
import { correctGuest, keepNote } from '../../functions/keep-note.ts'
import { writeOff } from '../../functions/write-off.ts'
import type { EventKind } from '../../store/history-records.ts'
import { answerDone } from '../plain-page.ts'
import { showBooking } from './booking.tsx'
import type { DeskVisit } from './desk-visit.ts'
import { askParty } from './party.tsx'

/** What a button on a booking's page asked for; then that page again, saying what is now. */
export async function actOnBooking(
  visit: DeskVisit,
  id: string,
  form: URLSearchParams,
): Promise<Response> {
  const { c, to } = visit
  if (form.get('do') === 'party') return askParty(visit, id, form.get('participants') ?? '')
  const problem = await act(visit, id, form)
  if (problem) return showBooking(visit, id, problem)
  return answerDone(c, to('boeking', id))
}

async function act(visit: DeskVisit, id: string, form: URLSearchParams) {
  const { office } = visit
  const words = deskPages.date
  switch (form.get('do')) {
    case 'new-link':
      await replaceLink(office, id)
      return undefined
    case 'note':
      await keepNote(office, id, readNote(form.get('note') ?? ''))
      return undefined
    case 'guest': {
      const outcome = await correctGuest(office, id, {
        name: form.get('name') ?? '',
        email: form.get('email') ?? '',
      })
      if (outcome.kind !== 'invalid') return undefined
      const text = outcome.field === 'name' ? words.nameProblem : words.emailProblem
      return { field: outcome.field, text }
    }
    case 'move':
      return giveDate(visit, id, { form, give: moveReservation })
    case 'rebook':
      return giveDate(visit, id, { form, give: rebookReservation })
    case 'write-off':
      await writeOff(office, id)
      return undefined
    case 'refund-account':
      return keepAccount(visit, form)
    case 'refund-paid':
      return sayRefundPaid(visit, id, form.get('refund') ?? '')
    default:
      return undefined
  }
}

/** What went along to another date, or pays for places again, is not paid back as well: an old page did not say so. */
async function sayRefundPaid({ office }: DeskVisit, id: string, refund: string) {
  const { kind } = await payRefund(office, refund)
  if (kind !== 'no-such-refund') return undefined
  const gone = (await office.store.listEvents(id)).find(
    ({ what, detail }) => isTold(what) && detail['refundId'] === refund,
  )
  return gone && isTold(gone.what)
    ? { field: 'history', text: deskPages.refundGone[gone.what] }
    : undefined
}

function isTold(what: EventKind): what is keyof typeof deskPages.refundGone {
  return what in deskPages.refundGone
}

type Giving = {
  readonly form: URLSearchParams
  readonly give: typeof moveReservation
}

async function giveDate({ office }: DeskVisit, id: string, { form, give }: Giving) {
  const field = 'date'
  const sessionId = form.get(field) ?? ''
  const { dateProblem, rebookPaidBack } = deskPages.booking
  if (!sessionId) return { field, text: dateProblem }
  const outcome = await give(office, { id, sessionId, by: 'owner' })
  if (outcome.kind === 'no-room') return { field, text: deskPages.date.noRoom }
  const isPaidBack = outcome.kind === 'refused' && outcome.reason === 'paid-back'
  return isPaidBack ? { field: 'history', text: rebookPaidBack } : undefined
}

async function keepAccount({ office }: DeskVisit, form: URLSearchParams) {
  const id = form.get('refund') ?? ''
  const field = `iban-${id}`
  const typed = form.get(field) ?? ''
  const { kind } = await keepRefundAccount(office, { id, typed })
  return kind === 'invalid' ? { field, text: deskPages.booking.accountProblem, typed } : undefined
}
