/** Every subject in this file may have `{workshop}` and `{date}`. */
export const reminderMails = {
  depositReminder: {
    subject: 'Je voorschot is er nog niet: {workshop}, {date}',
    preview: 'We zagen het nog niet. Misschien is het al onderweg.',
    title: 'Je voorschot is er nog niet',
    text: 'Een overschrijving doet er soms een paar dagen over; heb je al betaald, dan hoef je niets te doen.',
    /** Mail instead when a part came. The open amount stands below it. */
    part: {
      subject: 'Nog een deel van het voorschot: {workshop}, {date}',
      preview: 'Een deel is er al. Misschien is de rest onderweg.',
      title: 'Nog een deel van het voorschot',
      text: 'Van je voorschot is een deel aangekomen; de rest zagen we nog niet. Heb je die al betaald, dan hoef je niets te doen.',
    },
    /** No clock ends the booking. */
    stands:
      'Je reservatie blijft staan: niets wordt vanzelf geannuleerd. Kom je toch niet, annuleer dan hieronder.',
  },
  /** Differences for the only payment. */
  wholeReminder: {
    subject: 'Je betaling is er nog niet: {workshop}, {date}',
    preview: 'We zagen ze nog niet. Misschien is ze al onderweg.',
    title: 'Je betaling is er nog niet',
    part: {
      subject: 'Nog een deel van de betaling: {workshop}, {date}',
      title: 'Nog een deel van de betaling',
      text: 'Van je betaling is een deel aangekomen; de rest zagen we nog niet. Heb je die al betaald, dan hoef je niets te doen.',
    },
  },
  /** Differences for the balance: the owner alone sends it, once it is late; after the day as well. */
  balanceReminder: {
    subject: 'Het saldo is er nog niet: {workshop}, {date}',
    title: 'Het saldo is er nog niet',
    textPart:
      'Een deel is er al; de rest zagen we nog niet. Heb je die al betaald, dan hoef je niets te doen.',
  },
  balanceRequest: {
    subject: 'Het saldo is nog te betalen: {workshop}, {date}',
    preview: 'Eén overschrijving nog, en alles is betaald.',
    title: 'Eén overschrijving nog',
    text: 'De workshop ‘{workshop}’ komt dichterbij. Alleen het saldo rest nog.',
    textPart:
      'De workshop ‘{workshop}’ komt dichterbij. Een deel van het bedrag is er al; alleen de rest ontbreekt nog.',
  },
  practical: {
    subject: 'Tot gauw: {workshop}, {date}',
    preview: 'Waar je moet zijn, wat je meebrengt en wat er mee naar huis gaat.',
    title: 'Tot gauw',
    text: 'Het is bijna zover. Dit is de enige mail die je moet bewaren.',
    /** Mail in place of all this for a guest who still owes money; the sum is said below it. */
    unpaid: {
      subject: 'Bijna zover, nog niet alles betaald: {workshop}, {date}',
      preview: 'Nog niet alles is betaald. Hier staat ook hoe je er geraakt.',
      title: 'Eerst nog de betaling',
      text: 'De workshop komt eraan, en dit staat nog open. Is je betaling al onderweg, dan hoef je niets te doen.',
    },
    takeHomeTitle: 'Wat mee naar huis gaat',
    lateTitle: 'Als je later bent',
    late: 'Sta je in de file of rijdt de trein niet, kom dan toch: we beginnen op tijd, en iemand praat je bij. Laten weten mag, maar niet van achter het stuur.',
  },
  newLink: {
    subject: 'Je nieuwe link: {workshop}, {date}',
    preview: 'Hiermee bekijk en verander je je reservatie.',
    title: 'Je nieuwe link',
    text: 'Hieronder staat opnieuw een link naar je reservatie. De vorige blijven werken.',
    /** The farm sent new links. */
    othersEnded: 'Hieronder staat een nieuwe link naar je reservatie. De vorige werken niet meer.',
    notAsked: 'Niet zelf gevraagd? De link komt alleen bij jou aan, en er is niets veranderd.',
  },
} as const

/** Names on the desk of the mails from request to workshop. */
export const bookingMailNames = {
  'reservation-guest': 'Aanvraag ontvangen',
  'prove-guest': 'Bevestig dat dit je adres is',
  'confirmed-guest': 'Bevestigd, en wat er te betalen is',
  'declined-guest': 'Geweigerd',
  'deposit-reminder-guest': 'Herinnering aan het voorschot',
  'part-received-guest': 'Een deel van het geld is binnen',
  'secured-guest': 'Voorschot binnen, plaats zeker',
  'balance-request-guest': 'Het saldo gevraagd',
  'balance-reminder-guest': 'Herinnering aan het saldo',
  'paid-guest': 'Alles betaald',
  'practical-guest': 'Praktische mail',
  'diary-guest': 'Hoe het thuis verdergaat',
  'diary-question-guest': 'Eén zin voor de site',
  'invoiced-guest': 'Factuur',
  'new-link-guest': 'Een nieuwe link',
} as const
