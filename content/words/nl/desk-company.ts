/** An invoice for a company, on the desk: Dutch alone. */
export const deskCompany = {
  title: 'Factuur voor een zaak',
  asked: 'Gevraagd. Maak de factuur in je boekhoudprogramma en zeg het hier.',
  made: 'Factuur gemaakt op {date}.',
  button: 'Gegevens bewaren',
  invoiced: 'Factuur gemaakt',
  toDo: 'Factuur gevraagd: {name}, voor {company}',
} as const
