import type { AuthoredWords } from '../shape.ts'

export const takenBack: AuthoredWords['bookingMails']['takenBack'] = {
  subject: 'Paiement repris par la banque : {workshop}, {date}',
  preview: 'Votre banque a repris un paiement. Voici comment payer de nouveau.',
  title: 'Votre banque a repris le paiement',
  text: 'Nous avions reçu {amount}, mais la banque a repris ce montant. Pour le moment, votre place reste réservée. Payez de nouveau ci-dessous ; s’il y a autre chose, répondez à cet e-mail.',
}

export const notedByMistake: AuthoredWords['bookingMails']['notedByMistake'] = {
  subject: 'Rectification : {workshop}, {date}',
  preview: 'Nous avions noté par erreur un paiement pour votre réservation.',
  title: 'Un paiement noté par erreur',
  text: 'Nous avions noté {amount} pour votre réservation. C’était une erreur de notre part : cet argent n’est pas arrivé pour elle. Il reste maintenant {open} à payer, et votre place est toujours la vôtre. Vous avez payé malgré tout ? Répondez à cet e-mail.',
}
