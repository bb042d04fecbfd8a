import type { AuthoredWords, DeskWords } from '../shape.ts'

export const option: AuthoredWords['option'] = {
  page: {
    title: 'Une date rien que pour vous',
    text: 'Nous gardons ce jour pour votre groupe. Si vous dites oui, il est à vous, et un e-mail vous dit ce qu’il y a à payer.',
    number: 'Combien serez-vous ?',
    name: 'À quel nom ?',
    consent: 'Nous venons, et nous acceptons ces conditions.',
    button: 'Oui, réserver avec obligation de paiement',
  },
  decline: {
    title: 'Ce jour ne vous va pas ?',
    text: 'Dites-le-nous : quelqu’un d’autre pourra profiter de ce jour.',
    reason: 'Pourquoi ? (facultatif)',
    button: 'Non, merci',
  },
  facts: {
    price: 'Prix par personne',
    voucher: 'Utilisé dès que vous dites oui',
    until: 'Gardé pour vous jusqu’au (inclus)',
  },
  problems: {
    participants: 'Indiquez un nombre de {least} à {most}. Plus de monde, ou moins ? Écrivez-nous.',
    participantsOne: 'Ce prix vaut pour {most} personnes. Plus de monde, ou moins ? Écrivez-nous.',
    name: 'Indiquez un nom ({most} caractères au maximum)',
    consent: 'Cochez la case ; sans cela, nous ne pouvons pas réserver ce jour',
    reason: 'Raccourcissez le texte : {most} caractères au maximum, ou laissez le champ vide',
  },
  accepted: {
    title: 'Ce jour est à vous',
    text: 'Votre réservation est confirmée. Notre e-mail vous dit ce qu’il y a à payer.',
  },
  declined: {
    title: 'Dommage, mais c’est noté',
    text: 'Nous ne gardons plus ce jour. Un autre vous irait ? Demandez-le-nous.',
  },
  lapsed: {
    title: 'Nous ne gardons plus ce jour',
    text: 'Vous pouviez dire oui jusqu’au {date} inclus. Vous voulez encore venir ? Écrivez-nous : ce jour est peut-être encore libre, ou nous en trouverons un autre.',
  },
  withdrawn: {
    title: 'Ce jour n’est plus possible',
    text: 'Nous avons dû retirer cette proposition. Demandez-nous un autre jour.',
  },
  again: 'Demander un autre jour',
  mails: {
    offered: {
      subject: 'Un jour pour votre groupe : {workshop}, {date}',
      preview: 'Dites oui, et il est à vous.',
      title: 'Nous gardons ce jour pour vous',
      text: 'Vous avez demandé une date pour votre groupe. Voici notre proposition.',
      next: 'Si vous dites oui, votre réservation est aussitôt confirmée ; un e-mail vous dit ce qu’il y a à payer.',
      button: 'Voir et répondre',
      otherwise:
        'Cela ne vous va pas ? Dites non sur la même page. Sans réponse, nous libérons ce jour une fois le délai passé.',
      own: 'Gardez ce lien pour vous.',
    },
    ended: {
      subject: 'Nous ne gardons plus ce jour : {workshop}, {date}',
      preview: 'Vous voulez encore venir ? Écrivez-nous.',
      title: 'Nous ne gardons plus ce jour',
      text: 'Nous gardions ce jour pour votre groupe, mais nous n’avons pas reçu de réponse.',
      withdrawn:
        'Nous gardions ce jour pour votre groupe, mais il n’est plus possible. Toutes nos excuses.',
      again:
        'Vous voulez encore venir ? Écrivez-nous : ce jour est peut-être encore libre, ou nous en trouverons un autre.',
    },
  },
}

export const groupMailNames: DeskWords['textLists']['mails']['subjects']['groups']['of'] = {
  'option-offered-guest': 'Une option proposée',
  'option-ended-guest': 'Une option terminée',
  'companion-joined-guest': 'À qui vient avec un client',
}
