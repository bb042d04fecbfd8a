import type { AuthoredWords } from '../shape.ts'

export const newcomerMails: AuthoredWords['newcomerMails'] = {
  newcomer: {
    subject: 'Vous venez : {workshop}, {date}',
    preview: 'Comment nous trouver et ce qu’il faut apporter.',
    title: 'Nous vous attendons',
    text: 'Vous venez à la place de {name}. La réservation est maintenant à votre nom.',
    textNameless: 'La réservation est maintenant à votre nom.',
    open: 'Ceci reste à payer, et c’est maintenant à vous de le faire.',
  },
  replaced: {
    subject: 'Une autre personne viendra : {workshop}, {date}',
    preview: 'Votre réservation est maintenant à un autre nom.',
    title: 'Une autre personne vient à votre place',
    text: '{name} vient à votre place. Vous n’avez plus rien à faire : les liens de nos e‑mails précédents ne fonctionnent plus, et nous avons effacé ce que vous nous aviez dit de vos repas ou de votre santé.',
    money: 'Si nous devons rembourser quelque chose, c’est à vous : c’est vous qui avez payé.',
    notYou: 'Ce n’était pas convenu ? Répondez tout de suite à cet e‑mail.',
  },
}
