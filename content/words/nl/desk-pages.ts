import { deskDates } from './desk-dates.ts'
import { deskEvents } from './desk-events.ts'
import { deskParty } from './desk-party.ts'

/** The pages of the owner's desk: Dutch alone. */
export const deskPages = {
  nav: {
    label: 'Bureau',
    home: 'Vandaag',
    dates: 'Datums',
    account: 'Rekening',
    messages: 'Berichten',
    settings: 'Links',
  },
  home: {
    title: 'Je bureau',
    toDo: 'Te doen',
    nothing: 'Niets. Ga gerust naar de kippen kijken.',
    coming: 'Wie er komt',
    noDates: 'Er staan geen datums op het programma.',
    clockDoubt:
      'De klok van de server wijst {now}. Voor het laatst zeker was ze op {before}. Tot {until} wissen ' +
      'we dus niets, sluiten we geen boekingen af en vertrekken er geen herinneringen. Staat de klok ' +
      'verkeerd, zet ze dan juist: dan gaat alles vanzelf verder.',
    clockRight: 'De klok staat juist',
  },
  toDo: {
    request: 'Aanvraag beantwoorden: {name}, {count} p., {workshop} op {date}',
    requestHours: 'nog {hours} uur van de 24',
    requestLate: 'de 24 uur zijn voorbij',
    depositOverdue: 'Voorschot niet gezien: {name}, {amount}',
    partOverdue: 'Nog niet alles gezien: {name}, {amount} te weinig',
    balanceOverdue: 'Saldo niet gezien: {name}, {amount}',
    due: 'verwacht op {date}',
    owing: 'Nog te ontvangen: {name}, {amount}',
    owingAfter: 'de workshop was op {date}',
    refund: 'Terug te betalen: {name}, {amount}',
    refundHow: 'code om te scannen staat op de boeking',
    movement: 'Betaling na te kijken: {payer}, {amount} op {date}',
    movementNobody: 'naam onbekend',
    movementOver: 'Er kwam te veel.',
    failedMail: 'Mail niet aangekomen: {to}',
    tryAgain: 'Probeer opnieuw',
    mailAgain: 'Al die mails opnieuw proberen',
  },
  date: {
    people: 'Wie er komt',
    nobody: 'Nog niemand.',
    taken: '{taken} van de {capacity} plaatsen bezet',
    elsewhere: 'waarvan {count} elders geboekt',
    persons: { one: '{n} persoon', other: '{n} personen' },
    owes: 'nog {amount}',
    paid: 'betaald',
    /** A date that was called off: who had booked it, and how their money stands. */
    former: {
      title: 'Wie geboekt had',
      nobody: 'Niemand had geboekt.',
      noEmail: 'Geen e-mailadres: verwittig zelf',
      calledOff: 'Afgelast',
      cancelled: 'Geannuleerd',
      cancelledBy: 'Geannuleerd door {by} op {date}',
      declined: 'Geweigerd op {date}',
      owed: {
        one: 'Nog {amount} terug te betalen, aan {n} gast.',
        other: 'Nog {amount} terug te betalen, aan {n} gasten.',
      },
      allRefunded: 'Alles wat terug moest, is terugbetaald.',
      toRefund: '{amount} terug te betalen',
      refunded: '{amount} terugbetaald op {date}',
      nothingPaid: 'Niets betaald',
      kept: '{amount} betaald, niets terug te betalen',
      waited: 'Wie op de wachtlijst stond',
      told: 'kreeg bericht',
    },
    prepare: 'Voor de dag zelf',
    waiting: 'Wachtlijst',
    waitingSince: 'wacht sinds {since}',
    /** Over the list of a date that is closed. */
    waitingClosed: 'Zolang de datum gesloten is, bieden we niemand op deze lijst plaatsen aan.',
    offered: 'plaatsen aangeboden tot {until}',
    list: 'Lijst afdrukken',
    csv: 'Lijst voor een rekenblad (CSV)',
    calendar: 'In je agenda zetten',
    state: { open: 'Open', closed: 'Gesloten voor nieuwe boekingen', 'called-off': 'Afgelast' },
    change: 'Datum aanpassen',
    capacity: 'Plaatsen',
    capacityProblem: 'Er zijn meer plaatsen bezet dan dat. Geef {taken} of meer.',
    placesProblem: 'Geef een aantal plaatsen van {min} tot {max}.',
    bookedElsewhere: 'Elders geboekt',
    elsewhereProblem: 'Geef hoeveel plaatsen elders geboekt zijn, van {min} tot {max}.',
    minimum: 'Gaat door vanaf (leeg: altijd)',
    minimumProblem:
      'Geef vanaf hoeveel personen de datum doorgaat, van {min} tot {max}, of laat het leeg.',
    decidesOn: 'Beslissen op',
    decidesOnProblem: 'Geef de dag waarop je beslist, voor de workshop zelf.',
    note: 'Notitie, alleen voor jou',
    save: 'Bewaren',
    close: 'Sluiten voor nieuwe boekingen',
    open: 'Weer openen',
    callOff: 'Datum afgelasten',
    callOffSure: 'Ja, ik gelast deze datum af',
    sureProblem: 'Zet een vinkje als je het zeker weet.',
    phone: 'Boeking per telefoon',
    phoneText:
      'Meteen bevestigd. Met een e-mailadres vertrekt de mail met de betaalgegevens. Zonder ' +
      'vertrekt er niets: bedrag en mededeling staan dan op de bladzijde van de boeking.',
    phoneNote: 'Telefoonnummer en notitie, alleen voor jou',
    participants: 'Aantal personen',
    participantsProblem: 'Geef een aantal personen van {min} tot {max}.',
    name: 'Naam',
    nameProblem: 'Geef een naam van hoogstens 100 tekens.',
    email: 'E-mailadres (mag leeg blijven)',
    emailProblem: 'Dit e-mailadres klopt niet.',
    language: 'Taal van de mails',
    noRoom: 'Zoveel plaatsen zijn er niet meer.',
    book: 'Boeken',
  },
  booking: {
    history: 'Wat er gebeurd is',
    payments: 'Betalingen',
    due: 'ten laatste op {date}',
    note: 'Notitie, alleen voor jou',
    saveNote: 'Notitie bewaren',
    guest: 'Naam of e-mailadres verbeteren',
    saveGuest: 'Bewaren',
    newLink: 'Stuur de gast een nieuwe link',
    actions: 'Wat je kunt doen',
    move: 'Andere datum geven',
    moveTo: 'Nieuwe datum',
    moveText: 'Wat betaald is, verhuist mee. {told}',
    moveMail: 'De gast krijgt meteen een mail met de nieuwe datum.',
    rebookText: 'Geef je een andere datum, dan gaat de boeking daar gewoon verder.',
    rebookPaidText:
      'Geef je een andere datum voor je terugbetaalt, dan verhuist wat betaald is mee en ' +
      'verdwijnt de terugbetaling van je lijst.',
    rebookPaidBack:
      'Het geld is intussen terugbetaald. Boek de gast opnieuw op de bladzijde van de datum.',
    chooseDate: 'Kies een datum',
    dateProblem: 'Kies de datum waarop de gast komt.',
    party: 'Aantal personen aanpassen',
    partyText:
      'Prijs, voorschot en saldo volgen vanzelf; wat betaald is, blijft betaald. Vallen er ' +
      'plaatsen weg, dan geven de voorwaarden vandaag {percent}% terug van wat daarvoor betaald is.',
    partyMail: 'De gast krijgt een mail.',
    partyFree: 'Nog vrij op die datum: {left}',
    weighParty: 'Toon wat dat verandert',
    partyNoRoom:
      'Daarvoor is er geen plaats. Nog vrij, naast de plaatsen van deze boeking: {left}. ' +
      'Geef hoogstens {most}.',
    noOtherDate: 'Geen andere datum heeft genoeg plaats.',
    writeOff: 'Laat maar',
    writeOffText:
      'Er staat nog {amount} open. Wil je daar niet meer achteraan, dan verdwijnt het van je ' +
      'lijst. De gast hoort er niets van, en komt het geld toch, dan wordt het gewoon geboekt.',
    refund: 'Terug te betalen: {amount}',
    refundNoIban: 'De gast gaf geen rekening, en de bank noemde er geen. Vraag ze per mail.',
    refundAccount: 'Rekening invullen of verbeteren',
    keepAccount: 'Rekening bewaren',
    accountProblem: 'Deze IBAN klopt niet. Kijk de cijfers na.',
    refundPaid: 'Terugbetaald',
    refundDone: 'Terugbetaald op {date}: {amount}',
    mailTo: 'Schrijf {email}',
  },
  party: deskParty,
  /** In place of `events.moved` when the guest gave up a part of the refund by it. */
  movedAtMost:
    'Verhuisd van {from} naar {to}; annuleert de gast nog, dan gaat hoogstens {percent}% terug',
  /** In place of `events.rebooked` when a refund had been put down. */
  rebookedUnrefunded:
    'Na de afgelasting van {from} verhuisd naar {to}; {amount} verhuisde mee en gaat niet terug',
  /** Said when a refund is marked as paid that was taken back since, by what it had been put down with. */
  refundGone: {
    rebooked:
      'Deze terugbetaling staat er niet meer: er is een andere datum gekozen, en het geld ' +
      'verhuisde mee. Had je al betaald, schrijf de gast dan.',
    'party-changed':
      'Deze terugbetaling staat er niet meer: er kwamen weer plaatsen bij, en het geld telt daarvoor ' +
      'als betaald. Kijk wat er nu staat. Had je al betaald, schrijf de gast dan.',
  },
  events: deskEvents,
  hands: { guest: 'de gast', owner: 'jij', bank: 'een afschrift', clock: 'de kalender' },
  payments: { deposit: 'voorschot', balance: 'saldo' },
  dates: deskDates,
  messages: { title: 'Berichten', none: 'Nog geen berichten.', reply: 'Antwoorden' },
  settings: {
    title: 'Links',
    text:
      'Elke link in je mails opent iets van de hoeve. Is je mailbox of telefoon in vreemde ' +
      'handen geweest, sluit dan alle links. Je krijgt meteen een mail met een nieuwe link naar ' +
      'je bureau.',
    button: 'Alle links sluiten',
  },
  notThere: {
    title: 'Dit is er niet meer',
    text:
      'Deze bladzijde, boeking of datum is er niet, of niet meer: na een tijd wissen we wat van ' +
      'gasten bewaard is. Wat er nu is, vind je bij Vandaag.',
    home: 'Naar Vandaag',
  },
  ended: {
    title: 'Deze link is verlopen',
    text: 'Vraag een nieuwe. Die gaat naar het mailadres van de hoeve.',
    button: 'Stuur me een link naar het bureau',
    sentTitle: 'Er is een mail onderweg',
    sent: 'In de mailbox van de hoeve vind je de link naar je bureau.',
  },
} as const
