/** Attendance on a date's page once the date has begun. */
export const deskAttendance = {
  title: 'Wie er was',
  text: 'Iedereen staat aangevinkt. Haal het vinkje weg bij wie niet kwam, en bewaar.',
  counted: 'Genoteerd: {came} van de {booked} kwamen.',
  save: 'Bewaren wie er was',
  tooEarly: 'Er is niets veranderd: deze datum moet nog beginnen.',
  figures: '{came} kwamen, {noShows} niet',
  /** Guests whose attendance nobody ticked. */
  unticked: ', van {n} weten we het niet',
} as const
