import type { ReviewReason } from '#booking/statement/booked.ts'
import type { StatementProblem, StatementProblemKind } from '#booking/statement/problem.ts'

/** What the owner reads about bank statements: in Dutch alone. */

const formatNames: Readonly<Record<NonNullable<StatementProblem['format']>, string>> = {
  coda: 'CODA-bestand',
  camt: 'CAMT-bestand',
  kbc: 'CSV-bestand van KBC',
  bnp: 'CSV-bestand van BNP Paribas Fortis',
  belfius: 'CSV-bestand van Belfius',
  ing: 'CSV-bestand van ING',
  csv: 'CSV-bestand',
}

/** `{place}` is "Regel 12 van dit CODA-bestand"; `{found}` is what stands there or is missing. */
const problems: Readonly<Record<StatementProblemKind, string>> = {
  empty: 'Dit bestand is leeg.',
  'too-large':
    '{place} is groter dan een rekeninguittreksel kan zijn: kies een kortere periode bij je bank.',
  'unknown-format':
    'Dit is geen rekeninguittreksel dat we kennen: kies bij je bank CODA, CAMT.053 of CSV.',
  amount: '{place} heeft een bedrag dat geen bedrag in hele centen is: ‘{found}’.',
  day: '{place} heeft een datum die niet bestaat: ‘{found}’.',
  currency: '{place} is niet in euro maar in ‘{found}’.',
  sign: '{place} zegt niet of het geld binnenkwam of vertrok: ‘{found}’.',
  'line-length': '{place} is {found} tekens lang, terwijl elke regel er 128 heeft.',
  'record-order': '{place} staat niet op haar plaats en begint met ‘{found}’.',
  'record-count': '{place} telt een ander aantal regels dan er staan ({found}).',
  totals: '{place} heeft totalen die niet kloppen met de verrichtingen.',
  balance: '{place} heeft een nieuw saldo dat niet klopt met het oude saldo en de verrichtingen.',
  'cut-off': '{place} is de laatste, maar het einde ontbreekt: haal het bestand opnieuw op.',
  xml: '{place} is geen geldige XML ({found}): haal het bestand opnieuw op.',
  doctype: '{place} bevat een documenttype, en dat heeft een rekeninguittreksel nooit.',
  'not-a-statement': 'Dit is XML, maar geen rekeninguittreksel (CAMT.053): er staat ‘{found}’.',
  'element-missing': '{place} hoort ‘{found}’ te bevatten, maar dat ontbreekt.',
  'unknown-columns': 'De kolommen van dit CSV-bestand zijn van geen bank die we kennen: ‘{found}’.',
  'column-missing': '{place} lijkt de rij met kolomnamen, maar de kolom ‘{found}’ ontbreekt.',
  cells: '{place} heeft niet evenveel cellen als er kolommen zijn ({found}).',
}

/** Why a file could not be read, in one sentence. */
export function sayStatementProblem({ kind, format, line, found = '' }: StatementProblem): string {
  const file = format ? `dit ${formatNames[format]}` : 'dit bestand'
  const place = line === undefined ? file : `regel ${line} van ${file}`
  return problems[kind]
    .replace('{place}', () => place.charAt(0).toUpperCase() + place.slice(1))
    .replace('{found}', () => found)
}

/** Why a movement waits for the owner. */
export const reviewReasons: Readonly<Record<ReviewReason, string>> = {
  'wrong-check-digits': 'De gestructureerde mededeling bevat een fout.',
  'unknown-reference': 'De gestructureerde mededeling hoort bij geen enkele boeking.',
  'no-reference': 'Er staat geen gestructureerde mededeling bij.',
  'several-bookings': 'De mededeling noemt meer dan één boeking.',
  'paid-already': 'Wat de mededeling noemt, was al betaald.',
  'booking-over': 'De boeking is geweigerd of geannuleerd.',
  reversal: 'De bank draait een eerdere betaling terug.',
}

/** The page of the farm's account on the desk. */
export const accountPage = {
  title: 'Rekening',
  text:
    'Haal bij je bank een bestand op (CODA, CAMT.053 of CSV) en geef het hier. Een periode mag ' +
    'je gerust twee keer geven: wat al geboekt is, wordt herkend.',
  file: 'Bestand van je bank',
  chooseFile: 'Kies een bestand.',
  read: 'Inlezen',
  result: {
    title: 'Ingelezen',
    count: { one: '{n} verrichting', other: '{n} verrichtingen' },
    booked: '{n} geboekt',
    waiting: '{n} te beslissen',
    known: '{n} al gekend',
    ignored: '{n} van niemand',
    nothing: 'Er staan geen verrichtingen in dit bestand.',
    forgotten: 'Van niemand, en dus niet bewaard',
    /** Beside a movement of nobody's, of an amount that a booking owes. */
    owesAsMuch: 'Precies wat {name} nog moet betalen',
    lookAtThose:
      'Bij een bedrag dat een gast nog precies moet betalen, staat de boeking erbij. Komt het van ' +
      'die gast, zeg dan op de boeking dat het binnen is.',
  },
  waiting: 'Te beslissen',
  nothingWaits: 'Niets.',
  over: 'Er kwam {amount} te veel.',
  /** `{what}`: the deposit, the balance, or both. */
  book: 'Boeken voor {name}: {what}',
  both: 'voorschot en saldo',
  /** Behind what was booked, when it was not all of it. */
  part: '{what}, maar een deel: nog {amount} open',
  sendBack: '{amount} terugbetalen',
  takeBack: 'Afboeken bij {name}: {what}',
  tellGuest: 'Mail de gast wat er opnieuw te betalen is',
  leave: 'Laat het zo',
  leaveNobody: 'Van niemand: vergeten',
  other: 'Het is voor een andere boeking',
  which: 'Voor welke boeking is het?',
  booking: 'Boeking',
  bookHere: 'Hierop boeken',
  owing: '{name}, {reference}, {date}, nog {amount}',
  doesNotFit: 'Dat kan niet meer: kijk op de boeking wat er nog open staat.',
  lately: 'Laatst geboekt',
  refund: 'terugbetaling',
  noName: 'Naam onbekend',
} as const
