import { business } from '#content/business.ts'
import type { MailWords } from '../shape/mails.ts'
import { termsIn } from '../terms.ts'

const terms = termsIn('en')

const { guide, cook } = business.people

const reservation: MailWords['reservation'] = {
  subject: 'Your request: {workshop}, {date}',
  preview: `We have your request and answer within ${terms.answer.figures}. Nothing is owed yet.`,
  greeting: 'Hello {name},',
  intro:
    'Thank you, we have your request. It isn’t confirmed yet, so nothing is owed yet either. ' +
    `You’ll hear from us within ${terms.answer.figures}.`,
  requestTitle: 'Your request',
  facts: {
    reference: 'Reference',
    workshop: 'Workshop',
    date: 'Date',
    time: 'Time',
    participants: 'Participants',
    fiveOrMore: '5 or more (priced for five until we know how many of you are coming)',
    total: 'Total',
    name: 'Name',
    requirements: 'Special requirements',
    requirementsNoted: 'Noted',
    noRequirements: 'None',
    voucher: 'Gift voucher',
    voucherNoted: 'Noted: it pays once we confirm',
  },
  nextTitle: 'What happens next',
  nextSteps: [
    `Within ${terms.answer.figures} we get in touch to confirm the date.`,
    `You pay the deposit of ${terms.deposit.percent} by bank transfer. It secures your booking.`,
    'We ask about allergies and diets, and send directions.',
    `You pay the balance, no later than ${terms.balance.spelled} before the workshop.`,
  ],
  nextStepsAtOnce: [
    `Within ${terms.answer.figures} we get in touch to confirm the date.`,
    'You pay it all at once, deposit and balance together. That secures your booking.',
    'We ask about allergies and diets, and send directions.',
  ],
  nextStepsWithVoucher: [
    `Within ${terms.answer.figures} we get in touch to confirm the date.`,
    'Then your gift voucher pays. If it doesn’t cover it all, we’ll email you how to pay the rest.',
    'We ask about allergies and diets, and send directions.',
  ],
  paymentTitle: 'How to pay, once we’ve confirmed',
  paymentIntro:
    'Please wait for our confirmation before you pay. The number to copy is the structured ' +
    'communication: the 12 digits between the plus signs, not the reference at the top. Put ' +
    'them in your bank’s field of that name, and nothing else.',
  ownNumbers: 'The deposit and the balance each have a number of their own.',
  payment: {
    deposit: `Deposit (${terms.deposit.percent})`,
    balance: 'Balance',
    together: 'Deposit and balance together',
    amount: 'Amount',
    beneficiary: 'Payee',
    account: 'Account (IBAN)',
    communication: 'Structured communication',
    dueOn: 'no later than {date}',
    onceConfirmed: 'as soon as we’ve confirmed',
  },
  cancellationTitle: 'If you can’t come',
  cancellationSteps: [
    `${terms.whole.figures} or more before: everything back.`,
    `${terms.part.n} to ${terms.partUntil.figures} before: ${terms.part.part} back, or another ` +
      'date.',
    `Less than ${terms.part.figures} before: nothing back.`,
    'If someone then takes your place and pays for it: the rest back too.',
    'A workshop on a fixed date carries no 14-day right of withdrawal.',
  ],
  whereTitle: 'Where to find us',
  whereText:
    'The farm is in De Pinte, 15 minutes by car from Ghent. Parking is free, on the farm ' +
    'itself. We send directions once your place is secured.',
  calendarNote: 'The date is attached as a calendar file. Keep it in pencil until we confirm.',
  questions: 'Something to ask or to change? Just reply to this email.',
  signature: `${guide} and ${cook}, ${business.name}`,
  footer:
    `You are getting this email because someone asked for a place at ${business.name} with this ` +
    'address. If it wasn’t you, tell us and we’ll remove the request.',
}

const contact: MailWords['contact'] = {
  subject: 'We have your message',
  preview: 'Thank you for writing. One of us will answer you.',
  greeting: 'Hello {name},',
  text:
    'Thank you for your message. It has reached us, and one of us will read it and answer ' +
    'you. Something to add? Just reply to this email.',
  many: {
    subject: 'We have your {n} messages',
    preview: 'Thank you for writing. One of us will answer you.',
    text:
      'Thank you for your messages. They have all reached us, and one of us will read them ' +
      'and answer you. Something to add? Just reply to this email.',
  },
  signature: `${guide} and ${cook}, ${business.name}`,
  footer:
    'You are getting this email because someone sent us a message with this address through our ' +
    'website. If it wasn’t you, tell us and we’ll delete it.',
}

const jar: MailWords['jar'] = {
  ready: 'Your jar is washed and ready',
  filled: 'Your jar is filled',
  bubbling: 'Your jar is bubbling',
  golden: 'Your jar is turning gold',
  ripe: 'Your jar is ripe',
  gift: 'A jar with a ribbon',
}

export const mails: MailWords = { reservation, contact, jar }
