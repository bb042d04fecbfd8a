import type { DeskWords } from '../shape.ts'

export const deskVouchers: DeskWords['vouchers'] = {
  title: 'Bons cadeaux',
  none: 'Pas encore de bons cadeaux.',
  older:
    'Ce sont les derniers. Les plus anciens se trouvent avec la recherche, par nom, communication ou code.',
  owed: 'En tout, il reste {amount} sur des bons que quelqu’un peut utiliser.',
  states: {
    unpaid: 'À payer',
    open: 'À utiliser',
    used: 'Épuisé',
    ended: 'Expiré',
    withdrawn: 'Rétractation',
  },
  lapsed: 'Pas payé, annulé après le {date}',
  who: '{buyer}, pour {receiver}',
  noName: 'Nom effacé',
  left: 'reste {left}',
  until: 'jusqu’au {date} inclus',
  code: 'code {code}…',
  reference: 'Communication {reference}',
  received: 'Reçu',
  refund: 'À rembourser : {amount} sur {iban}',
  refundNoIban: 'À rembourser : {amount}. Demandez sur quel compte.',
  notBefore: 'Ne payez pas avant le {from} : un e-mail a dit à l’acheteur comment l’arrêter.',
  refunded: 'Remboursé',
  sure: {
    'voucher-received':
      'Avez-vous reçu {amount} sur votre compte ? Alors le bon reçoit son code, et part par e-mail.',
    'voucher-refunded': 'Avez-vous remboursé {amount} ? L’acheteur en est prévenu par e-mail.',
  },
  yes: { 'voucher-received': 'Oui, reçu', 'voucher-refunded': 'Oui, remboursé' },
  takeBack: {
    title: 'Reprendre le bon',
    sure: 'Le bon ne fonctionne alors plus, et {amount} s’ajoutent à ce que vous devez rembourser. Si l’acheteur a une adresse e-mail, il en est prévenu.',
    unpaid: 'Rien n’est encore payé : la commande est annulée.',
    iban: 'Compte de l’acheteur (vide si vous rendez l’argent en espèces ou ne le savez pas encore)',
    ibanProblem: 'Ce numéro de compte n’est pas correct. Vérifiez-le, ou laissez vide.',
    yes: 'Oui, reprendre le bon',
  },
  redeemed: '{amount} utilisés par {name}',
  wasRefunded: '{amount} remboursés le {date}',
  toDo: 'Bon cadeau de {name}, rétractation : {amount} à rembourser',
  toDoNoIban: 'numéro de compte pas encore connu : demandez-le à l’acheteur',
}
