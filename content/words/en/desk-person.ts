import type { DeskWords } from '../shape.ts'
import { rulesIn } from '../terms.ts'

const terms = rulesIn('en')

/** A guest's requests about their own data, on a booking's page. */
export const deskPerson: DeskWords['person'] = {
  title: 'Copy or erase details',
  link: 'Copy or erase a guest’s details',
  copy: 'A copy',
  download: 'All we keep about this guest (JSON)',
  copyText: 'Send this file to anyone who asks what you keep about them.',
  erase: 'Erase',
  text: 'Name, address, notes and emails go at once. Erasing can’t be undone.',
  kept: {
    title: 'What stays, and why',
    lines: [
      `Amounts and dates, without a name: the accounts must keep them for ${terms.amounts.spelled}.`,
      'An invoice, with the name of the company: it can’t be changed.',
      'The name, while the workshop is still to come, a refund is due, or an invoice that was asked for isn’t made yet. Erase again after that.',
      'Money under ‘Bank’ that you haven’t decided about yet, with the name of whoever paid. Once you decide, or put it aside, that name goes later too.',
      `Your earlier backups: delete them as soon as they’re ${terms.backup.spelled} old.`,
      'What you’ve passed on yourself, for instance to your accountant: that’s in somebody else’s inbox.',
    ],
  },
  find: {
    text: 'Has somebody asked what you keep, or asked to be erased? Find the guest by name or email address. You’ll find ‘Copy or erase details’ at the bottom of each booking’s page.',
    label: 'Name or email address',
    button: 'Search',
  },
  textAll: 'This covers everything from {email}, other bookings and messages included.',
  sure: 'Yes, I’m erasing this guest’s details',
  button: 'Erase the details',
  done: {
    erased: 'The guest’s details have been erased.',
    'erased-undecided':
      'The guest’s details have been erased. Under ‘Bank’, money is still waiting under a name like theirs: decide whose it is, as only then can that name go too.',
    'erased-kept':
      'What could go is erased. The name stays while the workshop is still to come, a refund is due, or an invoice that was asked for isn’t made yet. Erase the details again after that.',
  },
}
