import { noField, type Refused } from '#app/plain/parts.tsx'
import { sureBelief } from '#booking/dates/clock.ts'
import { readMethod } from '#booking/money/method.ts'
import { receivePayment } from '#office/money/receive-payment.ts'
import { refusedAt } from './buttons.tsx'
import { deskWords } from './desk-language.ts'
import { tickOff } from './mail/messages.tsx'
import { pressRepaid } from './money/refunds/refund-paid.tsx'
import { refusedText } from './reservations/booking-text.tsx'
import { pressConfirm } from './reservations/confirm.tsx'
import { officeOf } from './undo/press-undo.tsx'
import type { DeskVisit } from './visit.ts'
import type { Button } from './ways-back.ts'

/** Undefined when it was done, now or before. */
export async function pressAtHome(
  visit: DeskVisit,
  button: Exclude<Button<'home'>, 'confirm-all' | 'tick-unproven'>,
  form: URLSearchParams,
): Promise<Refused | undefined> {
  const { office, now } = visit
  const { store, mailQueued } = office
  switch (button) {
    case 'confirm':
      return confirmHere(visit, form)
    case 'received':
      return receiveHere(visit, form)
    case 'repaid':
      return pressRepaid(visit, form)
    case 'answered':
      return tickOff(visit, form)
    case 'mail-again': {
      const count = await store.outbox.putBack(now)
      mailQueued()
      return count > 0 ? undefined : refusedAt(noField, deskWords().refused.noMailToSend)
    }
    case 'mails-release': {
      const wasHeld = await store.outbox.release(now)
      mailQueued()
      return wasHeld ? undefined : refusedAt(noField, deskWords().refused.mailsNotHeld)
    }
    case 'clock-right':
      await store.change((changes) => changes.clockBelief.keep(sureBelief(now)))
      return undefined
  }
}

/** An open page may list a booking that was erased since. */
async function findAsked({ office }: DeskVisit, form: URLSearchParams) {
  return office.store.reservations.find(form.get('booking') ?? '')
}

async function confirmHere(visit: DeskVisit, form: URLSearchParams) {
  const reservation = await findAsked(visit, form)
  if (!reservation) return refusedAt(noField, deskWords().refused.bookingGone)
  const { id } = reservation
  const office = officeOf(visit, 'confirm', { reservations: [id] })
  return pressConfirm({ ...visit, id, office, reservation }, form)
}

/** Books the open part of one payment, or of both after the day. */
async function receiveHere(visit: DeskVisit, form: URLSearchParams) {
  const reservation = await findAsked(visit, form)
  if (!reservation) return refusedAt(noField, deskWords().refused.bookingGone)
  const { id } = reservation
  const asked = form.get('payment')
  const kind = (['deposit', 'balance', 'all'] as const).find((each) => each === asked)
  if (!kind) return undefined
  const office = officeOf(visit, 'received', { reservations: [id] })
  const method = readMethod(form.get('method'))
  const outcome = await receivePayment(office, { id, kind, method })
  return outcome.kind === 'refused' ? refusedAt(noField, refusedText(outcome)) : undefined
}
