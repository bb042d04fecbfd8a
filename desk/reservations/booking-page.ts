import { noField } from '#app/plain/parts.tsx'
import { fromKeys, keysOf } from '#language/keys-of.ts'
import { deskPath } from '#language/desk-paths.ts'
import { changeRefundAccount } from '#office/money/refund-account.ts'
import { markInvoiced } from '#office/invoices/ask-invoice.ts'
import { declineBurst } from '#office/reservations/answer-request.ts'
import { redirectTo } from '#server/http/plain-page.ts'
import { showBooking } from './show-booking.tsx'
import { handleReceivedByHand, handleRedeem } from './by-hand.tsx'
import { handleNotReceived } from './receipts.tsx'
import { rebookingHandlers } from './another-session.tsx'
import { formHandlers } from './booking-forms.tsx'
import { resultTexts, refusalAt, pathWithResult } from '../buttons.tsx'
import { handleCompany } from '../invoices/company.tsx'
import { handleConfirm } from './confirm.tsx'
import { type BookingVisit, ofBooking } from '../frame.tsx'
import { askFreshKey } from '../devices/fresh-key.tsx'
import { handleInvoice } from '../invoices/invoice-section.tsx'
import { handleRefundPaid, refundGone } from '../money/refunds/refund-paid.tsx'
import { handleNewcomer } from '../people/replace-guest.tsx'
import { askParty } from '../party/party.tsx'
import { handleErase } from '../personal-data/person-data.tsx'
import { undoableHandlers } from '../undo/undo-notice.tsx'
import type { DeskPage, DeskVisit, ButtonHandlers } from '../visit.ts'
import { deskWords } from '../desk-language.ts'

/** Invoices and newcomers keep no step: links that ended, and answers that are gone, do not come back. */
const handlers: ButtonHandlers<BookingVisit> = {
  ...undoableHandlers<BookingVisit>(
    {
      ...formHandlers,
      ...rebookingHandlers,
      confirm: handleConfirm,
      company: handleCompany,
      invoiced: ({ office, id }) => markInvoiced(office, id),
      'by-hand': handleReceivedByHand,
      'not-received': handleNotReceived,
      'refund-account': changeAccount,
    },
    ({ id }, form) => ({ reservations: [id], transactions: lineIn(form) }),
  ),
  repaid: handleRefundPaid,
  redeem: handleRedeem,
  newcomer: handleNewcomer,
  invoice: handleInvoice,
  erase: handleErase,
  party: (visit, form) => askParty(visit, form.get('participants') ?? ''),
  'decline-burst': async ({ c, id, office }) =>
    redirectTo(c, `${c.req.path}?declined=${await declineBurst(office, id)}`),
}

export const bookingPage: DeskPage = {
  show: showBooking,
  handlers: fromKeys(keysOf(handlers), (button) => ofBooking(handlers[button]!)),
  results: () => ({
    ...resultTexts(deskWords().buttons.booking),
    repaid: deskWords().buttons.home.repaid.done,
    ...deskWords().company.done,
    ...deskWords().person.done,
    ...deskWords().undo.done,
  }),
  afterUndo: async (visit, form, button) => pathWithResult(await stillThere(visit, form), button),
}

/** Address of the booking, or of the one it was split from once the split is undone. */
async function stillThere({ id, office }: DeskVisit, form: URLSearchParams): Promise<string> {
  if (await office.store.reservations.find(id)) return deskPath('boeking', id)
  const step = await office.store.steps.find(form.get('step') ?? '')
  return deskPath('boeking', step?.record ?? id)
}

/** Key of the bank line of a receipt, which may be on another booking. */
function lineIn(form: URLSearchParams): readonly string[] {
  const [kind, line] = (form.get('receipt') ?? '').split(/:(.*)/s)
  return kind === 'rest' && line !== undefined ? [line] : []
}

/** Money that went to another account does not come back, so a change takes a fresh key. */
async function changeAccount(visit: DeskVisit, form: URLSearchParams) {
  const keyless = askFreshKey(visit, form)
  if (keyless) return keyless
  const refund = form.get('refund') ?? ''
  const field = `iban-${refund}`
  const typed = form.get(field) ?? ''
  const { kind } = await changeRefundAccount(visit.office, { id: refund, typed })
  switch (kind) {
    case 'done':
      return undefined
    case 'done-before':
      return (await isPaid(visit, refund))
        ? refusalAt(noField, deskWords().refused.refundPaid)
        : undefined
    case 'invalid':
      return refusalAt(field, deskWords().buttons.booking['refund-account'].problem, {
        [field]: typed,
      })
    case 'no-such-refund':
      return refundGone(visit, refund)
  }
}

async function isPaid({ office }: DeskVisit, refund: string): Promise<boolean> {
  return (await office.store.refunds.find(refund))?.paidAt !== undefined
}
