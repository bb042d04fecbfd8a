import { noGuestFacts } from '#booking/reservations/guest-facts.ts'
import { fromKeys, keysOf } from '#language/keys-of.ts'
import { toRow } from '../../rows.ts'
import type { BookingTables } from '../../tables.ts'
import type { LifeTables } from '../../tables/lives.ts'
import type { Policies } from './policy.ts'

const guestFacts = fromKeys(keysOf(toRow(noGuestFacts)), () => 'guest' as const)

export const bookingPolicy = {
  session: {
    texts: {
      workshop: 'nobody',
      origin: 'nobody',
      note: 'owner',
      remark: 'owner',
      further_days: 'nobody',
    },
  },
  away: { texts: {}, goes: [{ past: 'away', of: 'until_at' }] },
  // Bookings go by `retentionOf` of `booking/personal-data/retention.ts`.
  reservation: {
    texts: {
      name: 'guest',
      email: 'guest',
      sought_email: 'guest',
      ...guestFacts,
      note: 'guest',
      terms: 'nobody',
      conditions: 'nobody',
      voucher_digest: 'nobody',
      led_to: 'record',
    },
  },
  replaced_guest: { texts: { name: 'guest', email: 'guest' }, ofBooking: 'others' },
  // The law keeps the company of an invoice.
  company: {
    texts: { name: 'company', vat_number: 'company', address: 'company', reference: 'company' },
    ofBooking: 'books',
  },
  reservation_word: { texts: { word: 'named' }, ofBooking: 'books' },
  message: {
    texts: { name: 'guest', email: 'guest', subject: 'guest', message: 'guest' },
    goes: [{ past: 'messages', of: 'created_at' }],
  },
  kept_answer: {
    texts: { key: 'guest', digest: 'guest' },
    goes: [{ past: 'answers', of: 'created_at' }],
    ofBooking: 'needs',
  },
  // Both tables know mailboxes by digests that only this site can make.
  mailbox_pace: { texts: { mailbox: 'mailbox' }, goes: [{ past: 'turns', of: 'counted_at' }] },
  proven_mailbox: { texts: { mailbox: 'mailbox' }, goes: [{ past: 'proofs', of: 'proven_at' }] },
  unproven: {
    texts: { mailbox: 'mailbox', network: 'network' },
    goesAfterTheDay: 'reservation_id',
    ofBooking: 'guest',
  },
  event: { texts: { detail: 'nobody' }, ofBooking: 'books' },
  diet: { texts: { answer: 'guest' }, ofBooking: 'needs', toldAt: 'consented_at' },
  notice: { texts: { record: 'record' } },
  links_mark: { texts: { mark: 'nobody' } },
  clock: { texts: {} },
  erasure: { texts: { salt: 'nobody', digest: 'mailbox' }, goes: [{ past: 'erasures', of: 'at' }] },
  erased_record: { texts: { record: 'record' }, goes: [{ past: 'erasures', of: 'at' }] },
  schedule_revision: { texts: {} },
  ending: { texts: {}, ofBooking: 'books' },
  party_change: { texts: {}, ofBooking: 'books' },
  split: { texts: {}, ofBooking: 'books' },
} as const satisfies Policies<keyof (BookingTables & LifeTables)>
