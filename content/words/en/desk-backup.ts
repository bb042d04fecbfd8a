import type { DeskWords } from '../shape.ts'

/** A backup by a button. */
export const deskBackup: DeskWords['backup'] = {
  title: 'Backup',
  last: 'Last backup: {date}.',
  never: 'Last backup: never.',
  old: 'That’s more than a month ago. If the server breaks, everything since then is gone.',
  toPage: 'Make a backup',
  text: 'A backup is one file with everything in it: bookings, money, emails, settings. It’s encrypted. Keep it on your computer or a stick, not only on your phone.',
  key: {
    title: '1. The key, on paper',
    text: 'Without the key nobody can open a backup, not even you. Copy it out or print it, and keep it away from the file: in a cupboard, not in your mailbox.',
    button: 'Show the key',
    shown: 'The key has been shown before, to be put on paper. Lost it? Show it again.',
    page: 'The key to your backups',
    once: 'It’s on your screen just this once. Check every character: it begins with AGE-SECRET-KEY-1 and has 74 characters, without spaces. You can print it from your browser’s menu.',
    done: 'It’s on paper',
  },
  file: {
    title: '2. The file',
    first: 'Put the key on paper first: then the button appears here.',
    button: 'Download a backup',
    age: 'Throw older ones away: your privacy page promises that a backup is kept for {days} days at most. Whoever looks after your server puts one back, with the file and the key.',
  },
}
