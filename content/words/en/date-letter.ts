import type { AuthoredWords } from '../shape.ts'

export const dateLetter: AuthoredWords['dateLetter'] = {
  subject: 'A word from the farm: {workshop}, {date}',
  preview: 'There is something we want to tell you about this date.',
  title: 'A word from the farm',
  writtenIn: 'We wrote this in {language}. If anything is unclear, just reply to this email.',
}
