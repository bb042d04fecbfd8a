import type { AuthoredWords } from '../shape.ts'

const reservation: AuthoredWords['mails']['reservation'] = {
  subject: 'Your request: {workshop}, {date}',
  preview:
    'We have your request and will answer within {terms.answer.figures}. Nothing is owed yet.',
  greeting: 'Hello {name},',
  intro: 'Thank you, we have your request. It isn’t confirmed yet, and nothing is owed yet.',
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
    requirements: 'Your remarks',
    requirementsNoted: 'Noted',
    noRequirements: 'None',
    voucher: 'Gift voucher',
    voucherNoted: 'Noted: used once we confirm',
  },
  nextTitle: 'What happens next',
  nextSteps: [
    'Within {terms.answer.figures} you’ll hear from us: yes or no.',
    'Then you get the details for the deposit: {deposit}, to be paid within {days}. It secures your place.',
    '{offers.diets.mailed}',
    'The balance, {balance}, is due by {day}.',
  ],
  nextStepsAtOnce: [
    'Within {terms.answer.figures} you’ll hear from us: yes or no.',
    'Then you get the details for the transfer. It’s all paid at once: {total}, {due}. That secures your place.',
    '{offers.diets.mailed}',
  ],
  nextStepsWithVoucher: [
    'Within {terms.answer.figures} you’ll hear from us: yes or no.',
    'Then your gift voucher is used. If it doesn’t cover everything, we email you how to pay the rest.',
    '{offers.diets.mailed}',
  ],
  payment: {
    amount: 'Amount',
    beneficiary: 'Payee',
    account: 'Account (IBAN)',
    communication: 'Structured communication',
    within: 'within {days}',
    dueOn: 'no later than {date}',
  },
  calendarNote: 'The attached calendar file puts the date in pencil: it isn’t confirmed yet.',
  questions: 'Any questions? Just reply.',
  signature: '{business.hosts}',
  footer:
    'Someone asked for a place on our site with this address. If it wasn’t you, tell us and we’ll remove the request.',
}

const contact: AuthoredWords['mails']['contact'] = {
  subject: 'We have your message',
  preview: 'Thank you for writing. One of us will answer you.',
  greeting: 'Hello {name},',
  text: 'Thank you for your message. It has reached us, and one of us will read it and answer you. Something to add? Just reply to this email.',
  many: {
    subject: 'We have your {n} messages',
    preview: 'Thank you for writing. One of us will answer you.',
    text: 'Thank you for your messages. They have all reached us, and one of us will read them and answer you. Something to add? Just reply to this email.',
  },
  signature: '{business.hosts}',
  footer:
    'You are getting this email because someone sent us a message with this address through our website. If it wasn’t you, tell us and we’ll delete it.',
}

const jar: AuthoredWords['mails']['jar'] = {
  ready: 'Your jar is washed and ready',
  filled: 'Your jar is filled',
  bubbling: 'Your jar is bubbling',
  golden: 'Your jar is turning gold',
  ripe: 'Your jar is ripe',
  gift: 'A jar with a ribbon',
}

export const mails: AuthoredWords['mails'] = { reservation, contact, jar }

export const dateLetter: AuthoredWords['dateLetter'] = {
  subject: 'A word from the farm: {workshop}, {date}',
  preview: 'Worth a read before you come.',
  waitingPreview: 'News about the date you’re waiting for.',
  title: 'A word from the farm',
  writtenIn: 'We wrote this in {language}. If anything is unclear, do ask.',
}
