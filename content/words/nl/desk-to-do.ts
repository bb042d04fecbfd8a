import { termsIn } from '../terms.ts'

const terms = termsIn('nl')

/** The work of the day on the first page of the desk: Dutch alone. */
export const deskToDo = {
  fiveOrMore: '5 of meer',
  /** `{date}` is the workshop and its day. */
  decide: 'Gaat het door? {date}',
  decideHas: '{taken} van de {minimum} personen die nodig zijn',
  goAhead: 'Gaat door',
  callOff: 'Afgelasten',
  received: 'Ontvangen',
  more: 'Nog {n} te doen',
  requestHours: `nog {hours}\u00a0uur van de ${terms.answer.n}`,
  requestSoon: 'nog {hours}\u00a0uur: voor de workshop begint',
  requestLate: 'je antwoord is te laat',
  depositOverdue: 'Voorschot niet gezien: {name}, {amount}',
  partOverdue: 'Nog niet alles gezien: {name}, {amount} te weinig',
  balanceOverdue: 'Saldo niet gezien: {name}, {amount}',
  due: 'verwacht op {date}',
  owing: 'Nog te ontvangen: {name}, {amount}',
  owingAfter: 'de workshop was op {date}',
  refund: 'Terug te betalen: {name}, {amount}',
  transaction: 'Betaling na te kijken: {payer}, {amount} op {date}',
  transactionNobody: 'naam onbekend',
  transactionOver: 'Er kwam te veel.',
  failedMail: 'Mail niet aangekomen: {to}',
  tryAgain: 'Probeer opnieuw',
  mailAgain: 'Al die mails opnieuw proberen',
} as const
