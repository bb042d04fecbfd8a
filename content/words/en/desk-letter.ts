import type { DeskWords } from '../shape.ts'

/** The desk's page to write to everybody of a date. */
export const deskLetter: DeskWords['letter'] = {
  title: 'Email everybody',
  text: 'Each guest gets an email of their own, in their language, with the details of their booking and its link below. Nobody sees anybody else’s address.',
  frameText:
    'Above your text it already says ‘{greeting}’, and below it ‘{signature}’: no need to write those yourself.',
  nobody: 'There’s nobody with an email address to write to here.',
  textIn: 'Your text in {language}',
  readers: { one: 'For {n} email', other: 'For {n} emails' },
  otherLanguages: 'In another language too',
  instead: 'Guests with no text in their own language read it in',
  toWaiting: {
    one: 'Also to the waiting list ({n} email)',
    other: 'Also to the waiting list ({n} emails)',
  },
  unmailed: 'No email address, so they won’t get it: {names}.',
  textProblem: 'Write what you want to say in at least one language.',
  insteadProblem: 'Choose a language you’ve written something in.',
  look: 'See the email',
  lookTitle: 'Check it before you send it',
  lookText: 'Nothing has been sent yet. The greeting and the details differ for each guest.',
  inLanguage: {
    one: 'In {language}, {n} email',
    other: 'In {language}, {n} emails',
  },
  otherText:
    'You wrote nothing in this language: they’ll read your text in {language}, and the email says so.',
  frame: 'Email in {language}: {subject}',
  send: { one: 'Send {n} email', other: 'Send {n} emails' },
  mend: 'Change the text',
}
