/** On a date's page once it has begun, to note who came: Dutch alone. */
export const deskAttendance = {
  title: 'Wie er was',
  text: 'Iedereen staat aangevinkt. Haal het vinkje weg bij wie niet kwam, en bewaar.',
  counted: 'Genoteerd: {came} van de {booked} kwamen.',
  save: 'Bewaren wie er was',
  tooEarly: 'Er is niets veranderd: deze datum moet nog beginnen.',
  /** Under the places in the figures. */
  figures: '{came} kwamen, {noShows} niet',
  /** Of those booked whom nobody ticked either way. */
  unticked: ', {n} niet aangeduid',
} as const
