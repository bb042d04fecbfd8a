import type { DeskWords } from '../shape.ts'

export const ownerParty: DeskWords['ownerParty'] = {
  partyChanged: {
    subject: 'Autre nombre : {name}, {workshop}, {date}',
    preview: 'Un client a changé le nombre de personnes.',
    title: 'Un client change le nombre de personnes',
    text: '{name} : {after} pers. au lieu de {before}. Les places et les montants sont adaptés.',
    noRefund:
      'Les {amount} que vous deviez rembourser comptent de nouveau comme payés : vous n’avez plus à les virer. Si l’argent était déjà parti, écrivez tout de suite au client.',
    isRequest: 'Vous n’avez pas encore répondu à cette demande.',
    belowMinimum:
      'Il faut {minimum} personnes pour maintenir cette date, et il y en a maintenant {taken}. Voyez si vous la maintenez.',
  },
  split: {
    subject: 'Divisée : {name}, {workshop}, {date}',
    preview: 'Une partie d’une réservation passe à une autre date.',
    title: 'Un client a divisé sa réservation',
    text: '{name} a divisé le groupe : {going} pers. à une autre date, avec une réservation à part, et {staying} pers. à la date d’origine. Les places et les montants sont répartis.',
    staying: 'Comme prévu',
    staysOn: '{n} pers. le {date}, {time}',
    toOther: 'Ouvrir la nouvelle réservation',
  },
  substitute: {
    subject: 'Cédée : {name}, {workshop}, {date}',
    preview: 'Un client a cédé sa réservation. Vous n’avez rien à faire.',
    title: 'Un client a cédé sa réservation',
    text: '{name} remplace {before}, et a dit oui. Les e-mails vont désormais à {name}. Vous n’avez rien à faire.',
  },
}
