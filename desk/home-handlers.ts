import { noField } from '#app/plain/parts.tsx'
import { trustedClock } from '#booking/dates/clock.ts'
import { readMethod } from '#booking/money/method.ts'
import { receivePayment } from '#office/money/receive-payment.ts'
import { refusalAt } from './buttons.tsx'
import { deskWords } from './desk-language.ts'
import { tickOff } from './mail/messages.tsx'
import { handleRefundPaid } from './money/refunds/refund-paid.tsx'
import { refusalIn } from './reservations/booking-text.tsx'
import { handleConfirm } from './reservations/confirm.tsx'
import { undoableHandlers } from './undo/undo-notice.tsx'
import type { DeskVisit, ButtonHandlers } from './visit.ts'

export const lineHandlers: ButtonHandlers = {
  ...undoableHandlers({ confirm: confirmHere, received: receiveHere }, (_visit, form) => ({
    reservations: [form.get('booking') ?? ''],
  })),
  repaid: handleRefundPaid,
  answered: tickOff,
}

export const mailHandlers: ButtonHandlers = {
  'mail-again': async ({ office, now }) => {
    const count = await office.store.outbox.putBack(now)
    office.mailQueued()
    return count > 0 ? undefined : refusalAt(noField, deskWords().refused.noMailToSend)
  },
  'mails-release': async ({ office, now }) => {
    const wasHeld = await office.store.outbox.release(now)
    office.mailQueued()
    return wasHeld ? undefined : refusalAt(noField, deskWords().refused.mailsNotHeld)
  },
  'clock-right': ({ office, now }) =>
    office.store.change((changes) => changes.clockBelief.save(trustedClock(now))),
}

/** An open page may list an erased booking. */
async function findAsked({ office }: DeskVisit, form: URLSearchParams) {
  return office.store.reservations.find(form.get('booking') ?? '')
}

async function confirmHere(visit: DeskVisit, form: URLSearchParams) {
  const reservation = await findAsked(visit, form)
  if (!reservation) return refusalAt(noField, deskWords().refused.bookingGone)
  return handleConfirm({ ...visit, id: reservation.id, reservation }, form)
}

/** Books the open part of one payment, or of both after the day. */
async function receiveHere(visit: DeskVisit, form: URLSearchParams) {
  const reservation = await findAsked(visit, form)
  if (!reservation) return refusalAt(noField, deskWords().refused.bookingGone)
  const payment = form.get('payment')
  const kind = (['deposit', 'balance', 'all'] as const).find((each) => each === payment)
  if (!kind) return undefined
  const method = readMethod(form.get('method'))
  return refusalIn(await receivePayment(visit.office, { id: reservation.id, kind, method }))
}
