import type { DeskWords } from '../shape.ts'

/** The accountant's mails. */
export const deskAccountant: DeskWords['accountant'] = {
  email: 'Your accountant’s email address',
  emailHint: 'We’ll remember it. You can always change it under House.',
  problem: 'Enter a valid email address, such as name@example.com',
  known: 'To {email}.',
  change: 'Another address',
  send: 'Send to my accountant',
  mail: {
    subject: '{farm}: {title}',
    preview: 'The files from {farm} are attached.',
    text: 'Hello, here are the files from {farm}. Attached:',
    questions: 'Any questions? Just reply to this email.',
  },
  lines: {
    pdf: '{name}, to read (PDF)',
    ubl: '{name}, for your software (UBL)',
  },
}
