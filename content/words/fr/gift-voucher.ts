import type { AuthoredWords } from '../shape.ts'

export const giftVoucher: AuthoredWords['giftVoucher'] = {
  head: {
    title: 'Bon cadeau : un atelier de fermentation',
    description:
      'Offrez un atelier de levain, de boissons ou de légumes, ou un montant au choix. Le bon arrive par e-mail, prêt à imprimer, et reste valable {terms.voucher.spelled}.',
    keywords: 'bon cadeau, offrir un atelier, cadeau fermentation, cadeau levain, bon cadeau Gand',
  },
  title: 'Offrez un\u00a0atelier à\u00a0la\u00a0ferme',
  subtitle: 'Un bon cadeau pour qui aime mettre les mains dans la pâte, le chou ou le gingembre.',
  pictureAlt:
    'Une main pose un bon cadeau sur son enveloppe, sur une table rouge betterave ; à côté, un ruban jaune et un bocal coiffé d’un tissu à carreaux. On lit sur le bon le nom de la ferme et un vœu de trois lignes, près d’une maison en forme de bocal.',
  points: [
    {
      title: 'À vous de choisir',
      text: 'Un atelier pour une ou plusieurs personnes, ou un montant.',
    },
    {
      title: 'Par e-mail, à imprimer',
      text: 'Dès l’arrivée de votre paiement ou le jour de votre choix, à vous ou à la personne à qui vous l’offrez.',
    },
    {
      title: 'Valable {terms.voucher.spelled}',
      text: 'À toutes les dates, en une ou plusieurs fois. Si un atelier n’a pas lieu, l’argent revient sur le bon.',
    },
  ],
  form: {
    title: 'Composez le bon',
    worth: 'Qu’offrez-vous ? (prix par personne)',
    ofAmount: 'Un montant au choix',
    ofWorkshop: '{name}, {price}',
    amount: 'Montant en euros',
    amountHint: 'De {from} à {to} euros, sans centimes.',
    participants: 'Nombre de personnes',
    you: 'De la part de',
    buyerName: 'Votre nom',
    buyerEmail: 'Votre adresse e-mail',
    receiver: 'Pour qui',
    receiverName: 'Nom de la personne qui reçoit le bon',
    receiverEmail: 'Adresse e-mail de cette personne',
    receiverEmailHint: 'Laissez vide pour offrir le bon vous-même : nous vous l’envoyons alors.',
    message: 'Votre message sur le bon',
    messageHint: 'Facultatif. {most} caractères au maximum.',
    sendOn: 'À envoyer le',
    sendOnHint: 'Laissez vide pour l’envoyer dès qu’il est payé.',
    total: 'Total : {total}',
    terms:
      'Vous payez par virement ; les coordonnées bancaires s’affichent aussitôt et arrivent aussi par e-mail. Vous pouvez vous rétracter jusqu’à {terms.withdrawal.spelled} après votre paiement.',
    consent: 'J’accepte que ces données servent pour le bon, comme l’explique la {privacy}.',
    consentLink: 'politique de confidentialité',
    submit: 'Commander avec obligation de paiement',
    honeypot: 'Laissez ce champ vide',
  },
  problems: {
    worth: 'Choisissez un atelier ou un montant',
    participants: 'Choisissez un nombre de personnes, de 1 à {people}',
    amount: 'Indiquez un montant en euros entiers, de {from} à {to}',
    buyerName: 'Indiquez votre nom (100 caractères au maximum)',
    buyerEmail: 'Indiquez une adresse e-mail valide, par exemple nom@exemple.be',
    receiverName: 'Indiquez pour qui est le bon (100 caractères au maximum)',
    receiverEmail: 'Cette adresse e-mail n’est pas valide. Corrigez-la, ou laissez le champ vide.',
    message: 'Raccourcissez votre message : {most} caractères au maximum',
    sendOn: 'Choisissez un jour dans l’année qui vient, ou laissez le champ vide',
    consent: 'Cochez la case pour que nous puissions utiliser vos données pour le bon',
  },
  ordered: {
    title: 'Nous avons bien reçu votre commande',
    text: 'Virez le montant avec la communication ci-dessous. Nous avons aussi tout envoyé à {email}.',
    gift: {
      title: 'L’e-mail à {email}',
      text: 'Il commence ainsi et ne part qu’après votre paiement. S’il y a une erreur, ne payez pas et passez une nouvelle commande : celle-ci s’annule d’elle-même.',
    },
    next: 'Dès que votre paiement nous parvient, nous préparons le bon, et il part aussitôt.',
    nextOn: 'Le bon part le {date}, si votre paiement nous est parvenu.',
    sameAgain:
      'La même commande envoyée deux fois ne compte qu’une fois. Pour un second bon, changez le nom ou le message.',
    button: 'Voir les ateliers',
  },
}
