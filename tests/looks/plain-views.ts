import type { View } from '#scripts/looks/views.ts'
import type { SeededLinks } from './seeded-site.ts'
import { steady } from './steady.ts'

/** One look at a page behind a mailed link, on a site where something has happened. */
export type PlainView = Omit<View, 'address' | 'schedule'> & {
  readonly behind: (links: SeededLinks) => string
  /** The desk has one language, the owner's: the view is taken once. */
  readonly isOwners?: boolean
}

const guests: Readonly<Record<string, PlainView['behind']>> = {
  'booking, asked': (links) => links.guest('booking', 'asked'),
  'booking, to pay': (links) => links.guest('booking', 'confirmed'),
  'booking, secured': (links) => links.guest('booking', 'secured'),
  'booking, cancelled': (links) => links.guest('booking', 'gone'),
  cancel: (links) => links.guest('cancel', 'secured'),
  move: (links) => links.guest('move', 'secured'),
  party: (links) => links.guest('party', 'secured'),
  diets: (links) => links.guest('diets', 'secured'),
  'waiting list': (links) => links.at('/waiting-list'),
  'on the waiting list': (links) => links.at('/waiting-list', 'joined'),
  offer: (links) => links.offer,
  'lost link': (links) => links.at('/l'),
  'unknown link': (links) => links.at('/l/nothing'),
  'booking, called off': (links) => links.calledOff,
  invoice: (links) => links.guest('invoice', 'secured'),
}

const owners: Readonly<Record<string, PlainView['behind']>> = {
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
}

/** Views that were added later stand last, so that the others keep their languages and widths. */
const later: Readonly<Record<string, PlainView['behind']>> = {
  voucher: (links) => links.voucher.own,
  'voucher, to withdraw': (links) => links.voucher.withdraw,
  'voucher, printed': (links) => links.voucher.print,
  'booking, handed on': (links) => links.newcomer,
  'next date': (links) => links.at('/next-date'),
  diary: (links) => links.guest('diary', 'secured'),
  receipt: (links) => `${links.guest('booking', 'secured')}/receipt`,
  option: (links) => links.table.option,
  'party that others join': (links) => links.table.party,
  'table to join': (links) => links.table.joining,
  companion: (links) => links.table.companion,
}

const laterOwners: Readonly<Record<string, PlainView['behind']>> = {
  'desk, option to make': (links) => links.desk('optie'),
  'desk, option': (links) => links.desk('optie', links.table.onDesk),
}

const latest: Readonly<Record<string, PlainView['behind']>> = {
  'party to split': (links) => `${links.table.party}?going=1`,
}

const latestOwners: Readonly<Record<string, PlainView['behind']>> = {
  'desk, backup': (links) => links.desk('back-up'),
  'desk, whose data': (links) => links.desk('gegevens'),
  'desk, data of a guest': (links) => links.desk('boeking', links.bookings.secured, 'gegevens'),
  'desk, for the accountant': (links) => links.desk('cijfers', 'boekhouder?periode=2025-09'),
}

/** Each kind of page that `app/plain` draws. */
export const plainViews: readonly PlainView[] = [
  ...Object.entries(guests).map(([name, behind]) => ({ name: `mailed ${name}`, behind })),
  ...Object.entries(owners).map(([name, behind]) => ({ name, behind, isOwners: true })),
  ...Object.entries(later).map(([name, behind]) => ({ name: `mailed ${name}`, behind })),
  ...Object.entries(laterOwners).map(([name, behind]) => ({ name, behind, isOwners: true })),
  ...Object.entries(latest).map(([name, behind]) => ({ name: `mailed ${name}`, behind })),
  ...Object.entries(latestOwners).map(([name, behind]) => ({ name, behind, isOwners: true })),
].map((view) => ({ ...view, act: steady }))
