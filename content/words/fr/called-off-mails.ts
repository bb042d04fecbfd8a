import type { AuthoredWords } from '../shape.ts'

export const calledOff: AuthoredWords['bookingMails']['calledOff'] = {
  subject: 'Atelier annulé : {workshop}, {date}',
  preview: 'Nous devons annuler cette date. Voici ce que vous pouvez faire maintenant.',
  title: 'Cet atelier n’aura pas lieu',
  text: 'Nous devons annuler l’atelier « {workshop} » du {date}. Nous en sommes désolés.',
  reasons: {
    weather: 'La météo s’annonce mauvaise, et nous ne pourrons pas travailler dehors.',
    ill: 'La personne qui donne l’atelier est malade.',
    'too-few': 'Nous sommes trop peu nombreux pour donner l’atelier.',
  },
  others: 'Le site indique les prochaines dates et les places encore libres.',
  choose:
    'Il reste assez de places à une autre date. Choisissez une date, et votre réservation est reportée. Si vous ne faites rien, tout s’arrête là : vous ne nous devez rien.',
  choosePaid:
    'Il reste assez de places à une autre date. Choisissez une date avant le remboursement : votre argent suit, tout simplement.',
  otherwise:
    'Si vous ne choisissez pas d’autre date, nous vous rendons tout ce que vous avez payé : {amount}.',
}

export const rebooked: AuthoredWords['bookingMails']['rebooked'] = {
  subject: 'Nouvelle date : {workshop}, {date}',
  preview: 'Une autre date remplace celle que nous avons dû annuler.',
  title: 'Vous venez un autre jour',
  byGuest:
    'Vous avez choisi une autre date à la place de la date annulée. Merci de votre patience.',
  byFarm:
    'Nous avons dû annuler la date que vous aviez, et nous vous en avons donné une autre. Si ce jour ne vous convient pas, répondez à cet e‑mail et nous chercherons une autre date.',
  paidAlong:
    'Les {paid} que vous avez payés passent à la nouvelle date : nous ne remboursons donc rien.',
}
