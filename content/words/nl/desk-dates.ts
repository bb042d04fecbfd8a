/** The desk's page with every date, and the forms that add some and close some. */
export const deskDates = {
  title: 'Datums',
  coming: 'Komende datums',
  past: 'Voorbije datums',
  add: 'Datum toevoegen',
  addText: 'Eén datum, of een reeks. Feestdagen slaan we over.',
  /** What one date may have of its own. */
  own: {
    title: 'Alleen voor deze datum',
    price: 'Prijs per persoon in euro (leeg: zoals de workshop)',
    priceProblem: 'Vul een prijs per persoon in, van {min} tot {max}\u00a0euro, of laat het leeg.',
    teacher: 'Wie geeft de workshop',
    noTeacher: 'Niet gezegd',
    teacherProblem: 'Kies wie de workshop geeft.',
    taughtIn: 'Taal',
    anyLanguage: 'Zoals de workshop: alle drie',
    taughtInProblem: 'Kies een taal.',
    private: 'Besloten: op geen enkele pagina van de site',
    remark: 'Opmerking voor de gasten',
    remarkFr: 'In het Frans (leeg: zoals hierboven)',
    remarkEn: 'In het Engels (leeg: zoals hierboven)',
  },
  /** The form that changes one. */
  change: {
    starts: 'Begint om',
    startsProblem: 'Vul het uur in waarop de workshop begint.',
    ends: 'Eindigt om',
    endsProblem: 'Vul het uur in waarop de workshop eindigt, later dan het begin.',
    hoursTold: 'Verander je de uren, dan krijgt elke gast een mail en mag die kosteloos annuleren.',
    priceKept: 'Wie al geboekt heeft, houdt de prijs van toen en hoort niets.',
    hoursTaken: 'Op dat uur staat deze workshop er die dag al.',
    hoursOver: 'Dat uur is al voorbij, of de datum is al begonnen.',
  },
  copy: 'Nog zo’n datum toevoegen',
  workshop: 'Workshop',
  workshopProblem: 'Kies een workshop.',
  day: 'Eerste dag',
  dayProblem: 'Vul een eerste dag in die nog komt.',
  starts: 'Begint om (leeg: zoals altijd)',
  startsProblem: 'Vul het uur in waarop de workshop begint.',
  ends: 'Eindigt om (leeg: zoals altijd)',
  endsProblem: 'Vul het uur in waarop de workshop eindigt, later dan het begin.',
  capacity: 'Plaatsen (leeg: zoals altijd)',
  capacityProblem: 'Vul een aantal plaatsen in, van {min} tot {max}, of laat het leeg.',
  every: 'Herhalen om de … weken (leeg: niet)',
  everyProblem: 'Vul in om de hoeveel weken, van {min} tot {max}, of laat het leeg.',
  until: 'Tot en met',
  untilProblem: 'Vul de laatste dag van de reeks in, hoogstens twee jaar verder.',
  addButton: 'Toevoegen',
  exists: 'Op dat uur staat deze workshop er al.',
  close: 'Een periode sluiten',
  closeText:
    'Met vakantie? Op alle datums van die dagen komen er dan geen nieuwe boekingen meer bij. ' +
    'Wie al geboekt heeft, komt gewoon.',
  closeFrom: 'Van',
  closeUntil: 'Tot en met',
  closeProblem:
    'Vul een eerste dag in, en een laatste die niet vroeger valt en nog komt, hoogstens drie jaar ' +
    'verder.',
  closeNone: 'In die periode staat geen open datum.',
  closeButton: 'Datums sluiten',
  /** After the button. */
  closed: {
    one: 'Dat is {n} datum: je opent hem ook weer op zijn pagina.',
    other: 'Dat zijn {n} datums: elk open je ook weer op zijn pagina.',
  },
  added: { one: '{n} datum is toegevoegd.', other: '{n} datums zijn toegevoegd.' },
} as const
