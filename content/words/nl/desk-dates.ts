/** The desk's page with every date, and the forms that add some and close some. */
export const deskDates = {
  title: 'Datums',
  coming: 'Komende datums',
  past: 'Voorbije datums',
  add: 'Datum toevoegen',
  addText: 'Eén datum, of een reeks. Feestdagen vallen er vanzelf uit.',
  workshop: 'Workshop',
  workshopProblem: 'Kies een workshop.',
  day: 'Eerste dag',
  dayProblem: 'Geef een eerste dag die nog komt.',
  starts: 'Begint om',
  startsProblem: 'Geef het uur waarop de workshop begint.',
  ends: 'Eindigt om',
  endsProblem: 'Geef het uur waarop de workshop eindigt, later dan het begin.',
  capacity: 'Plaatsen',
  every: 'Herhalen om de … weken (leeg: niet)',
  everyProblem: 'Geef om de hoeveel weken, van {min} tot {max}, of laat het leeg.',
  until: 'Tot en met',
  untilProblem: 'Geef de laatste dag van de reeks, hoogstens twee jaar verder.',
  addButton: 'Toevoegen',
  exists: 'Op dat uur staat deze workshop er al.',
  close: 'Een periode sluiten',
  closeText:
    'Met vakantie? Op alle datums van die dagen komen er dan geen nieuwe boekingen meer bij. ' +
    'Wie al geboekt heeft, komt gewoon.',
  closeFrom: 'Van',
  closeUntil: 'Tot en met',
  closeProblem:
    'Geef een eerste dag, en een laatste die niet vroeger valt en nog komt, hoogstens drie jaar ' +
    'verder.',
  closeNone: 'In die periode staat geen open datum.',
  closeButton: 'Datums sluiten',
  /** After the button. */
  closed: {
    one: '{n} datum is nu gesloten. Open haar weer op haar bladzijde.',
    other: '{n} datums zijn nu gesloten. Elk open je weer op haar bladzijde.',
  },
  added: { one: '{n} datum is toegevoegd.', other: '{n} datums zijn toegevoegd.' },
} as const
