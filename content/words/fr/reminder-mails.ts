import type { AuthoredWords, DeskWords } from '../shape.ts'

export const reminderMails: AuthoredWords['reminderMails'] = {
  depositReminder: {
    subject: 'Acompte pas encore reçu : {workshop}, {date}',
    preview: 'Il ne nous est pas encore parvenu. Il est peut-être en route.',
    title: 'Votre acompte n’est pas encore là',
    text: 'Un virement prend parfois quelques jours ; si vous avez déjà payé, vous n’avez rien à faire.',
    part: {
      subject: 'Le reste de votre acompte : {workshop}, {date}',
      preview: 'Une partie est arrivée. Le reste est peut-être en route.',
      title: 'Le reste de votre acompte',
      text: 'Une partie de votre acompte nous est parvenue, mais pas encore le reste. Si vous l’avez déjà payé, vous n’avez rien à faire.',
    },
    stands:
      'Votre réservation tient : rien ne s’annule tout seul. Si vous ne venez plus, annulez ci-dessous.',
  },
  wholeReminder: {
    subject: 'Paiement pas encore reçu : {workshop}, {date}',
    preview: 'Il ne nous est pas encore parvenu. Il est peut-être en route.',
    title: 'Votre paiement n’est pas encore là',
    part: {
      subject: 'Le reste de votre paiement : {workshop}, {date}',
      title: 'Le reste de votre paiement',
      text: 'Une partie de votre paiement nous est parvenue, mais pas encore le reste. Si vous l’avez déjà payé, vous n’avez rien à faire.',
    },
  },
  balanceReminder: {
    subject: 'Solde pas encore reçu : {workshop}, {date}',
    title: 'Votre solde n’est pas encore là',
    textPart:
      'Une partie nous est parvenue, mais pas encore le reste. Si vous l’avez déjà payé, vous n’avez rien à faire.',
  },
  balanceRequest: {
    subject: 'Il reste à payer le solde : {workshop}, {date}',
    preview: 'Plus qu’un virement, et tout est payé.',
    title: 'Plus qu’un virement',
    text: 'L’atelier « {workshop} » approche. Il ne manque plus que le solde.',
    textPart:
      'L’atelier « {workshop} » approche. Une partie du montant nous est déjà parvenue ; il ne manque plus que le reste.',
  },
  practical: {
    subject: 'À bientôt : {workshop}, {date}',
    preview: 'Comment venir, quoi apporter, et ce que vous emportez.',
    title: 'À bientôt',
    text: 'Nous y sommes presque. C’est le seul e-mail à garder.',
    unpaid: {
      subject: 'Bientôt l’atelier, tout n’est pas payé : {workshop}, {date}',
      preview: 'Tout n’est pas encore payé. Voici aussi comment venir.',
      title: 'D’abord le paiement',
      text: 'L’atelier approche, et ceci reste à payer. Si votre virement est déjà parti, vous n’avez rien à faire.',
    },
    takeHomeTitle: 'Ce que vous emportez',
    lateTitle: 'Si vous êtes en retard',
    late: 'Un bouchon, un train supprimé ? Venez quand même : nous commençons à l’heure, et quelqu’un vous mettra au courant. Prévenez-nous, mais pas au volant.',
  },
  newLink: {
    subject: 'Votre nouveau lien : {workshop}, {date}',
    preview: 'Il vous permet de voir et de modifier votre réservation.',
    title: 'Votre nouveau lien',
    text: 'Voici de nouveau un lien vers votre réservation. Les précédents fonctionnent toujours.',
    othersEnded:
      'Voici un nouveau lien vers votre réservation. Les précédents ne fonctionnent plus.',
    notAsked: 'Vous ne l’avez pas demandé ? Le lien n’arrive que chez vous, et rien n’a changé.',
  },
}

export const bookingMailNames: DeskWords['textLists']['mails']['subjects']['booking']['of'] = {
  'reservation-guest': 'Demande reçue',
  'prove-guest': 'Confirmer que l’adresse est la bonne',
  'confirmed-guest': 'Confirmée, et ce qu’il y a à payer',
  'declined-guest': 'Refusée',
  'deposit-reminder-guest': 'Rappel de l’acompte',
  'part-received-guest': 'Une partie de l’argent est arrivée',
  'secured-guest': 'Acompte reçu, place garantie',
  'balance-request-guest': 'Le solde demandé',
  'balance-reminder-guest': 'Rappel du solde',
  'paid-guest': 'Tout est payé',
  'practical-guest': 'E-mail pratique',
  'diary-guest': 'La suite, chez soi',
  'diary-question-guest': 'Une phrase pour le site',
  'invoiced-guest': 'Facture',
  'new-link-guest': 'Un nouveau lien',
}
