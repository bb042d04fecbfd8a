/** The work of the day on the first page of the desk. */
export const deskToDo = {
  fiveOrMore: '5 of meer',
  /** `{date}` is the workshop and its day. */
  decide: 'Gaat het door? {date}',
  decideHas: '{taken} geboekt, minstens {minimum} nodig',
  goAhead: 'Gaat door',
  callOff: 'Afgelasten',
  received: 'Ontvangen',
  more: 'Nog {n} te doen',
  requestHours: 'nog {hours} uur om te antwoorden',
  requestSoon: 'nog {hours} uur, dan begint de workshop',
  requestLate: 'je had al moeten antwoorden',
  overdue: '{title}: {name}, {amount}',
  partOverdue: 'Nog niet alles gezien: {name}, {amount} te weinig',
  due: 'verwacht tegen {date}',
  /** Above missing payments, below the time of the last statement. */
  readFirst: 'Lees eerst een nieuw uittreksel in',
  owing: 'Nog te ontvangen: {name}, {amount}',
  owingAfter: 'de workshop was op {date}',
  refund: 'Terug te betalen: {name}, {amount}',
  refundLate: 'te laat: beloofd tegen {date}',
  /** Below it: the reason. */
  refundReasons: {
    over: 'er kwam te veel binnen',
    'after-end': 'de betaling kwam na het einde van de boeking',
    party: 'er komen minder mensen',
    'called-off': 'de datum is afgelast',
    declined: 'de aanvraag is geweigerd',
    cancelled: 'geannuleerd: alles gaat terug',
    'cancelled-part': 'geannuleerd: een deel gaat terug',
    'place-taken': 'iemand nam de vrije plaats in en betaalde',
  },
  transaction: 'Betaling na te kijken: {payer}, {amount} op {date}',
  transactionNobody: 'naam onbekend',
  transactionOver: 'Er kwam {amount}: dit is te veel.',
  failedMail: 'Mail niet aangekomen: {to}',
  mailAgain: 'Al die mails opnieuw proberen',
} as const

/** Headings in a long to-do list. */
export const deskSubjects = {
  requests: 'Aanvragen ({n})',
  dates: 'Data ({n})',
  messages: 'Berichten ({n})',
  money: 'Geld ({n})',
  invoices: 'Facturen ({n})',
  options: 'Opties ({n})',
  mails: 'Mails ({n})',
} as const
