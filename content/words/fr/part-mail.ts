import type { PartMailWords } from '../shape/part-mail.ts'

export const partReceived: PartMailWords = {
  subject: 'Une partie est arrivée : {workshop}, {date}',
  preview: 'Votre paiement est arrivé. Voici ce qu’il reste à payer.',
  title: 'Une partie est arrivée',
  text: 'Nous avons bien reçu {amount}, merci. Voici ce qu’il reste à payer.',
  notSecured:
    'Dès que l’acompte sera complet, votre place sera garantie. D’ici là, elle vous reste ' +
    'réservée.',
}
