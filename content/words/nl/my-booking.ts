import type { MyBookingWords } from '../shape/my-booking.ts'

export const myBooking: MyBookingWords = {
  title: 'Je boeking',
  statuses: {
    requested: {
      title: 'Je aanvraag ligt bij ons',
      text: 'We kijken de datum na en antwoorden binnen 24 uur. Tot dan betaal je niets.',
    },
    confirmed: {
      title: 'We verwachten je',
      text: 'De datum is bevestigd. Met het voorschot ligt je plaats vast.',
    },
    secured: {
      title: 'Je plaats ligt vast',
      text: 'Het voorschot is binnen. De rest betaal je ten laatste een week voor de workshop.',
    },
    paid: {
      title: 'Alles is in orde',
      text: 'Alles is betaald. Drie dagen vooraf sturen we de wegbeschrijving en wat je meebrengt.',
    },
    completed: {
      title: 'Het is geweest',
      text: 'Bedankt dat je er was. Borrelt er thuis iets vreemds, schrijf ons gerust.',
    },
    declined: {
      title: 'Deze keer lukte het niet',
      text: 'We konden je aanvraag niet aannemen. Misschien past een andere datum.',
    },
    cancelled: {
      title: 'Deze boeking is geannuleerd',
      text: 'De plaatsen zijn weer vrij. Je bent altijd welkom op een andere datum.',
    },
  },
  facts: {
    reference: 'Referentie',
    workshop: 'Workshop',
    date: 'Datum',
    time: 'Uur',
    participants: 'Aantal personen',
    where: 'Waar',
    total: 'Totaal',
    paid: 'Al betaald',
  },
  payment: {
    deposit: 'Voorschot: {amount}, ten laatste op {date}',
    balance: 'Saldo: {amount}, ten laatste op {date}',
    howTo:
      'Scan de code met de app van je bank, of neem de gegevens over. Tik op een lijn om ze ' +
      'helemaal te selecteren.',
    amount: 'Bedrag',
    beneficiary: 'Begunstigde',
    account: 'Rekening (IBAN)',
    communication: 'Gestructureerde mededeling',
    code: 'QR-code voor een overschrijving van {amount}; dezelfde gegevens staan ernaast.',
  },
  links: {
    title: 'Wat je kunt doen',
    calendar: 'De datum in je agenda zetten',
    move: 'Een andere datum kiezen',
    cancel: 'Annuleren',
    back: 'Terug naar je boeking',
  },
  refunds: {
    title: 'Als je toch niet kunt komen',
    everything: 'Tot en met {until} krijg je alles terug: {amount}.',
    part: 'Tot en met {until} krijg je {amount} terug, of je kiest een andere datum.',
    nothing: 'Vanaf dan krijg je niets terug.',
    nothingPaid: 'Je hebt nog niets betaald. Annuleren kost je niets.',
  },
  cancel: {
    title: 'Je boeking annuleren',
    refundToday: 'Annuleer je vandaag, dan krijg je {amount} terug.',
    noRefundToday: 'Annuleer je vandaag, dan krijg je niets meer terug.',
    nothingPaid: 'Je hebt nog niets betaald, dus er is niets terug te betalen.',
    moveInstead: 'Liever een andere datum? Dan verhuist alles wat je betaald hebt mee.',
    iban: 'Rekening waarop je het geld terug wilt (IBAN)',
    ibanHint: 'Bijvoorbeeld BE71 0961 2345 6769.',
    ibanProblem: 'Deze rekening klopt niet. Kijk de cijfers van je IBAN na.',
    button: 'Ja, annuleren',
    doneWithRefund: 'Je krijgt {amount} terug. Reken op enkele werkdagen.',
    done: 'Er is niets meer te betalen of terug te krijgen.',
  },
  move: {
    title: 'Een andere datum',
    text: 'Wat je betaald hebt, telt gewoon verder op de nieuwe datum.',
    legend: 'Kies een datum',
    spotsLeft: { one: 'nog {n} plaats', other: 'nog {n} plaatsen' },
    dateProblem: 'Kies een datum uit de lijst.',
    noRoom: 'Op die datum is net te weinig plaats overgebleven. Kies een andere.',
    none:
      'Er is nu geen andere datum met genoeg plaats voor je gezelschap. ' +
      'Schrijf naar {email}, dan zoeken we samen.',
    button: 'Naar deze datum verhuizen',
  },
  refusals: {
    over: 'Aan deze boeking is niets meer te veranderen.',
    tooLateToMove:
      'Binnen de drie dagen voor de workshop kun je hier geen andere datum meer kiezen. ' +
      'Is er iets gebeurd, bel of schrijf ons.',
    tooLateToCancel: 'De workshop is al begonnen.',
  },
  newLink: {
    title: 'Een nieuwe link',
    text:
      'Geef het e-mailadres waarmee je geboekt hebt. We sturen naar dat adres een nieuwe link; ' +
      'de oude werkt dan niet meer.',
    email: 'E-mailadres',
    emailProblem: 'Vul een e-mailadres in, zoals naam@voorbeeld.be.',
    button: 'Stuur me een nieuwe link',
    sent:
      'Kennen we dit adres van een boeking die nog komt, dan is er een mail onderweg. ' +
      'Kijk ook bij de ongewenste mail.',
  },
  unknownLink: {
    title: 'Deze link werkt niet meer',
    text:
      'Hij is afgelopen, vervangen door een nieuwere, of niet helemaal overgenomen. ' +
      'Kijk in je laatste mail van ons, of vraag een nieuwe.',
    newLink: 'Vraag een nieuwe link',
  },
}
