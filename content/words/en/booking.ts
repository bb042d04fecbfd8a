import { business } from '#content/business.ts'
import type { AvailabilityWords, BookingWords, ReservationSuccessWords } from '../shape/booking.ts'

export const booking: BookingWords = {
  head: {
    title: 'Dates, free places and booking',
    description:
      'All dates for sourdough bread, fermented drinks and vegetables, with the places still ' +
      'free. Send a request; we answer within 24 hours.',
    keywords:
      'book a workshop, workshop dates, fermentation workshop Ghent, private group, deposit, ' +
      'cancellation',
  },
  title: 'Dates and booking',
  lead:
    'Choose a date and send us a request. It isn’t an order: ' +
    'nothing is owed until we confirm.',
  schedule: {
    title: 'The dates',
    date: 'Date',
    time: 'Time',
    workshop: 'Workshop',
    availability: 'Availability',
    choose: '{availability}: ask for {workshop} on {date}',
    legend: {
      title: 'How to read the jar',
      empty: 'Empty: every place is free.',
      half: 'Filling up: green marks the places taken.',
      full: 'Beetroot red, lid on: fully booked.',
    },
    waiting: 'Fully booked, or not enough room for all of you? {link}.',
    waitingLink: 'Join the waiting list',
    none: 'There are no dates at the moment. Write to {email} and we’ll tell you when there are.',
  },
  privateGroups: {
    title: 'A table to yourselves',
    text:
      'We also run the workshops for private groups of 6 to 12, on a date we agree with you. ' +
      'Write to {email} and say which workshop, how many of you, and roughly when.',
  },
  form: {
    title: 'Ask for a place',
    intro:
      'This is a request: it costs nothing and commits you to nothing. We answer within 24 hours. ' +
      'Once we’ve confirmed the date, a 50% deposit by bank transfer secures your place.',
    workshopType: 'Workshop',
    workshopPrompt: 'Choose a workshop',
    preferredDate: 'Date',
    datePromptFirst: 'Choose a workshop first',
    datePrompt: 'Choose a date',
    dateNone: 'No free dates for this workshop',
    participants: 'How many of you?',
    participantsPrompt: 'Choose a number',
    participantCount: { one: '{n} person', other: '{n} people' },
    fiveOrMore: '5 or more',
    fiveOrMoreHint:
      'Five or more? Say how many under ‘Special requirements’. Until we answer, we hold five ' +
      'places.',
    participantName: 'Name',
    email: 'Email',
    specialRequirements: 'Special requirements',
    specialRequirementsHint:
      'The exact size of your group, the language you’d like, that it’s a present. Please leave ' +
      'out allergies and health: we ask about those once your deposit is in. Only we read ' +
      'this; it’s kept with your request.',
    optional: 'optional',
    consent: 'You may use these details to handle my request, as the {privacy} explains.',
    consentLink: 'privacy page',
    noWithdrawal:
      'A workshop on a fixed date carries no 14-day right of withdrawal. ' +
      'The cancellation terms on this page apply.',
    submit: 'Send request',
    submitting: 'Sending request…',
    honeypot: 'Leave this empty',
    quickBookNotice: 'The date is filled in. Now we just need you.',
    success: 'Reservation submitted successfully!',
  },
  info: {
    title: 'Before you send it',
    payment: {
      title: 'Payment',
      text:
        'Once we’ve confirmed, you pay a 50% deposit by bank transfer, within seven days of your ' +
        'request. That secures your place. ' +
        'The balance is due at the latest one week before the workshop. ' +
        'If the workshop is within a week, you pay it all at once.',
    },
    cancellation: {
      title: 'If you can’t come',
      text:
        'Use the link in our email, or write to us. ' +
        'What you get back depends on how many days are left.',
      steps: [
        '7 days or more before: everything back.',
        '3 to 6 days before: half back, or another date.',
        'Less than 3 days before: nothing back.',
      ],
    },
    bring: {
      title: 'What to bring',
      text:
        'An apron, sleeves that roll up, and a sturdy bag or box for the way home. ' +
        'Everything else is here.',
    },
  },
}

export const availability: AvailabilityWords = {
  available: 'Available',
  spotsLeft: { one: '{n} spot left', other: '{n} spots left' },
  fullyBooked: 'Fully booked',
  fullyBookedNotice:
    'This date is fully booked. Try another, or write to us to join the waiting list.',
  goesAhead: 'Going ahead',
  goesAheadFrom: 'Goes ahead with {minimum} people or more',
  goesAheadFromDecided: 'Goes ahead with {minimum} people or more; we’ll know on {day}',
}

export const reservationSuccess: ReservationSuccessWords = {
  head: {
    title: 'Your workshop request has reached us',
    description:
      `Your request for a workshop at ${business.name} has reached us. What happens next: an answer ` +
      'within 24 hours, then the deposit that secures your place.',
    keywords: `booking request, reservation, ${business.name}, next steps, deposit`,
  },
  title: 'We have your request',
  text: 'Thank you. Nothing is owed yet. First we check the date, then you hear from us.',
  mailNote:
    'An email to say we have it is on its way, with what you asked for and how to pay later. ' +
    'If it isn’t there in ten minutes, check your spam folder.',
  reference: 'Your reference',
  nextSteps: {
    title: 'What happens next',
    items: [
      'We get in touch within 24 hours to confirm the date.',
      'You pay a 50% deposit by bank transfer. That secures your place.',
      'We ask about allergies and diets, and send directions.',
      'You pay the balance, at the latest one week before the workshop.',
    ],
  },
  question: 'Something to add or change? Write to {email}.',
  sameAgain:
    'The same request sent twice counts once. To ask for a place for somebody else, ' +
    'send a new request in their name.',
  homeLink: 'Back to Home',
  workshopsLink: 'Look at the workshops',
}
