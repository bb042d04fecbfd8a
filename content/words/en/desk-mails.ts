import type { DeskWords } from '../shape.ts'

/** Warning on the first page that mails do not leave. */
export const deskMails: DeskWords['mails'] = {
  title: 'No emails are going out',
  since: 'We’ve been holding all emails since {since}.',
  waiting: {
    one: '{n} email is waiting now.',
    other: '{n} emails are waiting now.',
  },
  why: 'That happens after a backup is put back, or when somebody asks for it on the server. Some of what was waiting may have gone out already, in which case those people will get it twice.',
  which: 'Who are they to?',
  line: '{to}, {at}',
  more: 'and more',
  release: 'Send the emails',
  slow: {
    one: '{n} email has been waiting for over an hour. We keep trying.',
    other: '{n} emails have been waiting for over an hour. We keep trying.',
  },
  now: 'Try again now',
}
