import type { TakenBackMailWords } from '../shape/taken-back-mail.ts'

export const takenBack: TakenBackMailWords = {
  subject: 'Paiement repris par la banque : {workshop}, {date}',
  preview: 'Votre banque a repris un paiement. Voici comment payer de nouveau.',
  title: 'Votre banque a repris le paiement',
  text:
    'Nous avions reçu {amount}, mais la banque a repris ce montant. Pour le moment, votre ' +
    'place reste réservée. Payez de nouveau ci-dessous ; s’il y a autre chose, répondez à cet ' +
    'e-mail.',
}
