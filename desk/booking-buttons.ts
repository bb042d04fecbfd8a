import type { Happening } from '#booking/reservations/history.ts'
import { guestFields, readNote } from '#booking/forms/owner-forms.ts'
import { deskRefused } from '#content/words/nl/desk-done.ts'
import { deskPages } from '#content/words/nl/desk-pages.ts'
import { desk } from '#content/words/nl/desk.ts'
import { deskPath } from '#language/desk-paths.ts'
import { type MoveOutcome, moveReservation } from '#office/dates/move-reservation.ts'
import { rebookReservation } from '#office/dates/rebook-reservation.ts'
import { keepRefundAccount } from '#office/money/refund-account.ts'
import { payRefund } from '#office/money/refunds.ts'
import { writeOff } from '#office/money/receive-payment.ts'
import { keepInvoiced } from '#office/people/ask-invoice.ts'
import { correctGuest, keepNote } from '#office/people/correct-guest.ts'
import { replaceLink } from '#office/people/send-new-link.ts'
import { declineBurst } from '#office/reservations/answer-request.ts'
import type { StepOutcome } from '#office/reservations/take-step.ts'
import { answerDone } from '#server/http/plain-page.ts'
import type { Problem } from './booking-forms.tsx'
import { showBooking } from './booking.tsx'
import { buttons, pressed, sayingDone } from './buttons.tsx'
import { pressCompany } from './company.tsx'
import { pressConfirm } from './confirm.tsx'
import { notThere } from './frame.tsx'
import { pressInvoice } from './invoices.tsx'
import { pressNewcomer } from './newcomer.tsx'
import { askParty } from './party.tsx'
import { refusedText } from './printed.tsx'
import { officeOf, pressUndo } from './undo.tsx'
import type { DeskVisit } from './visit.ts'

export async function actOnBooking(visit: DeskVisit, form: URLSearchParams): Promise<Response> {
  const { c, id, office } = visit
  const page = deskPath('boeking', id)
  const button = pressed(buttons.booking, form)
  if (!button) return answerDone(c, page)
  if (button === 'party') return askParty(visit, form.get('participants') ?? '')
  if (button === 'decline-burst') {
    return answerDone(c, `${page}?declined=${await declineBurst(office, id)}`)
  }
  if (button === 'undo' || button === 'send-now') {
    const hindrance = await pressUndo(visit, button, form)
    if (hindrance) return showBooking(visit, refused(hindrance))
    return answerDone(c, sayingDone(await stillThere(visit, form), button))
  }
  const came = await press(stepping(visit, button), button, form)
  if (came === 'not-there') return notThere(visit)
  return came === 'done' ? answerDone(c, sayingDone(page, button)) : showBooking(visit, came)
}

/** This booking's page; or, where taking a split back took the booking with it, that of the one it came from. */
async function stillThere({ id, office }: DeskVisit, form: URLSearchParams): Promise<string> {
  if (await office.store.findReservation(id)) return deskPath('boeking', id)
  const step = await office.store.findDeskStep(form.get('step') ?? '')
  return deskPath('boeking', step?.record ?? id)
}

/** Done, now or before: pressed twice is pressed once. Or why it could not be. */
type Came = 'done' | 'not-there' | Problem

type OwnButton = Exclude<
  (typeof buttons.booking)[number],
  'party' | 'decline-burst' | 'undo' | 'send-now'
>

/** For good are an invoice, and somebody else in a guest's place: old links have ended, and what was told is erased. */
function stepping(visit: DeskVisit, button: OwnButton): DeskVisit {
  if (button === 'newcomer' || button === 'invoice') return visit
  const what = button === 'refund-paid' ? 'repaid' : button
  return { ...visit, office: officeOf(visit, what, { reservationId: visit.id }) }
}

