import type { MoneyTables } from '../../tables/money.ts'
import type { Policies } from './policy.ts'

export const moneyPolicy = {
  entry: {
    texts: {
      from_account: 'record',
      to_account: 'record',
      line: 'nobody',
      share: 'record',
      voucher: 'record',
    },
  },
  payment: { texts: { reference: 'nobody' }, ofBooking: 'books' },
  refund: {
    texts: { iban: 'payer', asked_iban: 'payer', transaction_key: 'nobody', first_part: 'nobody' },
    ofBooking: 'books',
  },
  // A line without a booking goes once it is settled, as its outcome says.
  bank_transaction: {
    texts: {
      key: 'nobody',
      communication: 'payer',
      payer_name: 'payer',
      payer_iban: 'payer',
      detail: 'nobody',
    },
    ofBooking: 'books',
  },
  // The law keeps a company that was billed.
  invoice: {
    texts: { facts: 'company' },
    goes: [{ past: 'books', of: 'issued_on' }],
    ofBooking: 'own',
  },
  journal_day: { texts: { text: 'nobody', hash: 'nobody' } },
  journal_entry: { texts: { source: 'nobody' } },
  account_holder: { texts: { name: 'owner' } },
  // Names go as those of bookings; an unpaid order goes as `unpaidOrdersUntil` says.
  voucher: {
    texts: {
      workshop: 'nobody',
      buyer_name: 'buyer',
      buyer_email: 'buyer',
      receiver_name: 'receiver',
      receiver_email: 'receiver',
      message: 'both',
      reference: 'nobody',
      code_digest: 'nobody',
      code_beginning: 'nobody',
      refund_iban: 'buyer',
      refund_transaction_key: 'nobody',
    },
  },
} as const satisfies Policies<keyof MoneyTables>
