import type { DeskWords } from '../shape.ts'

export const deskVouchers: DeskWords['vouchers'] = {
  title: 'Bons cadeaux',
  none: 'Pas encore de bons cadeaux.',
  older:
    'Ce sont les derniers. Les plus anciens se trouvent avec la recherche, par nom, communication ou code.',
  owed: 'En tout, il reste {amount} sur les bons encore valables.',
  states: {
    unpaid: 'À payer',
    open: 'À utiliser',
    used: 'Utilisé',
    ended: 'Expiré',
    withdrawn: 'Rétractation',
    'taken-back': 'Repris',
  },
  lapsed: 'Pas payé, annulé après le {date}',
  who: '{buyer}, pour {receiver}',
  left: 'reste {left}',
  until: 'jusqu’au {date} inclus',
  code: 'code {code}…',
  reference: 'Communication {reference}',
  paid: 'Payé le {date}',
  endedWith: 'Expiré après le {date} ; il restait {left}',
  received: 'Reçu',
  refund: 'À rembourser : {amount} sur {iban}',
  refundNoIban: 'À rembourser : {amount}. Demandez sur quel compte.',
  notBefore:
    'Ne payez pas avant le {from} : un e-mail a dit à l’acheteur comment refuser ce compte.',
  sure: {
    received:
      'Avez-vous reçu {amount} sur votre compte ? Le bon recevra alors son code, et partira par e-mail.',
    told: 'Si l’acheteur a une adresse e-mail, il en est prévenu.',
  },
  yes: 'Oui, reçu',
  extend: {
    title: 'Prolonger d’un an',
    sure: 'Le code fonctionnera de nouveau, jusqu’au {date} inclus.',
    yes: 'Oui, prolonger le bon',
  },
  takeBack: {
    title: 'Reprendre le bon',
    sure: 'Le bon ne fonctionnera plus, et {amount} s’ajoutent à ce que vous devez rembourser. Si l’acheteur a une adresse e-mail, il en est prévenu.',
    unpaid: 'Rien n’est encore payé : la commande est annulée.',
    iban: 'Compte de l’acheteur (vide si vous rendez l’argent en espèces ou ne le savez pas encore)',
    ibanProblem: 'Ce numéro de compte n’est pas correct. Vérifiez-le, ou laissez vide.',
    yes: 'Oui, reprendre le bon',
  },
  redeemed: '{amount} utilisés par {name}',
  toDo: 'Bon cadeau de {name} : {amount} à rembourser',
  toDoNoIban: 'Numéro de compte pas encore connu : demandez-le à l’acheteur.',
}

export const deskVoucherSale: DeskWords['voucherSale'] = {
  title: 'Vendre un bon',
  text: 'S’il est payé maintenant, le bon a aussitôt son code : sur votre écran, sur papier ou par e-mail.',
  amount: 'Montant en euros (de {from} à {to}, sans centimes)',
  amountProblem: 'Indiquez un montant de {min} à {max} euros, sans centimes.',
  method: 'Mode de paiement',
  methodProblem: 'Choisissez le mode de paiement.',
  buyerName: 'Nom de l’acheteur',
  buyerNameProblem: 'Indiquez le nom de l’acheteur, en {most} caractères au maximum.',
  buyerEmail: 'Adresse e-mail de l’acheteur (facultatif)',
  buyerEmailProblem:
    'Indiquez une adresse e-mail valide, par exemple nom@exemple.be, ou laissez vide.',
  buyerEmailHint: 'Si vous l’indiquez, le bon y part avec son code.',
  receiverName: 'Pour qui (facultatif)',
  receiverNameProblem: 'Raccourcissez le nom : {most} caractères au maximum.',
  language: 'Langue du bon',
  languageProblem: 'Choisissez la langue du bon.',
  button: 'C’est payé : créer le bon',
  sold: 'Le bon est prêt',
  until: 'À utiliser jusqu’au {date} inclus.',
  mailed: 'Il est aussi en route vers {email}.',
  once: 'Le code ne s’affiche que cette fois : imprimez le bon, ou recopiez le code.',
  print: 'Voir le bon à imprimer',
  back: 'Retour aux bons cadeaux',
}
