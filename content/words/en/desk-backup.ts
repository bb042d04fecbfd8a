import type { DeskWords } from '../shape.ts'
import { rulesIn } from '../terms.ts'

const terms = rulesIn('en')

/** A backup by a button. */
export const deskBackup: DeskWords['backup'] = {
  title: 'Backup',
  last: 'Last backup: {date}.',
  never: 'Last backup: never.',
  old: `That’s more than ${terms.freshBackup.figures} ago. If the server breaks down, everything since then is lost.`,
  toPage: 'Make a backup',
  text: 'A backup is one file with everything in it: bookings, money, emails, settings. It’s encrypted. Keep it on your computer or a USB stick, not only on your phone.',
  key: {
    title: '1. The key, on paper',
    text: 'Without the key nobody can open a backup, not even you. Copy it out or print it, and keep it away from the file: in a cupboard, not in your email.',
    button: 'Show the key',
    shown: 'You’ve been shown the key before, to put it on paper. Lost it? Show it again.',
    page: 'The key to your backups',
    once: 'You’ll see it only this once. Check every character: it begins with AGE-SECRET-KEY-1 and has 74 characters, without spaces. You can print it from your browser’s menu.',
    done: 'The key is on paper',
  },
  file: {
    title: '2. The file',
    first: 'Put the key on paper first; the button will then appear here.',
    button: 'Download a backup',
    age: 'Delete older backups: your privacy page promises that one is kept for {days} days at most. To put a backup back, whoever looks after your server needs the file and the key.',
  },
}