async function press(visit: DeskVisit, button: OwnButton, form: URLSearchParams): Promise<Came> {
  const { office, id } = visit
  switch (button) {
    case 'confirm':
      return pressConfirm(visit, form)
    case 'new-link':
      return sendNewLink(visit)
    case 'note':
      await keepNote(office, id, readNote(form.get('note') ?? ''))
      return 'done'
    case 'guest':
      return correct(visit, form)
    case 'company':
      return pressCompany(visit, form)
    case 'invoice':
      return pressInvoice(visit, form)
    case 'invoiced':
      await keepInvoiced(office, id)
      return 'done'
    case 'newcomer':
      return cameOf(await pressNewcomer(visit, form))
    case 'move':
      return giveDate(visit, form, moveReservation)
    case 'rebook':
      return giveDate(visit, form, rebookReservation)
    case 'write-off':
      return cameOf(await writeOff(office, id))
    case 'refund-account':
      return keepAccount(visit, form)
    case 'refund-paid':
      return sayPaid(visit, form)
  }
}

/** Shown beside the history, which says what was done meanwhile. */
function refused(text: string): Problem {
  return { field: 'history', text }
}

function cameOf(outcome: Ended | Extract<StepOutcome, { kind: 'refused' }> | Problem): Came {
  if (!('kind' in outcome)) return outcome
  switch (outcome.kind) {
    case 'done':
    case 'done-before':
      return 'done'
    case 'refused':
      return refused(refusedText(outcome))
    case 'no-such-reservation':
      return 'not-there'
  }
}

type Ended = { readonly kind: Exclude<StepOutcome['kind'], 'refused'> }

async function sendNewLink({ office, id }: DeskVisit): Promise<Came> {
  const reservation = await office.store.findReservation(id)
  if (reservation?.email === '') return refused(desk.noMail)
  await replaceLink(office, id)
  return 'done'
}

async function correct({ office, id }: DeskVisit, form: URLSearchParams): Promise<Came> {
  const [name = '', email = '', telephone = ''] = guestFields.map((each) => form.get(each) ?? '')
  const outcome = await correctGuest(office, id, { name, email, telephone })
  if (outcome.kind !== 'invalid') return cameOf(outcome)
  const { field } = outcome
  const text = deskPages.date[`${field}Problem`]
  return { field, text, others: { name, email, telephone } }
}

async function giveDate(
  { office, id }: DeskVisit,
  form: URLSearchParams,
  give: typeof moveReservation,
): Promise<Came> {
  const field = 'date'
  const sessionId = form.get(field) ?? ''
  if (!sessionId) return { field, text: deskPages.booking.dateProblem }
  const outcome: MoveOutcome = await give(office, { id, sessionId, by: 'owner' })
  return outcome.kind === 'no-room' ? { field, text: deskPages.date.noRoom } : cameOf(outcome)
}

async function keepAccount(visit: DeskVisit, form: URLSearchParams): Promise<Came> {
  const refund = form.get('refund') ?? ''
  const field = `iban-${refund}`
  const typed = form.get(field) ?? ''
  const { kind } = await keepRefundAccount(visit.office, { id: refund, typed })
  switch (kind) {
    case 'done':
      return 'done'
    case 'done-before':
      return (await isPaid(visit, refund)) ? refused(deskRefused.refundPaid) : 'done'
    case 'invalid':
      return { field, text: deskPages.booking.accountProblem, typed }
    case 'no-such-refund':
      return refundGone(visit, refund)
  }
}

async function sayPaid(visit: DeskVisit, form: URLSearchParams): Promise<Came> {
  const refund = form.get('refund') ?? ''
  const { kind } = await payRefund(visit.office, refund)
  return kind === 'no-such-refund' ? refundGone(visit, refund) : 'done'
}

async function isPaid({ office }: DeskVisit, refund: string): Promise<boolean> {
  return (await office.store.findRefund(refund))?.paidAt !== undefined
}

/** What went along to another date, or pays for places again, is not paid back as well: an old page did not say so. */
async function refundGone({ office, id }: DeskVisit, refund: string): Promise<Problem> {
  const events = await office.store.listEvents(id)
  const gone = events.find(
    ({ what, detail }) => isTold(what) && 'refundId' in detail && detail.refundId === refund,
  )
  const told = gone && isTold(gone.what) ? deskPages.refundGone[gone.what] : undefined
  return refused(told ?? deskRefused.refundGone)
}

function isTold(what: Happening['what']): what is keyof typeof deskPages.refundGone {
  return what in deskPages.refundGone
}
