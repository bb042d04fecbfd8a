import type { ReviewReason } from '#booking/money/statement/known-money.ts'
import type { StatementProblem, StatementProblemKind } from '#booking/money/readers/problem.ts'
import { rulesIn } from '../terms.ts'

const terms = rulesIn('nl')

/** Formats of bank statements. */
const formatNames: Readonly<Record<NonNullable<StatementProblem['format']>, string>> = {
  coda: 'CODA-bestand',
  camt: 'CAMT-bestand',
  csv: 'CSV-bestand',
}

/** `{place}` is "Regel 12 van dit CODA-bestand"; `{found}` is what stands there or is missing. */
const problems: Readonly<Record<StatementProblemKind, string>> = {
  empty: 'Dit bestand is leeg.',
  'too-large':
    '{place} is groter dan een rekeninguittreksel kan zijn: kies een kortere periode bij je bank.',
  'unknown-format':
    'Dit bestand kunnen we niet lezen. Met een PDF of een Excelbestand gaat het niet: kies bij je bank CODA, CAMT.053 of CSV.',
  amount: '{place} heeft een bedrag dat geen bedrag in hele centen is: ‘{found}’.',
  day: '{place} heeft een datum die niet bestaat: ‘{found}’.',
  currency: '{place} is niet in euro maar in ‘{found}’.',
  sign: '{place} zegt niet of het geld binnenkwam of vertrok: ‘{found}’.',
  'other-account': '{place} is van een andere rekening dan die van jou: ze eindigt op {found}.',
  'no-account': '{place} zegt niet van welke rekening het is.',
  'line-length': '{place} is {found} tekens lang, terwijl elke regel er 128 heeft.',
  'record-order': '{place} staat niet op zijn plaats en begint met ‘{found}’.',
  'record-count': '{place} telt een ander aantal regels dan er staan ({found}).',
  totals: '{place} heeft totalen die niet kloppen met de regels.',
  balance: '{place} heeft een nieuw saldo dat niet klopt met het oude saldo en de regels.',
  'cut-off': '{place} is de laatste, maar het einde ontbreekt: haal het bestand opnieuw op.',
  xml: '{place} is geen geldige XML ({found}): haal het bestand opnieuw op.',
  doctype: '{place} bevat een documenttype, en dat heeft een rekeninguittreksel nooit.',
  'not-a-statement': 'Dit is XML, maar geen rekeninguittreksel (CAMT.053): er staat ‘{found}’.',
  'element-missing': '{place} hoort ‘{found}’ te bevatten, maar dat ontbreekt.',
  'entry-count': '{place} telt andere regels dan er staan: haal het bestand opnieuw op.',
  batch: '{place} is een verzamelde regel waarvan de delen samen niet het geheel zijn.',
  'unknown-columns': 'De kolommen van dit CSV-bestand zijn van geen bank die we kennen: ‘{found}’.',
  'column-missing': '{place} lijkt de rij met kolomnamen, maar de kolom ‘{found}’ ontbreekt.',
  cells: '{place} heeft niet evenveel cellen als er kolommen zijn ({found}).',
}

/** Why a file could not be read, in one sentence, and that nothing was done with it. */
export function sayStatementProblem({
  kind,
  format,
  bank,
  line,
  found = '',
}: StatementProblem): string {
  const file = format ? `dit ${formatNames[format]}${bank ? ` van ${bank}` : ''}` : 'dit bestand'
  const place = line === undefined ? file : `regel ${line} van ${file}`
  const why = problems[kind]
    .replace('{place}', () => place.charAt(0).toUpperCase() + place.slice(1))
    .replace('{found}', () => found)
  return `${why} Er is niets ingelezen.`
}

/** Why a transaction waits for the owner. */
export const reviewReasons: Readonly<Record<ReviewReason, string>> = {
  'wrong-check-digits': 'De gestructureerde mededeling bevat een fout.',
  'unknown-reference': 'De gestructureerde mededeling hoort bij geen enkele boeking.',
  'no-reference': 'Er staat geen gestructureerde mededeling bij.',
  'several-bookings': 'De mededeling hoort bij meer dan één boeking, deel of cadeaubon.',
  'paid-already': 'Wat de mededeling noemt, was al betaald.',
  'booking-over': 'De boeking is geweigerd of geannuleerd.',
  'marked-by-hand': 'Dit lijkt geld dat je al als ontvangen genoteerd hebt.',
  'which-refund': 'Dit kan meer dan één terugbetaling zijn.',
  'no-refund':
    'Hier ging geld naar een gast, maar zo’n bedrag moet niet (meer) terug. Kijk na of je niet twee keer betaalde.',
  reversal: 'Geld van deze boeking ging weer van je rekening.',
  'put-back': 'Je haalde dit van een boeking af. Zeg waar het wel voor is.',
  'voucher-amount': 'Dit hoort bij een cadeaubon, maar het is meer dan er nog openstaat.',
  'voucher-lapsed':
    'Dit hoort bij een cadeaubon die te laat betaald werd: de bestelling is vervallen.',
}

/** Warning when the bank's name for the account differs from ours; `{held}` and `{ours}` are names. */
export const payeeWords = {
  differs:
    'Je rekening staat bij de bank op naam van ‘{held}’, en wij drukken ‘{ours}’. De bank van je gast vergelijkt die twee bij elke overschrijving, en waarschuwt nu dat de naam niet klopt.',
  close:
    'Je rekening staat bij de bank op naam van ‘{held}’, en wij drukken ‘{ours}’. Dat lijkt erop, maar de bank van je gast kan zeggen dat het niet helemaal klopt.',
  remedy:
    'Zet bij ‘Huis’, onder ‘Naam’, de naam zoals de bank hem schrijft. Dit bericht gaat weg zodra een volgend uittreksel dezelfde naam draagt.',
} as const

