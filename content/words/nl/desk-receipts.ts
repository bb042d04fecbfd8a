import { rulesIn } from '../terms.ts'

/** The receipts of a booking, as its page on the desk lists, takes and takes back. */
export const deskReceipts = {
  title: 'Binnengekomen',
  /** "€ 65,00 op zaterdag 12 september 2026, contant: voorschot" */
  line: '{amount} op {day}, {how}: {what}',
  hows: {
    cash: 'contant',
    transfer: 'overschrijving',
    payconiq: 'Payconiq',
    wero: 'Wero',
  },
  byHand: 'zelf genoteerd',
  /** First entry of the list, before a method is chosen. */
  howUnsaid: 'hoe betaald?',
  onStatement: 'op je rekening',
  notReceived: 'Toch niet ontvangen',
  marked:
    'Kwam dit geld er niet? Dan staat {amount} weer open op deze boeking. In het dagontvangstenboek komt vandaag een rechtzetting.',
  shown:
    'Stond dit op je rekening, maar niet voor deze boeking? Dan staat {amount} hier weer open, en wacht het bij ‘Rekening’ tot je zegt waar het wel voor is.',
  /** Warning beside a receipt of a successor’s booking. */
  succeeded:
    'Omdat deze boeking betaald was, gaf je {amount} terug aan wie de plaats eerst had, of staat dat nog bij je terugbetalingen. Dat blijft zo.',
  /** Receipts of a cancelled or declined booking, all of whose money waits to go back. */
  ofEnded: {
    marked:
      'Kwam dit geld er niet? Dan gaat er ook {amount} minder terug naar de gast. Het dagontvangstenboek krijgt er vandaag een rechtzetting voor.',
    shown:
      'Stond dit op je rekening, maar niet voor deze boeking? Dan gaat er {amount} minder terug naar deze gast, en wacht het bij ‘Rekening’ tot je zegt waar het wel voor is.',
    notTold:
      'De gast hoort dit niet van ons. Las die al dat er geld terugkwam, laat het dan zelf weten.',
  },
  tell: 'Mail de gast dat het een vergissing was, en wat er nu openstaat',
  /** A mail already told the guest that the money came. */
  tellTold:
    'Mail de gast dat het een vergissing was, en wat er nu openstaat. Er vertrok al een mail dat dit binnen is.',
  spared: 'De mail daarover wacht nog en vertrekt dan niet: de gast merkt er niets van.',
  notTold: 'De gast heeft geen e-mailadres en hoort het dus niet van ons.',
  button: 'Ja, toch niet ontvangen',
  stays: {
    ended:
      'De boeking is geannuleerd of geweigerd. Van wat betaald was, bleef een deel bij jou, of is er al iets terug: daarom blijft dit staan.',
    refund: 'Er wacht nog een terugbetaling op deze boeking. Handel die eerst af.',
    gone: 'Een deel van dit geld ging al terug, of verhuisde mee naar een andere boeking.',
  },
  /** `{why}` is one of the reasons below. */
  refused: 'Er is niets veranderd. {why}',
  byHandTitle: 'Een bedrag ontvangen',
  byHandWhole:
    'Voor wat er nog openstaat. Kwam het op je rekening, lees dan liever het bestand van je bank in: dat herkent het vanzelf.',
  byHandText:
    'Voor wat er nog openstaat: eerst het voorschot, dan het saldo. Kwam het op je rekening, lees dan liever het bestand van je bank in: dat herkent het vanzelf.',
  amount: 'Bedrag in euro',
  amountProblem: 'Vul in hoeveel er kwam, in euro: bijvoorbeeld 40 of 32,50.',
  tooMuch:
    'Er staat nog {amount} open. Vul hoogstens dat bedrag in; wat je te veel kreeg, geef je terug.',
  method: 'Hoe betaald',
  methodProblem: 'Kies hoe er betaald is.',
  day: 'Op welke dag',
  dayProblem: 'Vul de dag in waarop het geld kwam: vandaag of vroeger.',
  take: 'Ontvangst noteren',
  /** The same sum stands there already, of that day and way. */
  again: {
    problem:
      '{amount} op {day}, {how}, staat hier al. Kwam er nog eens zoveel, zet dan het vinkje; anders is het al genoteerd.',
    label: 'Ja, er kwam nog eens zoveel',
  },
  /** Money of a statement's line that waits for the owner. */
  waits: {
    all: 'Bij ‘Rekening’ wacht {amount} van {payer}',
    rest: 'Er kwam {amount} van {payer}: {rest} te veel wacht bij ‘Rekening’',
    nobody: 'iemand zonder naam',
  },
  voucher: {
    title: 'Met een cadeaubon betalen',
    code: 'Code van de bon',
    button: 'Bon inruilen',
    /** "€ 100 met een cadeaubon, code begint met K7M" */
    paid: '{amount} met een cadeaubon, code begint met {code}',
    back: '{amount} staat weer op de cadeaubon.',
    problems: {
      'no-code': 'Deze code klopt niet. Kijk hem na op de bon: vijf groepjes van vier tekens.',
      unknown:
        'Deze code kennen we niet. Kijk hem na op de bon, of zoek de bon bij ‘Cadeaubonnen’.',
      used: 'Deze bon is opgebruikt.',
      ended: 'Deze bon is vervallen.',
      'nothing-to-pay': 'Op deze boeking staat niets meer open.',
    },
  },
} as const

