import type { View } from '#scripts/looks/views.ts'
import type { SeededLinks } from './seeded-site.ts'
import { steady } from './steady.ts'

/** One look at a page behind a mailed link, on a site where something has happened. */
export type PlainView = Omit<View, 'address' | 'schedule'> & {
  readonly behind: (links: SeededLinks) => string
  /** The desk has one language, the owner's: the view is taken once. */
  readonly isOwners?: boolean
}

const behind: Readonly<Record<string, PlainView['behind']>> = {
  'mailed booking, asked': (links) => links.guest('booking', 'asked'),
  'mailed booking, to pay': (links) => links.guest('booking', 'confirmed'),
  'mailed booking, secured': (links) => links.guest('booking', 'secured'),
  'mailed booking, cancelled': (links) => links.guest('booking', 'gone'),
  'mailed cancel': (links) => links.guest('cancel', 'secured'),
  'mailed move': (links) => links.guest('move', 'secured'),
  'mailed party': (links) => links.guest('party', 'secured'),
  'mailed diets': (links) => links.guest('diets', 'secured'),
  'mailed waiting list': (links) => links.at('/waiting-list'),
  'mailed on the waiting list': (links) => links.at('/waiting-list', 'joined'),
  'mailed offer': (links) => links.offer,
  'mailed lost link': (links) => links.at('/l'),
  'mailed unknown link': (links) => links.at('/l/nothing'),
  'mailed booking, called off': (links) => links.calledOff,
  'mailed invoice': (links) => links.guest('invoice', 'secured'),
  'owner, confirm': (links) => links.owner('confirm', 'asked'),
  desk: (links) => links.desk(),
  'desk, dates': (links) => links.desk('datums'),
  'desk, date': (links) => links.desk('datum', links.dates.booked),
  'desk, date waited for': (links) => links.desk('datum', links.dates.full),
  'desk, date called off': (links) => links.desk('datum', links.dates.calledOff),
  'desk, booking': (links) => links.desk('boeking', links.bookings.secured),
  'desk, refund': (links) => links.desk('boeking', links.bookings.gone),
  'desk, account': (links) => links.desk('rekening'),
  'desk, not there': (links) => links.desk('boeking', 'nothing'),
  'desk, messages': (links) => links.desk('berichten'),
  'desk, devices': (links) => links.desk('toestellen'),
  'desk, house': (links) => links.desk('huis'),
  'desk, look': (links) => links.desk('uiterlijk'),
  'desk, key spent': (links) => links.at('/desk/sleutel/nothing'),
  'desk, wishes': (links) => links.desk('wensen'),
  'desk, calendar': (links) => links.desk('agenda'),
  'desk, gift vouchers': (links) => links.desk('cadeaubonnen'),
  'desk, figures of a year': (links) => links.desk('cijfers'),
  'desk, figures of a month': (links) => links.desk('cijfers?periode=2025-09'),
  'desk, found': (links) => links.desk('zoeken?q=anneleen'),
  'desk, nothing found': (links) => links.desk('zoeken?q=niemand'),
  'desk, private group': (links) => links.desk(`groep?aanvraag=${links.bookings.asked}`),
  'desk, another number': (links) =>
    links.desk('boeking', links.bookings.secured, 'personen?participants=3'),
  'desk, mail to a date': (links) => links.desk('datum', links.dates.booked, 'mail'),
  'owner, decline': (links) => links.owner('decline', 'asked'),
  'owner, all received': (links) => links.owner('all-received', 'confirmed'),
  'desk, guest sentences': (links) => links.desk('zinnen'),
  'mailed voucher': (links) => links.voucher.own,
  'mailed voucher, to withdraw': (links) => links.voucher.withdraw,
  'mailed voucher, printed': (links) => links.voucher.print,
  'mailed booking, handed on': (links) => links.substitute,
  'mailed next date': (links) => links.at('/next-date'),
  'mailed diary': (links) => links.guest('diary', 'secured'),
  'mailed receipt': (links) => `${links.guest('booking', 'secured')}/receipt`,
  'mailed option': (links) => links.table.option,
  'mailed party that others join': (links) => links.table.party,
  'mailed table to join': (links) => links.table.joining,
  'mailed companion': (links) => links.table.companion,
  'desk, option to make': (links) => links.desk('optie'),
  'desk, option': (links) => links.desk('optie', links.table.onDesk),
  'mailed party to split': (links) => `${links.table.party}?going=1`,
  'desk, backup': (links) => links.desk('back-up'),
  'desk, whose data': (links) => links.desk('gegevens'),
  'desk, data of a guest': (links) => links.desk('boeking', links.bookings.secured, 'gegevens'),
  'desk, for the accountant': (links) => links.desk('cijfers', 'boekhouder?periode=2025-09'),
}

/** Each kind of page that `app/plain` draws. */
export const plainViews: readonly PlainView[] = Object.entries(behind).map(([name, address]) => ({
  name,
  behind: address,
  isOwners: !name.startsWith('mailed '),
  act: steady,
}))
