import type { PartyMailWords } from '../shape/party-mail.ts'

export const partyChanged: PartyMailWords = {
  subject: 'Autre nombre de personnes : {workshop}, {date}',
  preview: 'Le nombre de personnes a changé. Voici le prix et ce qu’il vous reste à payer.',
  title: 'Vous venez plus ou moins nombreux',
  text:
    'Nous avons changé le nombre de personnes de votre réservation. Ce n’est pas ce qui était ' +
    'convenu ? Répondez à cet e-mail.',
  newNumber: 'Nouveau nombre',
  oldNumber: 'Avant',
  newTotal: 'Nouveau prix',
  paid: 'Déjà payé',
  wholeBack:
    'Vous aviez payé {amount} pour les places que vous n’occuperez pas. Nous vous les rendons.',
  partBack:
    'Vous aviez payé {paid} pour les places que vous n’occuperez pas. ' +
    'Selon nos conditions, nous vous rendons {amount}.',
  nothingBack:
    'Vous aviez payé {paid} pour les places que vous n’occuperez pas. ' +
    'Si près de la date, nos conditions ne prévoient plus de remboursement.',
  allPaid: 'Tout est payé : il ne vous reste rien à verser.',
}
