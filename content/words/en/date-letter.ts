import type { DateLetterWords } from '../shape/date-letter.ts'

export const dateLetter: DateLetterWords = {
  subject: 'A word from the farm: {workshop}, {date}',
  preview: 'There is something we want to tell you about this date.',
  title: 'A word from the farm',
  writtenIn: 'We wrote this in {language}. If anything is unclear, just reply to this email.',
}
