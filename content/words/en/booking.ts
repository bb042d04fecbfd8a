import type { AuthoredWords } from '../shape.ts'
import { factFields } from './guest-facts.ts'

export const booking: AuthoredWords['booking'] = {
  head: {
    title: 'Workshop dates and booking near Ghent',
    description:
      'All dates for sourdough bread, fermented drinks and vegetables, with the spots that are left. Send a request; we answer within {terms.answer.figures}.',
    keywords:
      'book a workshop, workshop dates, fermentation workshop Ghent, {terms.pay.keyword}, cancellation',
  },
  title: 'Dates and booking',
  lead: 'Choose a date and send us a request. It isn’t an order: nothing is owed until we confirm.',
  schedule: {
    title: 'The dates',
    date: 'Date',
    time: 'Time',
    workshop: 'Workshop',
    availability: 'Availability',
    choose: 'Choose',
    price: '{price} per person',
    placesFree: { one: '{n} spot left', other: '{n} spots left' },
    later: { one: '{n} more date', other: '{n} more dates' },
    filter: { label: 'Which workshop?', all: 'All' },
    legend: {
      title: 'How to read the jar',
      half: 'Filling up: the green part is taken.',
      full: 'Beetroot red, lid on: fully booked.',
    },
    askClosed: 'Still want to come? Email us: {email}',
    callClosed: 'Still want to come? Call us: {telephone}',
    waiting: 'Fully booked, or not enough room for all of you? {link}.',
    waitingFor: '{offers.waitingList.label}',
    waitingLink: '{offers.waitingList.link}',
    none: 'There are no dates at the moment. New ones are hatching, and will appear here.',
  },
  privateGroups: {
    title: 'A table to yourselves',
    text: 'We also run the workshops for private groups of {own.group}, on a date we agree with you. The price per person is the usual one: {evening.price} for an evening, {bread.price} for the bread day. Write to {email} and say which workshop, how many of you, and roughly when.',
  },
  form: {
    title: 'Ask for a place',
    intro:
      'This is a request: it costs nothing and commits you to nothing. We answer within {terms.answer.figures}. Once we’ve confirmed the date, {terms.pay.intro}',
    workshopType: 'Workshop',
    workshopPrompt: 'Choose a workshop',
    preferredDate: 'Date',
    datePromptFirst: 'Choose a workshop first',
    datePrompt: 'Choose a date',
    dateNone: 'No dates available for this workshop',
    participants: 'How many of you?',
    participantsPrompt: 'Pick a number',
    participantCount: { one: '{n} person', other: '{n} people' },
    fiveOrMore: '5 or more',
    fiveOrMoreHint:
      'Five or more? Say how many under ‘Anything we should know?’. Until we answer, we hold five places.',
    fewer: 'One person fewer',
    more: 'One person more',
    chosen: 'Your choice:',
    otherDate: 'Another date',
    placesChosen: { one: 'The last spot left', other: 'That’s {people} of the {n} spots left' },
    cost: {
      total: '{n} × {price} = {total}',
      totalFromFive:
        'From {total} for five: we’ll tell you the exact amount once we know how many you are.',
      inTwo: 'Once we’ve confirmed: a {deposit} deposit, then the balance of {balance} by {day}.',
      atOnce: 'Once we’ve confirmed, you pay it all at once, by {day}.',
      atOnceSoon: 'Once we’ve confirmed, you pay it all at once, as soon as you can.',
      atOnceWithin: 'Once we’ve confirmed, you pay it all at once, within {days}.',
      nothingNow: 'Nothing to pay now. We answer within {terms.answer.figures}.',
      noRefund: 'This date is so close that nothing comes back if you cancel.',
    },
    participantName: 'Name',
    email: 'Email',
    ...factFields,
    voucher: 'Have a gift voucher?',
    voucherCode: 'Gift voucher code',
    voucherHint:
      'We use it once we confirm; until then nothing is taken off. What you don’t need stays on the voucher.',
    optional: 'optional',
    consent: 'You may use these details to handle my request, as the {privacy} explains.',
    consentLink: 'privacy page',
    noWithdrawal:
      'A workshop on a fixed date carries no {terms.withdrawal.n}-day right of withdrawal. The cancellation terms on this page apply.',
    submit: 'Send request',
    submitting: 'Sending request…',
    honeypot: 'Leave this empty',
    quickBookNotice: 'The date is filled in. Now we just need you.',
    success: 'Reservation submitted successfully!',
    successNotHeld:
      'One more step: click the link in our email within {terms.press.spelled} and your place is held.',
  },
  info: {
    title: 'Before you send it',
    payment: { title: 'Payment', text: '{terms.pay.info}' },
    cancellation: {
      title: 'If you can’t come',
      text: 'Use the link in our email. If you can’t find it, write to us. If the date was otherwise full and someone takes your place and pays for it, you get everything back. Otherwise it depends on how many days are left:',
    },
    bring: {
      title: 'What to bring',
      text: 'An apron, clothes that don’t mind a stain, and a sturdy bag or box that keeps everything upright. Materials, jars, bottles and the meal are included.',
    },
  },
}

export const availability: AuthoredWords['availability'] = {
  available: 'Available',
  spotsLeft: { one: '{n} spot left', other: '{n} spots left' },
  closed: 'Requests closed',
  fullyBooked: 'Fully booked',
  fullyBookedNotice: 'This date is fully booked. Try another{offers.waitingList.notice}.',
  goesAhead: 'Going ahead',
  goesAheadFrom: {
    one: 'Goes ahead with {n} person or more',
    other: 'Goes ahead with {n} people or more',
  },
  goesAheadFromDecided: '{from}; we’ll know on {day}',
}

export const ownDate: AuthoredWords['ownDate'] = {
  label: 'On this date',
  days: '{n} days, booked together: {days}',
  evenings: '{n} evenings, booked together: {days}',
  length: { days: '{n} days', evenings: '{n} evenings' },
  taughtIn: 'In {language}',
  teachers: { guide: 'With {business.people.guide}', cook: 'With {business.people.cook}' },
}
