import { fromKeys, keysOf } from '#language/keys-of.ts'
import { deskPath } from '#language/desk-paths.ts'
import { markInvoiced } from '#office/invoices/ask-invoice.ts'
import { declineBurst } from '#office/reservations/answer-request.ts'
import { showBooking } from './show-booking.tsx'
import { handleReceivedByHand, handleRedeem } from './by-hand.tsx'
import { handleNotReceived, lineOfReceipt } from './receipts.tsx'
import { rebookingHandlers } from './another-session.tsx'
import { formHandlers } from './booking-forms.tsx'
import { resultTexts, pathWithResult } from '../buttons.tsx'
import { handleConfirm } from './confirm.tsx'
import { type BookingVisit, ofBooking } from '../of-record.ts'
import { handleCompany, handleInvoice } from '../invoices/booking-invoices.tsx'
import { handleRefundAccount } from '../money/refunds/refund.tsx'
import { handleRefundPaid } from '../money/refunds/refund-paid.tsx'
import { handleSubstitute } from '../people/replace-guest.tsx'
import { askParty } from '../party/party.tsx'
import { handleErase } from '../personal-data/person-data.tsx'
import { undoableHandlers } from '../undo/undo-notice.tsx'
import type { DeskPage, DeskVisit, ButtonHandlers } from '../visit.ts'
import { deskWords } from '../desk-language.ts'

/** Invoices and substitutes keep no step: links that ended, and answers that are gone, do not come back. */
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
      'refund-account': handleRefundAccount,
    },
    ({ id }, form) => ({ reservations: [id], transactions: lineOfReceipt(form) }),
  ),
  repaid: handleRefundPaid,
  redeem: handleRedeem,
  substitute: handleSubstitute,
  invoice: handleInvoice,
  erase: handleErase,
  party: (visit, form) => askParty(visit, form.get('participants') ?? ''),
  'decline-burst': async ({ c, id, office }) =>
    c.redirect(`${c.req.path}?declined=${await declineBurst(office, id)}`, 303),
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