/** The page of the farm's account on the desk. */
export const accountPage = {
  /** Line with the reference of a voucher that was not paid in time. */
  lapsed: 'Cadeaubon van {buyer}, vervallen.',
  makeVoucher: 'Maak de bon van {buyer} toch',
  title: 'Rekening',
  text: 'Haal bij je bank een bestand op (CODA, CAMT.053 of CSV) en kies het hier. Een periode mag gerust twee keer: wat al ingelezen is, wordt herkend.',
  file: 'Bestand van je bank',
  chooseFile: 'Kies een bestand.',
  read: 'Inlezen',
  /** Time of the last statement, here and above missing payments. */
  lastRead: 'Laatst ingelezen: {at}',
  readNext: 'Nog een bestand inlezen',
  neverRead: 'Er werd nog nooit een uittreksel ingelezen.',
  result: {
    title: 'Ingelezen',
    count: { one: '{n} regel', other: '{n} regels' },
    totals: 'In dit bestand: {in} erbij, {out} eraf.',
    booked: '{n} herkend',
    waiting: '{n} te beslissen',
    known: '{n} al bekend',
    ignored: '{n} bij geen boeking',
    nothing: 'Er staat niets in dit bestand.',
    forgotten: 'Hoort bij geen boeking',
    onlyNow:
      'Wat binnenkwam, staat ook nog bij ‘Weggelegd’. Wat je zelf uitgaf, staat alleen hier: dat bewaren we niet.',
    /** The page was left long ago. */
    past: 'Wat er met dat bestand gebeurde, staat hier niet meer. Geef het gerust nog eens: wat al ingelezen is, wordt herkend.',
  },
  waiting: 'Te beslissen',
  nothingWaits: 'Niets.',
  othersWait: {
    one: 'Er wacht nog {n} regel: die komt hier zodra je er een beslist.',
    other: 'Er wachten nog {n} regels: die komen hier naarmate je beslist.',
  },
  over: 'Er kwam {amount} te veel, of het is nog voor een andere boeking.',
  /** `{booking}` is a name, a reference, a workshop and a day; `{what}`: the deposit, the balance, or both. */
  book: 'Dit is van {booking}: {what}',
  /** Transfer for several bookings; `{shares}` are as below, with `andShare` between them. */
  divide: 'Verdelen: {shares}',
  share: '{amount} voor {booking}, {what}',
  andShare: ', en ',
  andPayment: ' en ',
  amount: 'Bedrag dat hiervan op deze boeking komt',
  amountProblem:
    'Vul bij ‘Bedrag’ een bedrag in euro in, zoals 47,50: niet meer dan er op de boeking openstaat, en niet meer dan er van deze betaling over is.',
  several: 'Het kan voor meer dan één boeking zijn.',
  both: 'voorschot en saldo',
  /** Payments of a line that leaves a part open; of both, the key is the one paid in part. */
  part: '{what}, maar een deel: nog {amount} open',
  partOfBoth: {
    balance: 'voorschot en een deel van het saldo: nog {amount} open',
    deposit: 'saldo en een deel van het voorschot: nog {amount} open',
  },
  sendBack: '{amount} terugbetalen',
  takeBack: 'Weer openzetten bij {name}: {what}',
  /** Warning above the button that takes the money back of a successor's booking. */
  succeeded:
    'Omdat deze boeking betaald was, gaf je {amount} terug aan wie de plaats eerst had, of staat dat nog bij je terugbetalingen. Dat blijft zo als je dit weer openzet: een bank neemt een overschrijving alleen terug als jij ja zegt.',
  tellGuest: 'Mail de gast wat er opnieuw te betalen is',
  /** A refund that a line can be. */
  isRefund: 'Terugbetaling aan {bookings}',
  voucher: 'cadeaubon {reference}',
  bought: 'Cadeaubon betaald',
  /** Joins the bookings of one transfer. */
  and: ', en aan ',
  /** `{what}`: the deposit or the balance, which the owner had marked as received. */
  isMarked: 'Al genoteerd, van {booking}: {what}',
  leave: 'Leg weg',
  /** Lines put aside, by the owner or because nothing in them fits. */
  aside: {
    title: 'Weggelegd ({n})',
    text: `Geld dat bij geen boeking hoort: omdat jij dat zei, of omdat niets erin op een boeking lijkt. Het blijft hier ${terms.aside.spelled} staan.`,
    lookAgain: 'Toch bekijken',
  },
  other: 'Het is voor een andere boeking',
  which: 'Voor welke boeking is het?',
  bookHere: 'Dit is van deze boeking',
  owing: '{reference}, {date}, nog {amount}',
  seek: 'Zoek op naam of referentie',
  seekButton: 'Zoek',
  noneOwes: 'Op geen boeking met die naam of referentie staat nog iets open.',
  moreOwe: 'Er zijn er nog meer: zoek op naam of referentie.',
  back: 'Terug naar je rekening',
  doesNotFit: 'Dat kan niet meer: kijk op de boeking wat er nog openstaat.',
  lately: 'Laatst herkend',
  refund: 'terugbetaling',
  /** Payments that the owner had already marked. */
  marked: 'al genoteerd',
  noName: 'Naam onbekend',
} as const
