import { deskReceipts } from './desk-receipts.ts'

/** The pages of the owner's desk. */
export const deskPages = {
  nav: {
    label: 'Bureau',
    others: 'Meer van je bureau',
    home: 'Vandaag',
    dates: 'Data',
    account: 'Rekening',
    figures: 'Cijfers',
    messages: 'Berichten',
    devices: 'Toestellen',
    house: 'Huis',
    vouchers: 'Cadeaubonnen',
  },
  /** Messages that wait, on every page. */
  counted: { menu: '{name} ({n})', title: '({n}) {title}' },
  home: {
    toDo: 'Te doen',
    nothing: 'Niets. Zet gerust koffie.',
    coming: 'Wie er komt',
    noDates: 'Er staan geen data op het programma.',
    clockDoubt:
      'De klok van de server wijst {now}. Laatste zekere tijd: {before}. Tot {until} wissen we dus niets, komen er geen nieuwe data bij, sluiten we geen boekingen af en vertrekken er geen herinneringen. Staat de klok verkeerd, zet ze dan juist: dan gaat alles vanzelf verder.',
    clockRight: 'De klok staat juist',
  },
  date: {
    people: 'Wie er komt',
    actions: 'Wat je kunt doen',
    nobody: 'Nog niemand.',
    nthDay: 'Dag {nth} van {n}',
    taken: '{taken} van de {capacity} plaatsen bezet',
    waits: {
      one: '{n} persoon op de wachtlijst',
      other: '{n} personen op de wachtlijst',
    },
    elsewhere: 'waarvan {count} elders geboekt',
    offeredToList: '{count} aangeboden aan de wachtlijst',
    persons: { one: '{n} persoon', other: '{n} personen' },
    owes: 'nog {amount}',
    paid: 'betaald',
    allPaid: 'alles betaald',
    prepare: 'Voor de dag zelf',
    waiting: 'Wachtlijst',
    waitingSince: 'wacht sinds {since}',
    /** Note above the waiting list of a closed date. */
    waitingClosed: 'Zolang de datum gesloten is, bieden we niemand op deze lijst plaatsen aan.',
    offered: 'aangeboden tot {until}',
    csv: 'Lijst voor een rekenblad (CSV)',
    calendar: 'In je agenda zetten',
    state: {
      open: 'Open',
      closed: 'Gesloten voor nieuwe boekingen',
      held: 'Nog niet op de site: eerst voor wie erop wachtte',
      private: 'Besloten groep',
      away: 'Niet aangeboden: we zijn weg',
      'off-site': 'Niet aangeboden: deze workshop staat niet op de site',
      'called-off': 'Afgelast',
    },
    over: 'Deze workshop is voorbij.',
    prices: '{least} tot {most}',
    change: 'Datum aanpassen',
    capacity: 'Plaatsen',
    capacityProblem: 'Er zijn meer plaatsen bezet dan dat. Vul {taken} of meer in.',
    placesProblem: 'Vul een aantal plaatsen in, van {min} tot {max}.',
    bookedElsewhere: 'Elders geboekt',
    bookedElsewhereProblem: 'Vul in hoeveel plaatsen elders geboekt zijn, van {min} tot {max}.',
    minimum: 'Gaat door vanaf hoeveel personen? (leeg: hij gaat altijd door)',
    minimumProblem:
      'Vul in vanaf hoeveel personen de datum doorgaat, van {min} tot {max} en niet meer dan er plaatsen zijn. Leeg laten kan als de beslisdag ook leeg is.',
    decidesOn: 'Beslissen op',
    decidesOnProblem: 'Vul de dag in waarop je beslist, voor de workshop zelf.',
    note: 'Notitie, alleen voor jou',
    save: 'Bewaren',
    close: 'Sluiten voor nieuwe boekingen',
    open: 'Weer openen',
    publish: 'Op de site zetten',
    sureProblem: 'Zet een vinkje als je het zeker weet.',
    phone: 'Boeking per telefoon',
    phoneText:
      'De boeking is meteen bevestigd. Is er een e-mailadres, dan krijgt de gast een mail met wat er te betalen is. Is er geen, dan vind je bedrag en mededeling op de pagina van de boeking.',
    'phone-note': 'Notitie, alleen voor jou',
    participants: 'Aantal personen',
    participantsProblem: 'Vul een aantal personen in, van {min} tot {max}.',
    name: 'Naam',
    nameProblem: 'Vul een naam in van hoogstens {most} tekens.',
    email: 'E-mailadres (mag leeg blijven)',
    emailProblem: 'Dit e-mailadres klopt niet. Verbeter het, of laat het leeg.',
    telephone: 'Telefoon (mag leeg blijven)',
    telephoneProblem:
      'In dit veld staat geen nummer dat je kunt bellen. Vul het voluit in, of laat het leeg.',
    language: 'Taal van de mails',
    voucher: 'Code van een cadeaubon (mag leeg blijven)',
    voucherProblem: deskReceipts.voucher.problems['no-code'],
    noRoom: 'Zoveel plaatsen zijn er niet meer. Neem er minder, of een andere datum.',
    book: 'Boeken',
  },
  booking: {
    history: 'Wat er gebeurd is',
    due: 'ten laatste op {date}',
    actions: 'Wat je kunt doen',
    steps: 'Ontvangen of annuleren',
    money: 'Geld',
    total: 'Totaal',
    chooseDate: 'Kies een datum',
    partyNow:
      'Met hoeveel komen ze? Nu met {n}. Tik een ander aantal aan en je ziet eerst wat dat verandert.',
    giveAgain: 'Toch nog boeken',
    giveAgainText:
      'Je maakt dan een nieuwe boeking met dezelfde gegevens. Ze is meteen bevestigd. Wat je nog moest terugbetalen, blijft staan.',
    partyNoRoom:
      'Daarvoor is er geen plaats. Nog vrij, naast de plaatsen van deze boeking: {left}. Vul hoogstens {most} in.',
    refund: 'Terug te betalen: {amount}',
    /** No account is known, and the money came in cash. */
    refundOfCash: 'Het kwam contant. Geef het zo terug, of vraag op welke rekening het terug mag.',
    refundNoIban:
      'We weten niet van welke rekening dit geld kwam. Vraag naar welke rekening het terug mag.',
    /** A companion paid a share from there: "€ 95 kwam van Constant Goossens, BE19 6741 7898 4812." */
    refundCameFrom: '{amount} kwam van {account}.',
    refundOfShare:
      'Zo betaalde wie mee aanschoof zijn eigen deel. Vraag of het daarheen terug mag.',
    refundDone: 'Terugbetaald op {date}: {amount}',
  },
  /** Replaces `events.moved` when the guest gave up a part of the refund by moving. */
  movedAtMost:
    'Verhuisd van {from} naar {to}; annuleert de gast nog, dan gaat hoogstens {percent}% terug',
  /** Likewise in place of `events['split-off']`. */
  splitOffAtMost:
    'Gesplitst: {participants} van {from} hierheen, met {amount}; annuleert de gast nog, dan gaat daarvan hoogstens {percent}% terug. Boeking',
  /** Replaces `events.rebooked` when a refund was planned. */
  rebookedUnrefunded:
    'Na de afgelasting van {from} verhuisd naar {to}; {amount} verhuisde mee en gaat niet terug',
  /** Refunds that were marked as paid but had been taken back, by their origin. */
  refundGone: {
    rebooked:
      'Deze terugbetaling staat er niet meer: er is een andere datum gekozen, en het geld verhuisde mee. Had je al betaald, mail de gast dan.',
    'party-changed':
      'Deze terugbetaling staat er niet meer: er kwamen weer plaatsen bij, en het geld telt daarvoor als betaald. Kijk wat er nu staat. Had je al betaald, mail de gast dan.',
  },
  hands: { guest: 'de gast', owner: 'jij', bank: 'een uittreksel', clock: 'vanzelf' },
  payments: { deposit: 'voorschot', balance: 'saldo', whole: 'betaling' },
  earlier: 'Vroeger',
  /** A page or a press that failed: the disk is full, or the program is wrong. */
  failed:
    'Dit lukte niet. Kijk over een minuut wat ervan bewaard is, en probeer het dan opnieuw. Blijft het misgaan, vraag dan wie voor je server zorgt of de schijf vol is: het logboek van de server zegt waarom.',
  notThere: {
    title: 'Dit is er niet meer',
    text: 'Deze pagina, boeking of datum is er niet, of niet meer: na een tijd wissen we wat van gasten bewaard is. Wat er nu is, vind je bij ‘Vandaag’.',
    home: 'Naar Vandaag',
  },
} as const
