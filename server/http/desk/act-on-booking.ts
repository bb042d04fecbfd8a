import { readNote } from '#booking/owner-forms.ts'
import type { DeskBooking } from '#app/plain/desk/booking-page.tsx'
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
import { cameTo, sayingDone } from './done-said.ts'
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
  const button = form.get('do') ?? ''
  const came = await act(visit, id, form)
  if (typeof came === 'object') return showBooking(visit, id, came)
  const page = to('boeking', id)
  return answerDone(c, came === 'done' ? sayingDone(page, button) : page)
}

/** What is wrong at which field; or that it is done; or that it could not be any more, as the page shows. */
type Came = NonNullable<DeskBooking['problem']> | 'done' | 'nothing'

async function act(visit: DeskVisit, id: string, form: URLSearchParams): Promise<Came> {
  const { office } = visit
  const words = deskPages.date
  switch (form.get('do')) {
    case 'new-link':
      await replaceLink(office, id)
      return 'done'
    case 'note':
      await keepNote(office, id, readNote(form.get('note') ?? ''))
      return 'done'
    case 'guest': {
      const outcome = await correctGuest(office, id, {
        name: form.get('name') ?? '',
        email: form.get('email') ?? '',
      })
      if (outcome.kind !== 'invalid') return cameTo(outcome)
      const text = outcome.field === 'name' ? words.nameProblem : words.emailProblem
      return { field: outcome.field, text }
    }
    case 'move':
      return giveDate(visit, id, { form, give: moveReservation })
    case 'rebook':
      return giveDate(visit, id, { form, give: rebookReservation })
    case 'write-off':
      return cameTo(await writeOff(office, id))
    case 'refund-account':
      return keepAccount(visit, form)
    case 'refund-paid':
      return sayRefundPaid(visit, id, form.get('refund') ?? '')
    default:
      return 'nothing'
  }
}

/** What went along to another date, or pays for places again, is not paid back as well: an old page did not say so. */
async function sayRefundPaid({ office }: DeskVisit, id: string, refund: string): Promise<Came> {
  const outcome = await payRefund(office, refund)
  if (outcome.kind !== 'no-such-refund') return cameTo(outcome)
  const gone = (await office.store.listEvents(id)).find(
    ({ what, detail }) => isTold(what) && detail['refundId'] === refund,
  )
  return gone && isTold(gone.what)
    ? { field: 'history', text: deskPages.refundGone[gone.what] }
    : 'nothing'
}

function isTold(what: EventKind): what is keyof typeof deskPages.refundGone {
  return what in deskPages.refundGone
}

type Giving = {
  readonly form: URLSearchParams
  readonly give: typeof moveReservation
}

async function giveDate({ office }: DeskVisit, id: string, { form, give }: Giving): Promise<Came> {
  const field = 'date'
  const sessionId = form.get(field) ?? ''
  const { dateProblem, rebookPaidBack } = deskPages.booking
  if (!sessionId) return { field, text: dateProblem }
  const outcome = await give(office, { id, sessionId, by: 'owner' })
  if (outcome.kind === 'no-room') return { field, text: deskPages.date.noRoom }
  const isPaidBack = outcome.kind === 'refused' && outcome.reason === 'paid-back'
  return isPaidBack ? { field: 'history', text: rebookPaidBack } : cameTo(outcome)
}

async function keepAccount({ office }: DeskVisit, form: URLSearchParams): Promise<Came> {
  const id = form.get('refund') ?? ''
  const field = `iban-${id}`
  const typed = form.get(field) ?? ''
  const outcome = await keepRefundAccount(office, { id, typed })
  return outcome.kind === 'invalid'
    ? { field, text: deskPages.booking.accountProblem, typed }
    : cameTo(outcome)
}
