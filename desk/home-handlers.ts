import { shownCents } from '#app/plain/form-fields.tsx'
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
import type { BookingVisit } from './of-record.ts'
import type { ButtonHandler, ButtonHandlers } from './visit.ts'

export const lineHandlers: ButtonHandlers = {
  ...undoableHandlers(
    { confirm: ofAsked(handleConfirm), received: ofAsked(receive) },
    (_visit, form) => ({ reservations: [form.get('booking') ?? ''] }),
  ),
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
function ofAsked(handle: ButtonHandler<BookingVisit>): ButtonHandler {
  return async (visit, form) => {
    const reservation = await visit.office.store.reservations.find(form.get('booking') ?? '')
    if (!reservation) return refusalAt(noField, deskWords().refused.bookingGone)
    const { id } = reservation
    const ended = await handle({ ...visit, id, reservation }, form)
    // Typed texts go back into the line of this booking.
    const isRefused = typeof ended === 'object' && 'problems' in ended
    return isRefused ? { ...ended, typed: { ...ended.typed, booking: id } } : ended
  }
}

/** Books the open part of one payment, or of both after the day. */
async function receive({ office, id }: BookingVisit, form: URLSearchParams) {
  const payment = form.get('payment')
  const kind = (['deposit', 'balance', 'all'] as const).find((each) => each === payment)
  if (!kind) return undefined
  const method = readMethod(form.get('method'))
  const shown = shownCents(form)
  return refusalIn(await receivePayment(office, { id, kind, method, shown }))
}
