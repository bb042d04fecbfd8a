import {
  calledOff,
  hoursChanged,
  moved,
  notedByMistake,
  partReceived,
  partyChanged,
  rebooked,
  takenBack,
} from './change-mails.ts'
import { declineSentences } from './reasons.ts'

/** Every subject in this file may have `{workshop}` and `{date}`. */
export const bookingMails = {
  links: {
    booking: 'Bekijk je reservatie',
    move: 'Een andere datum kiezen',
    cancel: 'Je reservatie annuleren',
    diets: 'Zeg wat je niet eet',
    dates: 'Bekijk de data die nog vrij zijn',
    own: 'Alleen voor jou: stuur deze mail niet door.',
  },
  payment: {
    togetherTitle: 'Voorschot en saldo samen',
    together: 'De workshop komt er al aan, dus betaal je alles ineens.',
    wholeTitle: 'Te betalen',
    due: 'Betalen',
    /** Words in place of a day that has come. */
    soon: 'zo snel het kan',
    received: 'Van de {amount} is er al {received} aangekomen.',
    copy: 'Neem in de mededeling alleen die 12 cijfers over.',
    /** Hint under the code, which telephones do not show. */
    scan: 'Scan dit met de app van je bank.',
    /** Alternative text of the code, where pictures are blocked. At most 90 characters. */
    alt: 'QR-code voor de app van je bank. Dezelfde gegevens staan hier als tekst.',
  },
  terms: {
    title: 'Als je niet kunt komen',
    whole: 'Tot en met {date}: alles terug.',
    part: 'Tot en met {date}: {percent}% terug.',
    /** Another date may be chosen just as long. */
    partOrMove: 'Tot en met {date}: {percent}% terug, of een andere datum.',
    move: 'Tot en met {date} mag je ook een andere datum kiezen.',
    /** Sentence after the days above. */
    nothing: 'Daarna niets meer.',
    /** Sentence when all days have passed. */
    nothingAny: 'Zo kort voor de datum krijg je niets terug.',
    successor:
      'Was de datum verder volgeboekt en neemt na je annulatie iemand je plaats in en betaalt die, dan krijg je ook de rest terug.',
    /** The same where nothing goes back any more. */
    successorAll:
      'Was de datum verder volgeboekt en neemt na je annulatie iemand je plaats in en betaalt die, dan krijg je alles terug.',
    noWithdrawal:
      'De bedenktijd van {terms.withdrawal.spelled} geldt niet voor een workshop op een vaste datum.',
  },
  refund: {
    title: 'Je geld terug',
    whole: 'Je krijgt alles terug wat je betaald hebt: {amount}.',
    part: 'Van de {paid} die je betaald hebt, krijg je {amount} terug.',
    /** `{name}` had paid, and a substitute comes. */
    toPayer: 'We betalen {amount} terug aan {name}, die betaald had.',
    amount: 'Bedrag',
    account: 'Op rekening',
    when: 'Wanneer',
    soon: 'binnen {terms.refund.figures}',
    askAccount:
      'Antwoord op deze mail met je IBAN; binnen {terms.refund.figures} daarna schrijven we het over.',
    /** The text on their bank statement, in letters of SEPA only. */
    communication: 'Terugbetaling {reference}',
  },
  balance: {
    title: 'Het saldo',
    ownNumber: 'Het saldo heeft een eigen mededeling, niet die van het voorschot.',
  },
  diets: {
    title: 'Wat je niet eet',
    text: 'We eten samen, altijd vegetarisch. Laat hier weten wat je niet verdraagt of liever laat staan; {terms.afterTheDay.spelled} na de workshop wissen we het.',
    /** They were asked before. */
    again: 'Al doorgegeven? Dan hoef je niets te doen.',
  },
  directions: {
    title: 'Zo geraak je er',
    car: 'Met de auto: vanuit Gent een kwartier. E17, afrit De Pinte, N60, dan de borden naar het dorp. Het laatste stuk is een dreef: stapvoets, de kippen hebben voorrang. Parkeren is gratis.',
    train:
      'Met de trein: station De Pinte, op de lijnen van Gent naar Kortrijk en naar Oudenaarde. Vandaar is het 500 meter naar het dorp, en nog {business.walkFromVillageMinutes} minuten te voet tot de hoeve.',
    /** Sequel to `train`, for a workshop that ends late. */
    lastTrain: 'Kijk vooraf na wanneer je trein terugrijdt.',
  },
  confirmed: {
    subject: 'Bevestigd: {workshop}, {date}',
    preview: 'Zodra je betaald hebt, ligt je plaats vast. Hier staat hoe.',
    title: 'Je bent welkom',
    text: 'Je reservatie is bevestigd. Met je betaling ligt ze vast.',
    /** Heading of the farm's own words with its yes. */
    ownWords: 'Nog een woordje van ons:',
    /** The deposit, or all of it, came before the answer. */
    alreadySecured:
      'Je reservatie is bevestigd. Je voorschot was ons voor, dus ligt ze meteen ook vast.',
    alreadyPaid:
      'Je reservatie is bevestigd. Je betaling was ons voor, dus is alles meteen in orde.',
    securedByVoucher: 'Je reservatie is bevestigd, en je cadeaubon legt ze meteen vast.',
    voucherPaid: 'Je cadeaubon betaalde {amount}. Er staat nog {left} op.',
    voucherUsedUp: 'Je cadeaubon betaalde {amount}. Hij is nu op.',
    voucherGone:
      'De cadeaubon die je opgaf, betaalt niets meer: hij is gebruikt of vervallen, of een nieuwere mail verving zijn code. Alles is nog te betalen; een andere code vul je in op de pagina van je reservatie.',
    depositTitle: 'Het voorschot',
    nextTitle: 'En dan',
    arrives:
      'Zodra je betaling er is (dat duurt soms een werkdag of twee), sturen we de wegbeschrijving{offers.diets.paid}.',
    arrivesAtOnce: 'De wegbeschrijving en wat je meebrengt, krijg je meteen in een tweede mail.',
    /** The balance's own mail is still to come. */
    balanceLater:
      'Het saldo van {amount} betaal je ten laatste op {date}; de gegevens mailen we vooraf.',
  },
  secured: {
    subject: 'Je plaats ligt vast: {workshop}, {date}',
    preview: 'De betaling van {amount} is er: je plaats op {date} ligt vast.',
    title: 'Je plaats ligt vast',
    /** `{amount}` is the sum that came. */
    text: 'De betaling van {amount} is er: het voorschot is binnen. Moeten wij annuleren, dan krijg je alles terug.',
    calendar: 'Met het agendabestand hierbij mag de datum in inkt.',
  },
  /** Sentence in the mail of a receipt. */
  tooMuch: 'Daarvan is {amount} meer dan er te betalen was; daarover hoor je nog van ons.',
  paid: {
    subject: 'Alles betaald: {workshop}, {date}',
    preview: 'De betaling van {amount} is er: alles is betaald voor {date}.',
    title: 'Alles is betaald',
    /** `{amount}` is the sum that came, `{total}` all sums. */
    text: 'De betaling van {amount} is er. Daarmee is alles betaald: {total}.',
    /** Left out of a mail about money that was paid at the workshop. */
    come: 'Nu moet je alleen nog komen.',
    next: 'Een paar dagen vooraf sturen we nog wat je meebrengt.',
  },
  declined: {
    subject: 'Het lukt helaas niet: {workshop}, {date}',
    preview: 'We kunnen je aanvraag niet aannemen. Misschien past een andere datum.',
    title: 'Die dag lukt het niet',
    text: 'We hadden je er graag bij, maar je aanvraag voor ‘{workshop}’ op {date} kunnen we niet aannemen. Je bent ons niets verschuldigd.',
    reasons: declineSentences,
    withRoom: 'Op deze data is er nog plaats:',
    others: 'Misschien past een andere datum.',
  },
  calledOff,
  cancelled: {
    subject: 'Geannuleerd: {workshop}, {date}',
    preview: 'Je reservatie is geannuleerd. Hier staat of je iets terugkrijgt.',
    title: 'Je reservatie is geannuleerd',
    byGuest: 'Jammer, maar bedankt dat je het liet weten.',
    byFarm:
      'We hebben je reservatie geannuleerd. Had je dat niet verwacht, laat het ons dan meteen weten.',
    nothingPaid: 'Je had nog niets betaald, en dus is niemand iets verschuldigd.',
    nothingBack:
      'Van de {paid} die je betaald hebt, krijg je volgens onze voorwaarden niets terug.',
    others: 'Misschien een volgende keer.',
  },
  moved,
  rebooked,
  partReceived,
  hoursChanged,
  partyChanged,
  takenBack,
  notedByMistake,
  /** Mail about an account that a guest named for a refund. */
  refundAccount: {
    subject: 'Rekening voor je terugbetaling: {workshop}, {date}',
    preview: 'Was jij dit niet? Dan houd je het tegen met één knop.',
    title: 'Is deze rekening van jou?',
    text: 'Er is gevraagd om {amount} terug te storten op een rekening die eindigt op {ending}.',
    /** The money came from another account. */
    other:
      'Je betaalde van een andere rekening. Daarom wachten we {terms.accountWait.figures} met de overschrijving.',
    /** No bank told where the money came from. */
    unknown:
      'We weten niet van welke rekening je betaalde. Daarom wachten we {terms.accountWait.figures} met de overschrijving.',
    yours: 'Als jij dit gevraagd hebt, hoef je niets te doen. Zo niet, houd het dan tegen.',
    stop: 'Deze rekening tegenhouden',
  },
  refunded: {
    subject: 'Terugbetaald: {amount}',
    preview: 'Je geld is onderweg. Meestal is het er binnen een werkdag.',
    title: 'Je geld is onderweg',
    text: 'We hebben je {amount} teruggestort. Zie je het na drie werkdagen niet, laat het ons dan weten.',
    /** The reason, one sentence below the sum. */
    reasons: {
      over: 'Er was te veel binnengekomen; dit is wat te veel was.',
      'after-end': 'Je betaling kwam binnen toen je reservatie al niet meer doorging.',
      party:
        'Je komt met minder mensen dan eerst; dit krijg je terug voor de plaatsen die vrijkwamen.',
      'called-off': 'We hebben de workshop op die datum afgelast.',
      declined: 'We konden je aanvraag niet aannemen.',
      cancelled: 'Je reservatie is geannuleerd, en je krijgt alles terug wat je betaald had.',
      'cancelled-part':
        'Je reservatie is geannuleerd; dit is wat je volgens onze voorwaarden terugkrijgt.',
      'place-taken': 'Na je annulatie heeft iemand je plaats ingenomen en betaald.',
    },
    /** The owner handed it back. */
    inCash: {
      preview: 'Je kreeg je geld contant terug.',
      title: 'Je kreeg je geld terug',
      text: 'We hebben je {amount} contant teruggegeven. Klopt dat niet, laat het ons dan weten.',
    },
  },
} as const
