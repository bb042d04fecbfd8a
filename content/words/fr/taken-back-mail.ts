import type { TakenBackMailWords } from '../shape/taken-back-mail.ts'

export const takenBack: TakenBackMailWords = {
  subject: 'Paiement annulé par la banque : {workshop}, {date}',
  preview: 'Votre banque a repris un paiement. Voici comment payer de nouveau.',
  title: 'Votre paiement nous a été repris',
  text:
    'Nous avions reçu {amount}, mais la banque a repris ce montant. Vous savez peut-être ' +
    'pourquoi. Votre place vous reste pour le moment. Voici comment payer de nouveau ; si ' +
    'quelque chose ne va pas, répondez à cet e-mail.',
}
