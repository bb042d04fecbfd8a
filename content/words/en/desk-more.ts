import type { DeskWords } from '../shape.ts'

/** Menu of all pages of the desk, and the list of all bookings. */
export const deskMore: DeskWords['more'] = {
  tab: 'More',
  subjects: {
    bookings: 'Bookings and dates',
    money: 'Money',
    site: 'Your site',
    safety: 'Backups and security',
  },
  bookings: 'All bookings',
  quick: {
    label: 'Quick links',
    away: 'Time away',
    add: 'New date',
    group: 'Private group',
    phone: 'Booking by phone',
  },
  phone: {
    choose: 'Somebody on the phone? Choose their date first.',
    book: 'Book',
    bookOn: 'Book by phone on {date}',
  },
  list: {
    order: { name: 'By name', date: 'By date' },
    orders: 'Order',
    filter: 'Part of the name',
    button: 'Search',
    all: 'Show them all',
    next: 'Next ones',
    none: 'There isn’t a single booking yet.',
    noneFits: 'No booking in the name of ‘{sought}’.',
  },
}
