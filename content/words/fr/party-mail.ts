import type { AuthoredWords } from '../shape.ts'

export const partyChanged: AuthoredWords['bookingMails']['partyChanged'] = {
  subject: 'Nombre de personnes modifié : {workshop}, {date}',
  preview: 'Le nombre de personnes a changé. Voici le total et ce qu’il vous reste à payer.',
  title: 'Le nombre de personnes a changé',
  text: 'Nous avons changé le nombre de personnes. Ce n’est pas ce qui était convenu ? Répondez à cet e-mail.',
  textByGuest: 'Si ce changement ne vient pas de vous, répondez tout de suite.',
  newNumber: 'Nouveau nombre',
  oldNumber: 'Avant',
  newTotal: 'Nouveau total',
  paid: 'Déjà payé',
  wholeBack:
    'Vous aviez payé {amount} pour les personnes qui ne viennent plus. Nous vous rendons cette somme.',
  partBack:
    'Vous aviez payé {paid} pour les personnes qui ne viennent plus. Selon nos conditions, nous vous rendons {amount}.',
  nothingBack:
    'Vous aviez payé {paid} pour les personnes qui ne viennent plus. Si près de la date, nos conditions ne prévoient plus de remboursement.',
  paidAgain:
    'Nous devions vous rendre {amount} pour les personnes qui ne venaient plus. Cette somme compte de nouveau comme payée : elle ne vous sera donc pas rendue.',
  lessBack:
    'De la somme à vous rendre, {amount} comptent de nouveau comme payés. Nous vous rendons le reste : {rest}.',
  allPaid: 'Tout est payé : il ne vous reste rien à verser.',
}
