import type { LifeTables } from '../../tables/lives.ts'
import type { WhoseTable } from './column.ts'

export const whoseLives = {
  ending: {
    stays: 'bookkeepingYears',
    erasing: 'stays',
    columns: {
      reservation_id: 'record',
      what: 'nobody',
      by: 'nobody',
      at: 'nobody',
      was: 'nobody',
      refund_id: 'nobody',
      refund_cents: 'nobody',
      voucher_cents: 'nobody',
    },
  },
  party_change: {
    stays: 'bookkeepingYears',
    erasing: 'stays',
    columns: {
      reservation_id: 'record',
      number: 'nobody',
      at: 'nobody',
      places: 'nobody',
      kept_cents: 'nobody',
      given_up_cents: 'nobody',
      kept_given_up_cents: 'nobody',
      retaken_cents: 'nobody',
      refund_id: 'nobody',
    },
  },
  split: {
    stays: 'bookkeepingYears',
    erasing: 'stays',
    columns: {
      reservation_id: 'record',
      left_id: 'record',
      at: 'nobody',
      participants: 'nobody',
      succeeded: 'nobody',
    },
  },
} as const satisfies { readonly [Table in keyof LifeTables]: WhoseTable<LifeTables[Table]> }
