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
    one: '{n} email has been waiting for over an hour.',
    other: '{n} emails have been waiting for over an hour.',
  },
  causes: {
    password:
      'The mail server won’t let the site in: the name or the password in SMTP_URL is wrong. Whoever runs the site needs to put in the right one and restart it.',
    encryption:
      'The site can’t get a secure connection to the mail server, often because a certificate has expired. Whoever runs the site or the mail server can check.',
    disk: 'The site can’t write its emails to disk: the disk is full, or the site isn’t allowed to write there.',
    refused:
      'The mail server turns down emails from this site. Whoever runs the site needs to check the sender (MAIL_FROM) and the account on the mail server.',
    busy: 'The mail server is asking us to try again later.',
    away: 'The mail server isn’t answering.',
  },
  trying: 'We keep trying.',
  now: 'Try again now',
}
