import type { DeskWords } from '../shape.ts'

export const deskToDo: DeskWords['toDo'] = {
  fiveOrMore: '5 ou plus',
  decide: 'Maintenir ? {date}',
  decideHas: '{taken} réservées, {minimum} nécessaires',
  goAhead: 'Maintenir',
  callOff: 'Annuler',
  received: 'Reçu',
  more: 'Encore {n} à faire',
  requestHours: 'encore {hours} h pour répondre',
  requestSoon: 'encore {hours} h avant l’atelier',
  requestLate: 'la réponse est déjà en retard',
  depositOverdue: 'Acompte pas vu : {name}, {amount}',
  partOverdue: 'Tout n’est pas là : {name}, {amount} manquent',
  togetherOverdue: 'Acompte et solde pas vus : {name}, {amount}',
  wholeOverdue: 'Paiement pas vu : {name}, {amount}',
  balanceOverdue: 'Solde pas vu : {name}, {amount}',
  due: 'attendu le {date}',
  owing: 'Encore à recevoir : {name}, {amount}',
  owingAfter: 'l’atelier était le {date}',
  refund: 'À rembourser : {name}, {amount}',
  transaction: 'Paiement à vérifier : {payer}, {amount} le {date}',
  transactionNobody: 'nom inconnu',
  transactionOver: 'Il est arrivé trop.',
  failedMail: 'E-mail pas arrivé : {to}',
  mailAgain: 'Réessayer tous ces e-mails',
}

export const deskSubjects: DeskWords['subjects'] = {
  requests: 'Demandes ({n})',
  dates: 'Dates ({n})',
  messages: 'Messages ({n})',
  money: 'Argent ({n})',
  invoices: 'Factures ({n})',
  options: 'Options ({n})',
  mails: 'E-mails ({n})',
}
