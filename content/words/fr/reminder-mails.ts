import type { ReminderMailWords } from '../shape/reminder-mails.ts'
import { termsIn } from '../terms.ts'

const terms = termsIn('fr')

export const reminderMails: ReminderMailWords = {
  depositReminder: {
    subject: 'Votre acompte : {workshop}, {date}',
    preview: 'Il ne nous est pas encore parvenu. Il est peut-être en route.',
    title: 'Votre acompte n’est pas encore là',
    text:
      'Votre acompte ne nous est pas encore parvenu. Cela tient peut-être à la banque : un ' +
      'virement prend parfois quelques jours. Si vous avez déjà payé, vous n’avez rien à faire.',
    part: {
      subject: 'Le reste de votre acompte : {workshop}, {date}',
      preview: 'Une partie est arrivée. Le reste est peut-être en route.',
      title: 'Le reste de votre acompte',
      text:
        'Une partie de votre acompte nous est parvenue, mais pas encore le reste. Cela tient ' +
        'peut-être à la banque : un virement prend parfois quelques jours. Si vous avez déjà ' +
        'payé le reste, vous n’avez rien à faire.',
    },
    stands:
      'Votre réservation tient toujours ; rien ne s’annule tout seul. Mais seul l’acompte ' +
      'garantit votre place. Si vous ne venez plus, annulez ci-dessous : votre place fera un ' +
      'heureux.',
  },
  balanceRequest: {
    subject: 'Le solde : {workshop}, {date}',
    preview: 'Encore un virement, et tout est payé.',
    title: 'Encore un virement',
    text: 'L’atelier « {workshop} » approche. Il ne manque plus que le solde.',
    textPart:
      'L’atelier « {workshop} » approche. Une partie du solde nous est déjà parvenue ; il ne ' +
      'manque plus que le reste.',
    due:
      `Nous l’attendons pour le {date}, ${terms.balance.spelled} avant l’atelier. Attention à la ` +
      'communication : le solde a son propre numéro.',
  },
  practical: {
    subject: 'À bientôt : {workshop}, {date}',
    preview: 'Comment venir, quoi apporter, et ce que vous emportez.',
    title: 'À bientôt',
    text: 'Nous y sommes presque. Tout est rassemblé ici : il suffit de garder cet e‑mail.',
    open:
      'D’après nos comptes, ceci reste à payer. Si votre virement est déjà parti, nos messages ' +
      'se sont croisés et vous n’avez rien à faire.',
    takeHomeTitle: 'Ce que vous emportez',
    lateTitle: 'Si vous êtes en retard',
    late:
      'Un bouchon, un train supprimé ? Venez quand même. Nous commençons à l’heure, mais ' +
      'quelqu’un vous mettra au courant pendant que vous nouez votre tablier. Pour nous ' +
      'prévenir, répondez à cet e‑mail, mais pas au volant.',
  },
  newLink: {
    subject: 'Votre nouveau lien : {workshop}, {date}',
    preview: 'Il vous permet de voir et de modifier votre réservation.',
    title: 'Votre nouveau lien',
    text:
      'Voici de nouveau un lien vers votre réservation. Les liens de nos e‑mails précédents ' +
      'fonctionnent toujours.',
    othersEnded:
      'Voici un nouveau lien vers votre réservation. Les liens de nos e‑mails précédents ne ' +
      'fonctionnent plus.',
    notAsked:
      'Vous ne l’avez pas demandé ? Quelqu’un d’autre l’a fait, mais le lien n’arrive que chez ' +
      'vous. Rien n’a changé.',
  },
}
