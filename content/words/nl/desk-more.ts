/** Menu of all pages of the desk, and the list of all bookings. */
export const deskMore = {
  tab: 'Meer',
  subjects: {
    bookings: 'Boekingen en data',
    money: 'Geld',
    site: 'Je site',
    safety: 'Bewaren en beveiligen',
  },
  bookings: 'Alle boekingen',
  /** Shortcuts above the dates, each to its form. */
  quick: {
    label: 'Snel naar',
    away: 'We zijn weg',
    add: 'Nieuwe datum',
    group: 'Besloten groep',
    phone: 'Boeking per telefoon',
  },
  phone: {
    /** Heading above the dates when the caller's date is chosen first. */
    choose: 'Wie belt er? Kies eerst de datum.',
    /** Button on a date's line. */
    book: 'Boek',
    bookOn: 'Boek per telefoon op {date}',
  },
  list: {
    order: { name: 'Op naam', date: 'Op datum' },
    orders: 'Volgorde',
    filter: 'Deel van de naam',
    button: 'Zoek',
    all: 'Toon ze allemaal',
    next: 'Volgende',
    none: 'Er is nog geen enkele boeking.',
    noneFits: 'Geen boeking op naam van ‘{sought}’.',
  },
} as const
