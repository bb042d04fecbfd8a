import type { AuthoredWords } from '../shape.ts'
import { callOffSentences } from './reasons.ts'

export const calledOff: AuthoredWords['bookingMails']['calledOff'] = {
  subject: 'Atelier annulé : {workshop}, {date}',
  preview: 'Nous devons annuler cette date. Voici ce que vous pouvez faire maintenant.',
  title: 'Cet atelier n’aura pas lieu',
  text: 'Nous devons annuler l’atelier « {workshop} » du {date}. Nous en sommes désolés.',
  reasons: callOffSentences,
  others: 'Le site indique les prochaines dates et les places encore libres.',
  choose:
    'Il reste assez de places à une autre date. Choisissez une date, et votre réservation est reportée. Si vous ne faites rien, tout s’arrête là : vous ne nous devez rien.',
  choosePaid:
    'Il reste assez de places à une autre date. Choisissez une date avant le remboursement : votre argent suit, tout simplement.',
  otherwise:
    'Si vous ne choisissez pas d’autre date, nous vous rendons tout ce que vous avez payé : {amount}.',
}

export const rebooked: AuthoredWords['bookingMails']['rebooked'] = {
  subject: 'Nouvelle date : {workshop}, {date}',
  preview: 'Une autre date remplace celle que nous avons dû annuler.',
  title: 'Vous venez un autre jour',
  byGuest:
    'Vous avez choisi une autre date à la place de la date annulée. Merci de votre patience.',
  byFarm:
    'Nous avons dû annuler la date que vous aviez, et nous vous en avons donné une autre. Si ce jour ne vous convient pas, dites-le-nous et nous chercherons une autre date.',
  paidAlong:
    'Les {paid} que vous avez payés passent à la nouvelle date : nous ne remboursons donc rien.',
  dietsAgain:
    'Vous nous l’aviez dit pour la date annulée ? Nous effaçons cette réponse : redites-le-nous.',
}

export const moved: AuthoredWords['bookingMails']['moved'] = {
  subject: 'Nouvelle date : {workshop}, {date}',
  preview: 'Votre réservation a changé de jour. L’ancienne date ne compte plus.',
  title: 'Vous venez un autre jour',
  byGuest: 'Comme vous l’avez demandé : voici votre nouvelle date.',
  byFarm:
    'Nous avons déplacé votre réservation. Si ce jour ne vous convient pas, dites-le-nous et nous chercherons une autre date.',
  newDate: 'Nouvelle date',
  newTime: 'Horaire',
  oldDate: 'Ancienne date',
  paidAlong: 'Les {paid} que vous avez payés passent à la nouvelle date.',
  atMost:
    'Au moment de changer de date, vous n’aviez déjà plus droit à un remboursement complet. Si vous annulez plus tard, nous vous rendrons donc {percent} % au plus, même longtemps avant la nouvelle date.',
  stillRequested: 'Votre demande attend encore notre réponse. D’ici là, vous n’avez rien à payer.',
  calendar:
    'Le fichier joint déplace le rendez-vous. Si l’ancien reste dans votre agenda, supprimez-le.',
}

export const hoursChanged: AuthoredWords['bookingMails']['hoursChanged'] = {
  subject: 'Nouvel horaire : {workshop}, {date}',
  preview: 'Le jour reste, l’heure change. Vérifiez si cela vous convient encore.',
  title: 'Le jour reste, l’heure change',
  text: 'Nous avons dû changer l’horaire. Le prix reste le même.',
  newTime: 'Nouvel horaire',
  oldTime: 'Ancien horaire',
  ofDays: {
    subject: 'Autres jours : {workshop}, {date}',
    preview:
      'Un ou plusieurs jours de votre cours changent. Vérifiez s’ils vous conviennent encore.',
    title: 'D’autres jours pour votre cours',
    text: 'Nous avons dû déplacer des jours du cours. Le prix reste le même.',
    oldDays: 'Avant',
  },
  calendar: 'Le fichier joint déplace le rendez-vous.',
  unsuitable:
    'Cela ne vous convient pas ? Annulez sans frais, ou choisissez une autre date s’il en est encore temps ; les délais sont ci-dessous. Si cela vous convient, vous n’avez rien à faire.',
  begun:
    'Un de ces jours ne vous convient pas ? Répondez à cet e-mail, et nous chercherons une solution.',
  stillRequested:
    'Votre demande attend encore notre réponse. Si cette heure ne vous convient pas, retirez votre demande ou choisissez une autre date ; cela ne vous coûte rien.',
}

