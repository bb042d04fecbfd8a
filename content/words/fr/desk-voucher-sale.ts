import type { DeskWords } from '../shape.ts'

export const deskVoucherSale: DeskWords['voucherSale'] = {
  title: 'Vendre un bon',
  text: 'S’il est payé maintenant, le bon a aussitôt son code : sur votre écran, sur papier ou par e-mail.',
  amount: 'Montant en euros (de 20 à 500, sans centimes)',
  amountProblem: 'Indiquez un montant de 20 à 500 euros, sans centimes.',
  method: 'Payé comment',
  methodProblem: 'Choisissez comment le bon est payé.',
  buyerName: 'Nom de l’acheteur',
  buyerNameProblem: 'Indiquez le nom de l’acheteur, en 100 caractères au maximum.',
  buyerEmail: 'Adresse e-mail de l’acheteur (facultatif)',
  buyerEmailProblem:
    'Indiquez une adresse e-mail valide, par exemple nom@exemple.be, ou laissez vide.',
  buyerEmailHint: 'Si vous l’indiquez, le bon y part avec son code.',
  receiverName: 'Pour qui (facultatif)',
  receiverNameProblem: 'Raccourcissez le nom : 100 caractères au maximum.',
  language: 'Langue du bon',
  languageProblem: 'Choisissez la langue du bon.',
  button: 'Payé : faire le bon',
  sold: 'Le bon est prêt',
  until: 'À utiliser jusqu’au {date} inclus.',
  mailed: 'Il est aussi en route vers {email}.',
  once: 'Le code n’est sur votre écran que maintenant : imprimez le bon, ou recopiez-le.',
  print: 'Voir le bon à imprimer',
  back: 'Retour aux bons cadeaux',
}
