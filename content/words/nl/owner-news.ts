import { rulesIn } from '../terms.ts'

const terms = rulesIn('nl')

/** The mails to the farm about what happens to a booking or a date. */
export const ownerNews = {
  facts: {
    newDate: 'Nieuwe datum',
    oldDate: 'Komt vrij',
    calledOffDate: 'Afgelast',
    participants: 'Personen',
    name: 'Naam',
    email: 'E-mail',
    noEmail: 'Geen: rechtstreeks bij jou geboekt',
    language: 'Taal',
    none: 'Niets bijzonders',
    deposit: 'Voorschot',
    balance: 'Saldo',
    whole: 'Betaling',
    /** Receipts of a payment. */
    paidUntil: '{paid} van {amount}, verwacht tegen {date}',
    reference: 'Referentie',
    places: 'Bezet',
    minimum: 'Nodig',
  },
  actions: {
    confirm: 'Bevestigen',
    decline: 'Weigeren',
    'deposit-received': 'Het voorschot is binnen',
    'balance-received': 'Het saldo is binnen',
    'all-received': 'Alles is binnen',
    'cancel-guest': 'De boeking annuleren',
    'refund-paid': 'Ik heb het terugbetaald',
    'go-ahead': 'Ja, hij gaat door',
    'call-off': 'De datum afgelasten',
  },
  oneButton: 'Een link openen doet nog niets; dat doet pas de knop op de pagina.',
  reply: 'Je antwoord op deze mail gaat rechtstreeks naar de gast.',
  unanswered: {
    subject: 'Onbeantwoord: {name}, {workshop}, {date}',
    preview: 'De tijd die we beloven, is bijna om.',
    title: 'Deze aanvraag wacht op je',
    text: '{name} mag een antwoord verwachten, ten laatste op {until}. Tot je antwoordt, houden we de plaatsen vrij.',
    unproven:
      'Niemand klikte al op een link in een mail naar deze gast: we weten dus nog niet of het adres klopt.',
  },
  cancelled: {
    subject: 'Gast annuleert: {name}, {workshop}, {date}',
    preview: 'Er komt plaats vrij. Je hoeft niets terug te betalen.',
    /** The same where money goes back. */
    previewBack: 'Er komt plaats vrij. Terug te betalen: {amount}.',
    title: 'Een gast komt niet',
    text: {
      one: '{name} heeft geannuleerd. De plaats komt vrij.',
      other: '{name} heeft geannuleerd. De {n} plaatsen komen vrij.',
    },
    /** Freed places that were offered in the same change. */
    offered: {
      one: 'De wachtlijst kreeg meteen een aanbod voor {n} plaats.',
      other: 'De wachtlijst kreeg meteen een aanbod voor {n} plaatsen.',
    },
    nothingPaid: 'Er was nog niets betaald, dus er is ook niets terug te betalen.',
    nothingBack: 'Er was {paid} betaald. Daarvan gaat volgens de voorwaarden niets terug.',
    /** The guest gets what is kept, once somebody has paid for the places. */
    ifTaken:
      'Betaalt iemand anders de plaats, dan gaat er tot {amount} extra terug. Die terugbetaling komt vanzelf op je lijst.',
    creditNote:
      'Van deze boeking is er een factuur, die niet meer klopt. De creditnota staat op je lijst.',
  },
  refund: {
    text: `De gast rekent erop binnen ${terms.refund.figures}. Is het vertrokken, zeg het dan met de knop: de gast krijgt er bericht van.`,
    noAccount:
      'De gast zei nog niet op welke rekening. In de mail aan de gast vragen we het; het antwoord komt in je mailbox. Is het geld vertrokken, zeg het dan met de knop.',
    /** Placeholders `{known}`, `{asked}` and `{from}`. */
    otherAccount:
      'Dit gaat naar een andere rekening dan waar het geld vandaan kwam. Het kwam van {known}; opgegeven is {asked}. De gast kreeg een mail om dat tegen te houden. Betaal niet eerder dan {from}: dan staat de code op de boeking.',
    /** Placeholders `{asked}` and `{from}`. */
    typedAccount:
      'De opgegeven rekening is {asked}. Niets bewijst wie ze intikte, dus kreeg de gast een mail om ze tegen te houden. Betaal niet eerder dan {from}: dan staat de code op de boeking.',
    fromSame: 'die rekening',
    fromUnknown: 'onbekend',
    noAccountNoEmail:
      'De gast gaf geen rekeningnummer op en heeft geen e-mailadres: vraag het per telefoon.',
    beneficiary: 'Begunstigde',
    alt: 'QR-code voor de app van je bank. Dezelfde gegevens staan hier als tekst.',
    scan: 'Scan dit met de app van je bank, of neem de gegevens over.',
  },
  moved: {
    subject: 'Andere datum: {name}, {workshop}, {date}',
    preview: 'Dezelfde gast, een andere dag.',
    title: 'Een gast komt op een andere dag',
    text: '{name} koos zelf een andere datum. Wat betaald is, verhuist mee.',
  },
  rebooked: {
    subject: 'Omgeboekt: {name}, {workshop}, {date}',
    preview: 'Een gast van een afgelaste datum koos zelf een andere.',
    title: 'Een gast koos een andere datum',
    text: '{name} had een datum die je afgelastte, en koos er zelf een andere voor in de plaats.',
    /** A refund waits for the owner. */
    noRefund:
      'De {amount} die je moest terugbetalen, verhuist mee: je hoeft niets meer terug te betalen. Was het geld al vertrokken, mail de gast dan meteen.',
    isRequest: 'Op deze aanvraag had je nog niet geantwoord: ze wacht nu weer op je.',
    nothing: 'Je hoeft niets te doen.',
  },
  waitingAccepted: {
    subject: 'Van de wachtlijst: {name}, {workshop}, {date}',
    preview: 'De boeking is bevestigd. Je hoeft niets te doen.',
    title: 'Iemand van de wachtlijst komt',
    text: '{name} nam je aanbod aan. De boeking is bevestigd en de betaalgegevens zijn vertrokken. Je hoeft niets te doen.',
  },
  deskKey: {
    subject: 'Je sleutel voor het bureau',
    preview: `Hij werkt één keer, en ${terms.deskKey.figures} lang.`,
    title: 'Je sleutel voor het bureau',
    text: `Open hem op het toestel waarop je hem vroeg: je bureau kent het dan voortaan. De sleutel werkt één keer, en ${terms.deskKey.figures} lang. Stuur deze mail niet door.`,
    button: 'Open het bureau op dit toestel',
    notAsked: `Heb je hem niet zelf gevraagd? Dan vroeg iemand anders hem, maar hij komt alleen in deze mailbox aan. Laat hem liggen: na ${terms.deskKey.figures} werkt hij niet meer.`,
  },
  burst: {
    /** `{what}` is one of the three below it. */
    subject: 'Veel tegelijk: {what}',
    requests: { one: '{n} aanvraag', other: '{n} aanvragen' },
    messages: { one: '{n} bericht', other: '{n} berichten' },
    both: '{requests} en {messages}',
    preview: 'Alles in één mail, om je mailbox te sparen.',
    title: 'Veel tegelijk',
    text: 'We kregen {what}, kort na elkaar. Je leest ze op je bureau.',
    messagesTitle: 'De berichten',
    message: '{name} ({email}): {subject}',
    openMessage: 'Open het bericht op je bureau',
    listTitle: 'De aanvragen',
    openRequest: 'Open de aanvraag op je bureau',
    line: {
      one: '{name}, {n} persoon: {workshop}, {date}',
      other: '{name}, {n} personen: {workshop}, {date}',
    },
    more: { one: 'En nog {n}', other: 'En nog {n}' },
    careful:
      'Ken je de reden van deze drukte niet? Kijk dan elke aanvraag even na voor je ze bevestigt.',
  },
  toDecide: {
    subject: 'Te beslissen: {workshop}, {date}',
    preview: 'Gaat deze datum door? Ten laatste vandaag wilde je dat beslissen.',
    title: 'Gaat deze datum door?',
    text: 'Ten laatste vandaag wilde je beslissen of deze datum doorgaat.',
    guestsTitle: 'Wie er geboekt heeft',
    guest: { one: '{name}, {n} persoon: {status}', other: '{name}, {n} personen: {status}' },
    elsewhere: { one: '{n} plaats, elders geboekt', other: '{n} plaatsen, elders geboekt' },
    consequence:
      'Last je de datum af, dan gaat al het betaalde geld terug, en krijgt wie een e-mailadres gaf een mail. Op de pagina zie je eerst om hoeveel het gaat.',
  },
  prepSheet: {
    subject: 'Klaarzetten: {workshop}, {date}',
    preview: 'Wie er komt, en wat er klaar moet staan.',
    title: 'Voorbereiding: {workshop}',
    later:
      'Gasten kunnen over allergieën en diëten antwoorden tot {until}. Op de pagina van de datum staat altijd het laatste.',
    private: `In deze mail staan namen en allergieën. Gooi hem na de workshop weg, met wat je afdrukte. De site wist de allergieën zelf, ${terms.afterTheDay.spelled} na de workshop.`,
    privateNames: 'In deze mail staan namen. Gooi hem na de workshop weg, met wat je afdrukte.',
  },
} as const
