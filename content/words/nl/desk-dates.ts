import { callOffLabels } from './reasons.ts'

/** The desk's page with every date, and the forms that add some and close some. */
export const deskDates = {
  title: 'Data',
  coming: 'Komende data',
  past: 'Voorbije data',
  add: 'Datum toevoegen',
  addText: 'Eén datum, of een reeks. Feestdagen slaan we over.',
  /** Values of one date alone. */
  own: {
    title: 'Alleen voor deze datum',
    price: 'Prijs per persoon in euro (leeg: zoals de workshop)',
    priceProblem: 'Vul een prijs per persoon in, van {min} tot {max} euro, of laat het leeg.',
    teacher: 'Wie geeft de workshop',
    teacherNone: 'Niet gezegd',
    teacherProblem: 'Kies wie de workshop geeft.',
    taughtIn: 'Taal',
    taughtInNone: 'Zoals de workshop: elke taal van de site',
    taughtInProblem: 'Kies een taal.',
    private: 'Besloten: op geen enkele pagina van de site',
    remark: 'Opmerking voor de gasten, in het {language}',
    remarkIn: 'In het {language} (leeg: zoals hierboven)',
    furtherDays: 'Andere dagen van een cursus (één per regel, leeg: geen)',
    furtherDaysHint:
      'Als dag/maand/jaar. De uren zijn elke dag dezelfde, en wie boekt, komt op al die dagen.',
    furtherDaysProblem:
      'Vul elke dag apart in, als dag/maand/jaar: na de eerste dag en hoogstens een jaar later.',
  },
  /** The form that changes one. */
  change: {
    startTime: 'Begint om',
    endTime: 'Eindigt om',
    hoursTold:
      'Verander je de uren of de dagen van een cursus, dan krijgt elke gast een mail en mag die gratis annuleren. Moet het op een andere dag? Voeg die dag eerst toe en gelast daarna deze datum af: gasten kiezen de nieuwe, of krijgen hun geld terug.',
    daysTold:
      'Deze cursus loopt. De uren en de dagen die al begonnen zijn, blijven; de andere kun je verleggen. Elke gast krijgt dan een mail met een nieuw agendabestand.',
    priceKept: 'Wie al geboekt heeft, houdt de prijs van toen en hoort niets.',
    hoursTaken:
      'Op dat uur staat deze workshop er die dag al. Kies een ander beginuur: vijf minuten later is genoeg.',
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
  everyWeeksProblem:
    'Vul in om de hoeveel weken, van {min} tot {max}. Wil je maar één datum, of vulde je zelf de dagen van een cursus in? Laat dit dan leeg, en ‘Tot en met’ ook.',
  until: 'Tot en met',
  asOne: 'Als je herhaalt, wordt het',
  asOneOr: {
    on: 'Eén cursus: wie boekt, komt op al die dagen en betaalt één keer',
    off: 'Losse data: gasten boeken en betalen elke dag apart',
  },
  asOneProblem: 'Kies of het één cursus wordt, of losse data.',
  untilProblem: 'Vul de laatste dag van de reeks in, hoogstens twee jaar verder.',
  addButton: 'Toevoegen',
  exists:
    'Op dat uur staat deze workshop er al. Kies een ander beginuur: vijf minuten later is genoeg.',
  close: 'Een periode sluiten',
  closeText:
    'Met vakantie? Op alle data van die dagen komen er dan geen nieuwe boekingen meer bij. Wie al geboekt heeft, komt gewoon. Een datum die je daarna toevoegt, is open; met ‘We zijn weg’ niet.',
  closeFrom: 'Van',
  closeFromProblem: 'Vul de eerste dag in.',
  closeUntil: 'Tot en met',
  closeUntilProblem:
    'Vul een eerste dag in, en een laatste die niet vroeger valt en nog komt, hoogstens drie jaar verder.',
  closeNone: 'In die periode staat geen open datum.',
  closeButton: 'Data sluiten',
  /** Confirmation once the dates are closed. */
  closed: {
    one: 'Dat is {n} datum: je opent hem ook weer op zijn pagina.',
    other: 'Dat zijn {n} data: je opent ze ook weer, elk op zijn eigen pagina.',
  },
  added: { one: '{n} datum is toegevoegd.', other: '{n} data zijn toegevoegd.' },
  /** Days that a series left out. */
  without: {
    holidays: 'Niet op feestdagen: {days}.',
    there: 'Stond er al: {days}.',
  },
} as const

/** Attendance on a date's page once the date has begun. */
export const deskAttendance = {
  title: 'Wie er was',
  text: 'Iedereen staat aangevinkt. Haal het vinkje weg bij wie niet kwam, en bewaar.',
  counted: 'Genoteerd wie er was: {came} van de {booked}.',
  save: 'Bewaren wie er was',
  tooEarly: 'Er is niets veranderd: deze datum moet nog beginnen.',
  figures: 'Gekomen: {came}, niet gekomen: {noShows}',
  /** Guests whose attendance nobody ticked. */
  unticked: ', van {n} weten we het niet',
} as const

/** Calling a date off on the desk: why, what guests read, and the sum that goes back. */
export const deskCallOff = {
  why: 'Waarom? Elke gast leest het in de eigen taal.',
  reasons: callOffLabels,
  words: 'In je eigen woorden (mag leeg blijven)',
  wordsHint: 'Komt zo in elke mail, in welke taal de gast ook leest.',
  look: 'Toon de mail en wat er terug moet',
  lookTitle: 'Datum afgelasten: kijk het na',
  back: 'Wie geen andere datum kiest, krijgt zijn geld terug: samen hoogstens {amount}. Het staat op je lijst van terugbetalingen.',
  backOnVoucher: '{amount} komt weer op cadeaubonnen te staan.',
  nothingBack: 'Er is nog niets betaald: er hoeft niets terug.',
  mend: 'Terug naar de datum',
  inLanguage: { one: '{language}: {n} mail', other: '{language}: {n} mails' },
} as const

/** Days on which nobody is there. */
export const deskAway = {
  title: 'We zijn weg',
  text: 'In die dagen bieden we geen data aan; wie geboekt heeft, komt gewoon. Zolang we weg zijn, belooft de site geen antwoord binnen {hours}, maar op je eerste dag terug.',
  awayFrom: 'Weg van',
  awayFromProblem: 'Vul de eerste dag in.',
  awayUntil: 'Weg tot en met',
  button: 'We zijn weg',
  period: 'Weg van {from} tot en met {until}.',
  /** Due day of a request, instead of the hours left of the 24. */
  requestBy: 'antwoord ten laatste op {day}',
  back: 'We zijn terug',
  /** `answerBy` is the first day back. */
  later:
    'Je bent weg van {from} tot en met {until}. De data van die dagen staan nu al niet meer op de site. Dat je weg bent, staat er vanaf {from}, en dat je ten laatste op {answerBy} antwoordt.',
  already:
    'Je bent weg tot en met {until}. Dat staat nu op de site, en dat je ten laatste op {answerBy} antwoordt. De data van die dagen staan er niet meer bij.',
  done: {
    back: 'Deze afwezigheid is gedaan. De data van die dagen staan weer op de site, tenzij je dan ook in een andere periode weg bent.',
  },
} as const

/** The waiting list of a date, changed by hand. */
export const deskWaitingList = {
  rule: 'Komt er plaats vrij, dan gaat die naar de eerste op de lijst die er met iedereen bij kan. Zo kan een kleine groep vóór een grotere gaan.',
  unproven: 'Adres nog niet bevestigd: krijgt geen aanbod',
  mailAgain: 'Mail de link nog eens',
  title: 'Aanpassen',
  number: 'Met hoeveel zijn ze?',
  saveNumber: 'Aantal bewaren',
  numberText: 'Is er genoeg plaats voor het nieuwe aantal, dan krijgt de gast meteen een aanbod.',
  offer: 'Deze plaatsen aanbieden',
  offerText:
    'Ook als iemand anders eerder op de lijst staat. De gast krijgt een mail en kiest zelf.',
  off: 'Van de lijst halen',
  offText: 'De gast hoort er niets van.',
  offOffered:
    'Het aanbod vervalt en de plaatsen gaan naar de volgende. De gast hoort er niets van, en ongedaan maken kan niet.',
  refused: {
    gone: 'Er is niets veranderd: deze groep wacht hier niet meer, of heeft al een aanbod.',
    'no-room': 'Er is niets veranderd: zoveel plaatsen zijn er niet.',
    'too-late': 'Er is niets veranderd: de workshop begint te snel voor een aanbod.',
    number: 'Vul een aantal personen in, van 1 tot {max}.',
  },
} as const