/** Results of taking a step back, or of a refusal. */
export const deskTakenBack = {
  /** The button that is the opposite of another one. */
  letter: 'De mails vertrekken meteen. Terughalen kan niet.',
  mail: 'De mail vertrekt meteen. Terughalen kan niet.',
  redeem:
    'Ongedaan maken kan niet. Wordt de boeking geannuleerd, dan gaat het geld terug op de bon.',
  substitute:
    'Ongedaan maken kan niet: de oude links werken niet meer, en wat de gast over zichzelf schreef, is gewist.',
  burst: 'Ongedaan maken kan niet: wie echt wilde komen, vraagt het opnieuw.',
  group:
    'Ongedaan maken kan niet, want de mail vertrekt meteen. De boeking annuleren of de datum afgelasten kan wel.',
  withdraw:
    'Ongedaan maken kan niet: de groep krijgt meteen een mail. Een nieuwe optie geven kan wel.',
  end: 'Ongedaan maken kan niet: met een nieuwe sleutel komt het toestel weer binnen.',
  endAll:
    'Ongedaan maken kan niet. Ook deze telefoon of computer komt dan pas weer binnen met een nieuwe sleutel.',
  endAllSure: 'Ja, sluit alles af, ook dit toestel',
  endAllProblem: 'Zet een vinkje bij ‘Ja, sluit alles af’ als je het zeker weet.',
} as const

const terms = rulesIn('nl')

/** Reminder of a late payment. */
export const deskRemind = {
  link: 'Herinner de gast',
  title: 'Herinner de gast',
  text: 'Dit krijgt {name} op {email}.',
  /** Said while a second one can still come before the workshop. */
  later: `Na ${terms.remindAgain.spelled} kan het nog één keer.`,
  button: 'Stuur deze herinnering',
  /** The second one, by hand; `{done}` is `done` or `doneByClock`. */
  again: {
    link: 'Herinner nog één keer',
    title: 'Herinner nog één keer',
    text: '{name} is {done}. Dit krijgt {name} nu op {email}; daarna herinnert je bureau niet meer.',
    button: 'Stuur deze laatste herinnering',
  },
  done: 'herinnerd op {at}',
  doneByClock: 'herinnerd op {at} (vanzelf)',
  doneTwice: 'twee keer herinnerd, laatst op {at}',
  againFrom: 'nog één keer kan vanaf {date}',
  call: 'bel {telephone}',
  noMailbox: 'geen e-mailadres: bel {telephone}',
  unreachable: 'geen e-mailadres en geen telefoonnummer',
} as const
