import type { DeskWords } from '../shape.ts'
import { rulesIn } from '../terms.ts'

const terms = rulesIn('en')

/** The mails to the farm itself, whatever language the guest chose. */
export const ownerMails: DeskWords['ownerMails'] = {
  actions: {
    booking: 'All about this booking',
    date: 'All about this date',
  },
  reservation: {
    subject: 'Request from {name} for {count}: {workshop}, {date}',
    nothingAsked: 'No remarks.',
    facts: {
      workshop: 'Workshop',
      preferredDate: 'Date requested',
      participants: 'Number of people',
      name: 'Name',
      email: 'Email address',
      language: 'Language',
      voucher: 'Gift voucher',
      reference: 'Reference',
      reservationId: 'Request number',
      submittedAt: 'Sent on',
    },
    payingVoucher: 'Used as soon as you confirm: there’s {left} left on it',
    fiveOrMore:
      '5 or more (five places held). If there are more than five, change the number first.',
    placesLeft: 'Left on that date, after this request: {left} of {capacity} places.',
    forget: `The site erases what the guest wrote above no later than ${terms.afterTheDay.spelled} after the workshop. Delete this email then too.`,
    answerWithin: 'Answer within {hours}.',
    answerBy: 'Answer by {day}.',
    todo: 'Opening a link does nothing yet; only the button on the page does. If you reply to this email, your answer goes straight to the guest.',
  },
  contact: {
    subject: 'Message from {name}',
    preview: 'A new message through the contact form.',
    title: 'New message',
    name: 'Name',
    email: 'Email address',
    subjectLabel: 'Subject',
    message: 'Message',
    todo: 'If you reply to this email, your answer goes straight to the sender. Then tick the message off at your desk.',
  },
}
