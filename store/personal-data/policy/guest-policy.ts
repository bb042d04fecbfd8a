import type { GuestTables } from '../../tables/guests.ts'
import type { MailTables } from '../../tables/mails.ts'
import type { Policies } from './policy.ts'

export const guestPolicy = {
  waiting: {
    texts: { name: 'guest', email: 'guest' },
    goesAfterTheDay: 'session_id',
    ofBooking: 'books',
  },
  wish: {
    texts: {
      name: 'guest',
      email: 'guest',
      workshop: 'guest',
      languages: 'guest',
      weekdays: 'guest',
    },
    goes: [{ past: 'wishes', of: 'created_at' }],
  },
  newcomer: {
    texts: { name: 'guest', email: 'guest' },
    goesAfterTheDay: 'reservation_id',
    ofBooking: 'guest',
  },
  vacancy: { texts: { iban: 'guest' }, ofBooking: 'guest' },
  succession: { texts: {}, ofBooking: 'guest' },
  companion_list: { texts: {}, goesAfterTheDay: 'reservation_id', ofBooking: 'guest' },
  companion: {
    texts: { name: 'companion', email: 'companion', diets: 'companion', reference: 'companion' },
    ofBooking: 'others',
  },
  diary: { texts: {}, ofBooking: 'needs', toldAt: 'asked_at' },
  guest_sentence: {
    texts: { sentence: 'guest', first_name: 'guest', town: 'guest' },
    goes: [{ past: 'sentences', of: 'written_at' }],
    ofBooking: 'needs',
    toldAt: 'written_at',
    isOnPages: true,
  },
  option: {
    texts: { workshop: 'nobody', name: 'guest', email: 'guest', telephone: 'guest' },
    goes: [{ past: 'afterTheDay', of: 'ends_at' }],
    ofBooking: 'others',
  },
  // A mail goes with its reader, and is emptied when anybody else in it goes.
  mail: {
    texts: {
      recipient: 'named',
      content: 'named',
      lease_ends: 'nobody',
      patience_from: 'nobody',
      held_with: 'mailbox',
      held_parts: 'record',
      problem: 'nobody',
    },
  },
  mail_about: { texts: { about: 'record' } },
  outbox: { texts: { held_since: 'nobody' } },
} as const satisfies Policies<keyof (GuestTables & MailTables)>
