/** What is a tap away on every page of the desk, and the list of all bookings: Dutch alone. */
export const deskMore = {
  tab: 'Meer',
  bookings: 'Alle boekingen',
  /** Above the dates, each leading to its form. */
  quick: {
    label: 'Snel naar',
    away: 'We zijn weg',
    add: 'Nieuwe datum',
    group: 'Besloten groep',
    phone: 'Boeking per telefoon',
  },
  phone: {
    /** Above the dates, when one is to be chosen. */
    choose: 'Wie belt er? Kies eerst de datum.',
    /** On the line of a date. */
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
