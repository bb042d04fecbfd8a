import type { DeskWords } from '../shape.ts'
import { changeMailNames } from './guest-changes.ts'
import { groupMailNames } from './option.ts'
import { bookingMailNames } from './reminder-mails.ts'
import { voucherMailNames } from './voucher-mails.ts'
import { waitingMailNames } from './waiting-mails.ts'

/** Lists of texts that stand on no page, and the search for one. */
export const deskTextLists: DeskWords['textLists'] = {
  mails: {
    title: 'Emails',
    text: 'Every email to a guest, with a made-up guest as an example. Emails that have gone out, or are about to, don’t change any more.',
    subject: 'Subject',
    preview: 'First line in the list',
    onePayment: 'Reminder of the payment',
    subjects: {
      booking: { title: 'From request to workshop', of: bookingMailNames },
      changes: { title: 'Changing and cancelling', of: changeMailNames },
      waiting: { title: 'Waiting list and new dates', of: waitingMailNames },
      groups: { title: 'Groups', of: groupMailNames },
      vouchers: { title: 'Gift vouchers', of: voucherMailNames },
      messages: { title: 'Messages', of: { 'contact-guest': 'Message received' } },
    },
  },
  parts: {
    title: 'What guests read behind their link',
    of: {
      myBooking: 'Their booking, cancelling and another date',
      guestChanges: 'Changing the number, sending somebody else',
      split: 'Some of them on another date',
      companions: 'People coming along, each with a share',
      diets: 'Allergies and diets',
      receipt: 'Receipt',
      invoice: 'Invoice',
      unproven: 'Confirming an address',
      lostLink: 'Asking for a new link',
      waitingList: 'Waiting list',
      nextDate: 'Wish for a new date',
      option: 'Option for a group',
      vouchers: 'Gift voucher: see it, redeem it or withdraw',
      diary: 'Follow-up emails',
      guestSentence: 'A sentence for the site',
      errors: 'Notices on a form',
    },
  },
  replace: {
    title: 'Put another word in the place of ‘{word}’',
    text: 'In every text where it’s written just so, capitals included, in every language of the site. Nobody sees it until you publish it.',
    by: 'The other word',
    button: 'Replace all',
    replaced: {
      one: '{n} text is ready to publish.',
      other: '{n} texts are ready to publish.',
    },
    left: {
      one: 'In {n} text it doesn’t fit: that one is below.',
      other: 'In {n} texts it doesn’t fit: those are below.',
    },
  },
  search: {
    title: 'Search the texts',
    label: 'A word from a text, in any language',
    button: 'Search',
    found: { one: '{n} text', other: '{n} texts' },
    none: 'No text has that. Try part of the word.',
    more: 'There are more than {n}. Type another word with it.',
    back: 'Back to what you searched for',
  },
}
