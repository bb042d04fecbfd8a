import type { DeskWords } from '../shape.ts'

/** The mails to the farm about gift vouchers. */
export const ownerVouchers: DeskWords['ownerVouchers'] = {
  facts: { worth: 'Voucher', buyer: 'Buyer', receiver: 'For', reference: 'Communication' },
  open: 'Open your gift vouchers',
  ordered: {
    subject: 'Gift voucher ordered: {name}',
    preview: 'Nothing for you to do: once it’s paid, the voucher goes out by itself.',
    title: 'Somebody ordered a gift voucher',
    text: 'Nothing for you to do: we recognise the communication on your bank statement, and the voucher goes out by itself. If the money came some other way, note it yourself under ‘Gift vouchers’.',
  },
  withdrawn: {
    subject: 'Gift voucher withdrawn: {name}',
    preview: 'The buyer has changed their mind.',
    title: 'A buyer has withdrawn',
    text: 'The voucher no longer works.',
    nothing: 'Nothing had been paid yet. Nothing for you to do.',
    refund: 'Refund due: {amount}. It’s on your to-do list.',
    refundNoIban: 'Refund due: {amount}. Ask the buyer which account.',
  },
}
