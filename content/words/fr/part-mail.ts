import type { AuthoredWords } from '../shape.ts'

export const partReceived: AuthoredWords['bookingMails']['partReceived'] = {
  subject: 'Paiement partiel reçu : {workshop}, {date}',
  preview: 'Votre paiement est arrivé. Voici ce qu’il reste à payer.',
  title: 'Paiement partiel reçu',
  text: 'Nous avons bien reçu {amount}, merci.',
  notSecured:
    'Dès que l’acompte sera complet, votre place sera garantie. D’ici là, elle vous reste réservée.',
  notWhole:
    'Dès que votre paiement sera complet, votre place sera garantie. D’ici là, elle vous reste réservée.',
}
