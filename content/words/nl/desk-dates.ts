/** The desk's page with every date, and the forms that add some and close some. */
export const deskDates = {
  title: 'Datums',
  coming: 'Komende datums',
  past: 'Voorbije datums',
  add: 'Datum toevoegen',
  addText: 'Eén datum, of een reeks. Feestdagen slaan we over.',
  /** Values of one date alone. */
  own: {
    title: 'Alleen voor deze datum',
    price: 'Prijs per persoon in euro (leeg: zoals de workshop)',
    priceProblem: 'Vul een prijs per persoon in, van {min} tot {max}\u00a0euro, of laat het leeg.',
    teacher: 'Wie geeft de workshop',
    teacherNone: 'Niet gezegd',
    teacherProblem: 'Kies wie de workshop geeft.',
    taughtIn: 'Taal',
    taughtInNone: 'Zoals de workshop: alle drie',
    taughtInProblem: 'Kies een taal.',
    private: 'Besloten: op geen enkele pagina van de site',
    remarkNl: 'Opmerking voor de gasten',
    remarkFr: 'In het Frans (leeg: zoals hierboven)',
    remarkEn: 'In het Engels (leeg: zoals hierboven)',
    furtherDays: 'Verdere dagen van een cursus (één per lijn, leeg: geen)',
    furtherDaysHint:
      'Bijvoorbeeld 18/11/2026. De uren zijn elke dag dezelfde, en wie boekt, komt op al die dagen.',
    furtherDaysProblem:
      'Vul elke dag apart in, zoals 18/11/2026: na de eerste dag en hoogstens een jaar later.',
  },
  /** The form that changes one. */
  change: {
    startTime: 'Begint om',
    startTimeProblem: 'Vul het uur in waarop de workshop begint.',
    endTime: 'Eindigt om',
    endTimeProblem: 'Vul het uur in waarop de workshop eindigt, later dan het begin.',
    hoursTold:
      'Verander je de uren of de dagen van een cursus, dan krijgt elke gast een mail en mag die kosteloos annuleren.',
    priceKept: 'Wie al geboekt heeft, houdt de prijs van toen en hoort niets.',
    hoursTaken: 'Op dat uur staat deze workshop er die dag al.',
    hoursOver: 'Dat uur is al voorbij, of de datum is al begonnen.',
  },
  copy: 'Nog zo’n datum toevoegen',
  workshop: 'Workshop',
  workshopProblem: 'Kies een workshop.',
  day: 'Eerste dag',
  dayProblem: 'Vul een eerste dag in die nog komt.',
  startTime: 'Begint om (leeg: zoals altijd)',
  startTimeProblem: 'Vul het uur in waarop de workshop begint.',
  endTime: 'Eindigt om (leeg: zoals altijd)',
  endTimeProblem: 'Vul het uur in waarop de workshop eindigt, later dan het begin.',
  capacity: 'Plaatsen (leeg: zoals altijd)',
  capacityProblem: 'Vul een aantal plaatsen in, van {min} tot {max}, of laat het leeg.',
  everyWeeks: 'Herhalen om de … weken (leeg: niet)',
  everyWeeksProblem: 'Vul in om de hoeveel weken, van {min} tot {max}, of laat het leeg.',
  until: 'Tot en met',
  asOne: 'Eén cursus: wie boekt, komt op al die dagen en betaalt één keer',
  untilProblem: 'Vul de laatste dag van de reeks in, hoogstens twee jaar verder.',
  addButton: 'Toevoegen',
  exists: 'Op dat uur staat deze workshop er al.',
  close: 'Een periode sluiten',
  closeText:
    'Met vakantie? Op alle datums van die dagen komen er dan geen nieuwe boekingen meer bij. ' +
    'Wie al geboekt heeft, komt gewoon.',
  closeFrom: 'Van',
  closeFromProblem: 'Vul de eerste dag in.',
  closeUntil: 'Tot en met',
  closeUntilProblem:
    'Vul een eerste dag in, en een laatste die niet vroeger valt en nog komt, hoogstens drie jaar ' +
    'verder.',
  closeNone: 'In die periode staat geen open datum.',
  closeButton: 'Datums sluiten',
  /** Confirmation once the dates are closed. */
  closed: {
    one: 'Dat is {n} datum: je opent hem ook weer op zijn pagina.',
    other: 'Dat zijn {n} datums: elk open je ook weer op zijn pagina.',
  },
  added: { one: '{n} datum is toegevoegd.', other: '{n} datums zijn toegevoegd.' },
} as const
