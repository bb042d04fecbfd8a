import { deskPath } from '#language/desk-paths.ts'

const typed = [
  // Found in so many bookings that the search reads the latest one by one.
  'gue',
  'uest',
  'gue 0',
  '65',
  '47,50',
  '04701234',
  'van den broeck',
  '+++090/9337/55493+++',
  'BE71 0961 2345 6769',
  '30 september',
]

/** Addresses of a search for each way to find a booking. */
export const everySearch: readonly string[] = typed.map(
  (each) => `${deskPath('zoeken')}?q=${encodeURIComponent(each)}`,
)

/** Addresses at which every booking is listed: its first page, and the one after a booking. */
export function everyList(last: string): readonly string[] {
  const lists = ['naam', 'datum'].map((order) => `${deskPath('boekingen')}?volgorde=${order}`)
  return [...lists, ...lists.map((list) => `${list}&na=${last}`)]
}

/** Addresses at which the desk counts: first of a few days, to which an index leads. */
export const everyFigure: readonly string[] = [
  `${deskPath('cijfers', 'kas.csv')}?van=2025-09-01&tot=2025-09-03`,
  `${deskPath('cijfers')}?periode=2025-09`,
  `${deskPath('cijfers')}?periode=2025-K3`,
]
