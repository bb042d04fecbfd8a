import { rulesIn } from '../terms.ts'

const terms = rulesIn('nl')

/** The owner's desk and the pages behind the links in the owner's mails. */
export const desk = {
  openDesk: 'Naar je bureau',
  openBooking: 'Open de boeking',
  openDate: 'Open de datum',
  facts: {
    reference: 'Referentie',
    workshop: 'Workshop',
    date: 'Datum',
    participants: 'Aantal personen',
    name: 'Naam',
    email: 'E-mailadres',
    note: 'Notitie',
    status: 'Status',
    places: 'Vrij op die datum',
    language: 'Taal',
    iban: 'IBAN',
    communication: 'Mededeling',
    deposit: 'Voorschot',
    balance: 'Saldo',
    whole: 'Betaling',
    taken: 'Bezet',
    minimum: 'Minstens nodig',
    bookings: 'Boekingen',
    paidSoFar: 'Al betaald',
  },
  none: 'Geen',
  paidOf: '{paid} van {amount}',
  placesLeft: '{left} van de {capacity}',
  placesTaken: '{taken} van de {capacity} plaatsen',
  statuses: {
    unproven: 'Wacht op de link in de mail',
    requested: 'Aangevraagd',
    confirmed: 'Bevestigd, voorschot verwacht',
    /** The only payment is awaited. */
    awaited: 'Bevestigd, betaling verwacht',
    secured: 'Voorschot binnen',
    paid: 'Alles betaald',
    completed: 'Voorbij',
    declined: 'Geweigerd',
    cancelled: 'Geannuleerd',
    'called-off': 'Afgelast',
  },
  actions: {
    confirm: {
      title: 'Aanvraag bevestigen',
      button: 'Bevestigen',
      mail: 'De gast krijgt een mail met wat er te betalen is.',
    },
    decline: {
      title: 'Aanvraag weigeren',
      button: 'Ja, weigeren',
    },
    'deposit-received': {
      title: 'Voorschot ontvangen',
      text: 'Het voorschot wordt als betaald genoteerd.',
      mail: 'De gast krijgt een mail dat het er is.',
      button: 'Ja, het is binnen',
    },
    'balance-received': {
      title: 'Saldo ontvangen',
      text: 'Het saldo wordt als betaald genoteerd.',
      mail: 'De gast krijgt een mail dat alles in orde is.',
      button: 'Ja, het is binnen',
    },
    'all-received': {
      title: 'Alles ontvangen',
      text: 'Alles wat nog openstaat, wordt als betaald genoteerd.',
      mail: 'De gast krijgt één mail, dat alles in orde is.',
      button: 'Ja, alles is binnen',
    },
    'cancel-guest': {
      title: 'Boeking annuleren',
      text: 'De plaatsen komen vrij. Je kunt het daarna nog even ongedaan maken.',
      mail: 'De gast krijgt een mail.',
      button: 'Ja, annuleren',
      wish: {
        title: 'De gast komt niet meer',
        text: 'Er is {paid} betaald. Volgens de voorwaarden gaat daarvan vandaag {back} terug, en houd jij {kept}.',
        /** The terms give back the whole payment. */
        all: 'Volgens de voorwaarden gaat vandaag nog alles terug wat betaald is: {paid}.',
        none: 'Er is {paid} betaald. Volgens de voorwaarden gaat daar vandaag niets meer van terug.',
        button: 'Annuleren, {back} terug',
        keep: 'Annuleren, niets terug',
        onVoucher: 'Annuleren, {back} terug op de cadeaubon',
      },
      farm: {
        title: 'Je annuleert zelf, of geeft toch alles terug',
        text: 'Alles gaat terug: {paid}.',
        button: 'Annuleren, alles terug',
      },
      /** Behind the sentence of what goes back. */
      onVoucher: 'Daarvan gaat {amount} terug op de cadeaubon.',
    },
  },
  /** Replaces `mail` above. */
  noMail: 'De gast gaf geen e-mailadres: verwittig zelf.',
  transfer: {
    amount: 'Bedrag',
    account: 'Rekening (IBAN)',
    from: 'Het geld kwam van',
  },
  callOff: {
    title: 'Datum afgelasten',
    cancelled: {
      one: '{n} boeking wordt geannuleerd.',
      other: '{n} boekingen worden geannuleerd.',
    },
    allTold: {
      one: 'De gast krijgt een mail, en kiest: een andere datum of het geld terug.',
      other: 'Elke gast krijgt een mail, en kiest: een andere datum of het geld terug.',
    },
    othersTold:
      'Wie een e-mailadres gaf, krijgt een mail, en kiest: een andere datum of het geld terug.',
    noAddress: 'Zonder e-mailadres: {names}. Verwittig zelf.',
    waiting: {
      one: '{n} groep op de wachtlijst krijgt ook een mail.',
      other: '{n} groepen op de wachtlijst krijgen ook een mail.',
    },
    nobody: 'Op de site heeft niemand geboekt. De datum verdwijnt van het programma.',
    option: 'De optie van {name} vervalt. De groep krijgt een mail.',
    elsewhere: {
      one: '{n} plaats is elders geboekt: die gast verwittig je zelf.',
      other: '{n} plaatsen zijn elders geboekt: die gasten verwittig je zelf.',
    },
    button: 'Ja, ik gelast deze datum af',
    done: 'Deze datum is afgelast. Hier is niets meer te doen.',
  },
  goAhead: {
    title: 'Deze datum gaat door',
    text: 'De datum blijft staan en je wordt er niet opnieuw naar gevraagd. De gasten krijgen daar geen mail over.',
    button: 'Ja, hij gaat door',
    done: 'Beslist: deze datum gaat door. Hier is niets meer te doen.',
  },
  dateOver: 'Deze datum is voorbij. Hier is niets meer te doen.',
  /** Next event in the life of a booking. */
  next: {
    unproven: 'De gast moet nog op de link in de mail klikken. Tot dan houden we niets vrij.',
    request: 'De gast wacht nog op je antwoord.',
    money: 'Nu is het aan de gast: {amount}, verwacht tegen {date}.',
    practical: `De gast krijgt ${terms.practical.spelled} vooraf de praktische mail en jij de voorbereiding.`,
    owed: 'De gast moet nog {amount} betalen.',
    writtenOff: 'Er bleef {amount} onbetaald, en je vraagt er niet meer naar.',
    invoice: 'Er is nog een factuur of creditnota te maken: zie ‘Factuur voor een zaak’.',
    byTelephone: 'Alles is betaald. De gast heeft geen e-mailadres: bel voor wat praktisch is.',
    ready: 'Alles is klaar: de gast heeft de praktische mail en jij de voorbereiding.',
    refund: 'Nog terug te betalen: {amount}. De code om te scannen staat op de boeking.',
    refundNoAccount:
      'Nog terug te betalen: {amount}. Vraag de gast op welke rekening het terug mag.',
    nothing: 'Hier is niets meer te doen.',
  },
} as const
