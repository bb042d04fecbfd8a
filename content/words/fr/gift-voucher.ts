import type { GiftVoucherWords } from '../shape/vouchers.ts'

export const giftVoucher: GiftVoucherWords = {
  head: {
    title: 'Bon cadeau : un atelier de fermentation',
    description:
      'Offrez un atelier de levain, de boissons ou de légumes, ou un montant au choix. ' +
      'Le bon arrive par e‑mail ou sur papier et vaut cinq ans.',
    keywords: 'bon cadeau, offrir un atelier, cadeau fermentation, cadeau levain, bon cadeau Gand',
  },
  title: 'Offrez une journée à la ferme',
  subtitle: 'Un bon cadeau pour qui aime mettre les mains dans la pâte, le chou ou le gingembre.',
  points: [
    {
      title: 'À vous de choisir',
      text: 'Un atelier pour une ou plusieurs personnes, ou un montant.',
    },
    {
      title: 'Par e‑mail ou sur papier',
      text: 'Dès votre paiement ou le jour de votre choix, chez vous ou chez la personne à qui vous l’offrez. Il s’imprime à tout moment.',
    },
    {
      title: 'Valable cinq ans',
      text: 'À toutes les dates, en une ou plusieurs fois. Si un atelier n’a pas lieu, l’argent revient sur le bon.',
    },
  ],
  form: {
    title: 'Composez le bon',
    worth: 'Qu’offrez‑vous ?',
    ofAmount: 'Un montant au choix',
    ofWorkshop: '{name} ({price} par personne)',
    amount: 'Montant en euros',
    amountHint: 'Seulement pour un montant au choix : de {from} à {to} euros, sans centimes.',
    participants: 'Nombre de personnes',
    participantsHint: 'Seulement pour un atelier.',
    you: 'De la part de',
    buyerName: 'Votre nom',
    buyerEmail: 'Votre adresse e‑mail',
    receiver: 'Pour qui',
    receiverName: 'Nom de la personne qui reçoit le bon',
    receiverEmail: 'Adresse e‑mail de cette personne',
    receiverEmailHint: 'Laissez vide pour offrir le bon vous-même : nous vous l’envoyons alors.',
    message: 'Vos mots sur le bon',
    messageHint: 'Peut rester vide. {most} signes au plus.',
    sendOn: 'À envoyer le',
    sendOnHint: 'Laissez vide pour l’envoyer dès qu’il est payé.',
    terms:
      'Vous payez par virement ; les données s’affichent aussitôt et arrivent par e‑mail. Prix TVA comprise. Vous pouvez vous rétracter jusqu’à quatorze jours après votre paiement.',
    consent: 'Vous pouvez utiliser ces données pour le bon, comme décrit dans la {privacy}.',
    consentLink: 'déclaration de confidentialité',
    submit: 'Commander avec obligation de paiement',
    honeypot: 'Laissez ce champ vide',
  },
  problems: {
    worth: 'Choisissez un atelier ou un montant.',
    participants: 'Choisissez un nombre de personnes, de 1 à {people}.',
    amount: 'Indiquez un montant en euros entiers, de {from} à {to}.',
    buyerName: 'Indiquez votre nom, en 100 signes au plus.',
    buyerEmail: 'Indiquez votre adresse e‑mail, avec un @.',
    receiverName: 'Indiquez pour qui est le bon, en 100 signes au plus.',
    receiverEmail: 'Cette adresse e‑mail n’est pas juste. Corrigez-la, ou laissez vide.',
    message: 'Vos mots sont trop longs : {most} signes au plus.',
    sendOn: 'Choisissez un jour à partir d’aujourd’hui et dans l’année, ou laissez vide.',
    consent: 'Cochez que nous pouvons utiliser vos données pour le bon.',
  },
  ordered: {
    title: 'Votre commande est arrivée',
    text: 'Virez le montant avec la communication ci-dessous. Nous avons aussi tout envoyé à {email}.',
    next: 'Dès que votre paiement nous parvient, nous établissons le bon et l’envoyons.',
  },
}