export const partyChanged: AuthoredWords['bookingMails']['partyChanged'] = {
  subject: 'Nombre de personnes modifié : {workshop}, {date}',
  preview: 'Le nombre de personnes a changé. Voici le total et ce qu’il vous reste à payer.',
  title: 'Le nombre de personnes a changé',
  text: 'Nous avons changé le nombre de personnes. Ce n’est pas ce qui était convenu ? Dites-le-nous.',
  textByGuest:
    'Vous avez changé le nombre de personnes. Si ce n’était pas vous, dites-le-nous tout de suite.',
  newNumber: 'Nouveau nombre',
  oldNumber: 'Avant',
  newTotal: 'Nouveau total',
  paid: 'Déjà payé',
  wholeBack:
    'Vous aviez payé {amount} pour les personnes qui ne viennent plus. Nous vous rendons cette somme.',
  partBack:
    'Vous aviez payé {paid} pour les personnes qui ne viennent plus. Selon nos conditions, nous vous rendons {amount}.',
  nothingBack:
    'Vous aviez payé {paid} pour les personnes qui ne viennent plus. Nos conditions n’en prévoient plus le remboursement.',
  paidAgain:
    'Nous devions vous rendre {amount} pour les personnes qui ne venaient plus. Cette somme compte de nouveau comme payée : elle ne vous sera donc pas rendue.',
  lessBack:
    'De la somme à vous rendre, {amount} comptent de nouveau comme payés. Nous vous rendons le reste : {rest}.',
  allPaid: 'Tout est payé : il ne vous reste rien à verser.',
}

export const partReceived: AuthoredWords['bookingMails']['partReceived'] = {
  subject: 'Paiement partiel reçu : {workshop}, {date}',
  preview: 'Le paiement de {amount} est arrivé. Voici ce qu’il reste à payer.',
  title: 'Paiement partiel reçu',
  text: 'Nous avons bien reçu {amount}, merci.',
  notSecured:
    'Dès que l’acompte sera complet, votre place sera garantie. D’ici là, elle vous reste réservée.',
  notWhole:
    'Dès que votre paiement sera complet, votre place sera garantie. D’ici là, elle vous reste réservée.',
}

export const takenBack: AuthoredWords['bookingMails']['takenBack'] = {
  subject: 'Paiement repris par la banque : {workshop}, {date}',
  preview: 'La banque a repris un paiement. Voici comment payer de nouveau.',
  title: 'La banque a repris le paiement',
  text: 'Nous avions reçu {amount}, mais la banque les a repris. Pour le moment, votre place reste réservée. Payez de nouveau ci-dessous ; si le problème est ailleurs, dites-le-nous.',
}

export const notedByMistake: AuthoredWords['bookingMails']['notedByMistake'] = {
  subject: 'Rectification : {workshop}, {date}',
  preview: 'Nous avions noté par erreur un paiement pour votre réservation.',
  title: 'Un paiement noté par erreur',
  text: 'Nous avions noté {amount} pour votre réservation. C’était une erreur de notre part : ce paiement n’est pas arrivé chez nous. Il reste maintenant {open} à payer, et votre place est toujours la vôtre. Vous avez payé malgré tout ? Dites-le-nous.',
}
