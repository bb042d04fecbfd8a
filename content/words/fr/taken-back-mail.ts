import type { TakenBackMailWords } from '../shape/taken-back-mail.ts'

export const takenBack: TakenBackMailWords = {
  subject: 'Paiement repris par la banque : {workshop}, {date}',
  preview: 'Votre banque a repris un paiement. Voici comment payer de nouveau.',
  title: 'Votre banque a repris le paiement',
  text:
    'Nous avions reçu {amount}, mais la banque a repris ce montant. Vous savez peut-être ' +
    'pourquoi. Pour le moment, votre place reste réservée. Voici comment payer de nouveau ; ' +
    'si quelque chose ne va pas, répondez à cet e‑mail.',
}
