import type { NotedByMistakeMailWords, TakenBackMailWords } from '../shape/taken-back-mail.ts'

export const takenBack: TakenBackMailWords = {
  subject: 'Betaling teruggedraaid: {workshop}, {date}',
  preview: 'Je bank heeft een betaling teruggenomen. Hier staat hoe je opnieuw betaalt.',
  title: 'Je betaling werd teruggedraaid',
  text:
    'We hadden {amount} van je ontvangen, maar de bank nam het terug. Je plaats blijft ' +
    'voorlopig van jou. Betaal hieronder opnieuw; is er iets anders aan de hand, antwoord dan ' +
    'op deze mail.',
}

export const notedByMistake: NotedByMistakeMailWords = {
  subject: 'Rechtgezet: {workshop}, {date}',
  preview: 'We noteerden een betaling bij je reservatie die er niet bij hoorde.',
  title: 'We noteerden per vergissing een betaling',
  text:
    'We hadden {amount} bij je reservatie genoteerd. Dat was een vergissing van ons: daarvoor ' +
    'kwam geen geld binnen. Er staat nu nog {open} open, en je plaats blijft van jou. Heb je ' +
    'toch betaald? Antwoord dan op deze mail.',
}
