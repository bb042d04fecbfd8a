import type { TakenBackMailWords } from '../shape/taken-back-mail.ts'

export const takenBack: TakenBackMailWords = {
  subject: 'Betaling teruggedraaid: {workshop}, {date}',
  preview: 'Je bank heeft een betaling teruggenomen. Hier staat hoe je opnieuw betaalt.',
  title: 'Je betaling werd teruggedraaid',
  text:
    'We hadden {amount} van je ontvangen, maar de bank nam het terug. Je plaats blijft ' +
    'voorlopig van jou. Betaal hieronder opnieuw; is er iets anders aan de hand, antwoord dan ' +
    'op deze mail.',
}
