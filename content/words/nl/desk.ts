/** The owner's desk and the pages behind the links in the owner's mails: Dutch alone. */
export const desk = {
  openDesk: 'Naar je bureau',
  facts: {
    reference: 'Referentie',
    workshop: 'Workshop',
    date: 'Datum',
    participants: 'Aantal personen',
    name: 'Naam',
    email: 'E-mailadres',
    requirements: 'Wat we moeten weten',
    status: 'Stand',
    places: 'Vrij op die datum',
    language: 'Taal',
    communication: 'Mededeling',
    deposit: 'Voorschot',
    balance: 'Saldo',
  },
  none: 'Geen',
  paidOf: '{paid} van {amount}',
  placesLeft: '{left} van de {capacity}',
  statuses: {
    requested: 'Aangevraagd',
    confirmed: 'Bevestigd, voorschot verwacht',
    secured: 'Voorschot binnen',
    paid: 'Alles betaald',
    completed: 'Geweest',
    declined: 'Geweigerd',
    cancelled: 'Geannuleerd',
  },
  actions: {
    confirm: {
      title: 'Aanvraag bevestigen',
      text: 'De gast krijgt meteen een mail met de betaalgegevens voor het voorschot.',
      button: 'Ja, bevestigen',
    },
    decline: {
      title: 'Aanvraag weigeren',
      text: 'De plaatsen komen weer vrij. De gast krijgt een vriendelijke mail met de andere datums.',
      button: 'Nee, weigeren',
    },
    'deposit-received': {
      title: 'Voorschot ontvangen',
      text: 'Het voorschot wordt als betaald genoteerd. De gast krijgt een mail dat de plaats vastligt.',
      button: 'Ja, het is binnen',
    },
    'balance-received': {
      title: 'Saldo ontvangen',
      text: 'Het saldo wordt als betaald genoteerd. De gast krijgt een mail dat alles in orde is.',
      button: 'Ja, het is binnen',
    },
    'cancel-guest': {
      title: 'Boeking annuleren',
      text: 'De plaatsen komen vrij en de gast krijgt alles terug wat betaald is. Er vertrekt een mail.',
      button: 'Ja, annuleren',
    },
  },
  /** There is nothing (any more) to do here. */
  settled: 'Hier is niets meer te doen. De stand van deze boeking: {status}.',
} as const
