import type { DateLetterWords } from '../shape/date-letter.ts'

export const dateLetter: DateLetterWords = {
  subject: 'Bericht van de hoeve: {workshop}, {date}',
  preview: 'We laten je iets weten over deze datum.',
  title: 'Een bericht van de hoeve',
  writtenIn: 'We schreven dit in het {language}. Iets niet duidelijk? Antwoord op deze mail.',
}
