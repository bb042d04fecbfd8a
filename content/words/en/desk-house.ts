import type { DeskWords } from '../shape.ts'
import { deskTerms } from './desk-terms.ts'

/** Page of the values that the owner changes often. */
export const deskHouse: DeskWords['house'] = {
  title: 'House',
  text:
    'What you save here is on the site at once, and in every new email. Guests who have already ' +
    'booked keep their price and terms. A date already on the schedule keeps its hours and places.',
  done: 'Saved. This is how it now stands on the site and in the emails.',
  formerTown: {
    one: '‘{town}’ is still in {n} text on the site',
    other: '‘{town}’ is still in {n} texts on the site',
  },
  same: 'It was like that already. Nothing has changed.',
  button: 'Save',
  none: 'none',
  keyFirst:
    'For that we first ask for a fresh key: that way, whoever finds your device can change nothing ' +
    'here. Open it on this device and then come back here.',
  sections: {
    home: 'On the home page',
    reach: 'How guests reach you',
    identity: 'Who you are',
    privateGroup: 'Private groups',
    requests: 'Requests',
    terms: 'Terms',
    books: 'Bookkeeping',
  },
  values: {
    price: 'Price per person',
    hours: 'Hours',
    group: 'Group',
    minimum: 'Goes ahead',
    'private-group': 'Group',
    'requests-close': 'Requests until',
    'opening-hours': 'Open',
    telephone: 'Telephone',
    sentence: 'Line of the day',
    workshops: 'Workshops on the site',
    languages: 'Languages of the site',
    'workshop-name': 'Name',
    'workshop-sentence': 'Line under the title',
    vat: 'VAT',
    accountant: 'Your accountant’s email address',
    edition: 'Site texts',
    page: 'Page',
    offer: 'What you offer',
    name: 'Name',
    people: 'The two of you',
    address: 'Address',
    location: 'Place on the map',
    mailbox: 'Email address for guests',
    account: 'Bank account',
    numbers: 'Enterprise number and VAT',
    social: 'Link to your social media',
    ...deskTerms.values,
  },
  nameAtBank: '{name} (at the bank: {accountHolder})',
  people: '{guide} and {cook}',
  address: '{street}, {postalCode} {town}',
  noMap: 'no map',
  noVat: 'no VAT number',
  size: '{from} to {to} people',
  minimum: 'with {minimum} people or more, decided {daysBefore} days before',
  always: 'always',
  hoursBefore: { one: '{n} hour before', other: '{n} hours before' },
  untilItBegins: 'it begins',
  percent: '{percent}%',
  edition: 'version {number}',
  pageShown: 'on the site',
  pageLeftOut: 'not on the site',
  firstTexts: 'as at the start',
  hints: {
    price: 'In euros, VAT included. Cents after a point or a comma.',
    hours: 'For new dates. The timetable of the example day shifts with them.',
    minimum:
      'For new dates. 0 people: they always go ahead. If there are too few on the day of decision, we ask you under Today that morning whether it goes ahead.',
    group: 'At most: a new date gets that many places.',
    'private-group': 'For groups who want a date to themselves.',
    'requests-close':
      'After that nobody can choose the date on the site; it stays on the schedule, with your ' +
      'telephone number or email address. You can always add somebody yourself. 0: until it begins.',
    'opening-hours': 'Every day, on the contact page and for search engines.',
    telephone: 'Write the number as guests should read it. If you leave this empty, we show none.',
    'workshop-name':
      'In the three languages, in 26 characters at most. The address of the page stays as it is.',
    'workshop-sentence': 'What people make or learn there, in the three languages.',
    sentence: 'Fill in all three languages, or none. What’s empty isn’t shown.',
    accountant:
      'Only for what you send them yourself: invoices, and the books of a month or a quarter. It’s nowhere on the site.',
    name:
      'This is your name on every page, in every email and in your guests’ calendars. Write ' +
      'the name at the bank exactly as your bank statement has it: your guest’s bank compares the two.',
    people:
      'Two first names: who gives the workshops, and who cooks. They’re under every email and in ' +
      'the texts. What’s said about you is under Site texts.',
    address: 'Where guests come to. How to get there is in the site texts: check those too.',
    location:
      'Two numbers, such as 50.99241 and 3.64962: most maps show them when you press and hold a ' +
      'spot. If you leave them empty, there’s no map on the contact page.',
    mailbox:
      'It’s on every page and in every email. If the server has an address of its own (OWNER_EMAIL), guests’ ' +
      'replies arrive there. Your key and what we write to you always go to that address, which doesn’t change here.',
    account:
      'Guests read this number from the next email on. Anyone who already has an email with the old ' +
      'number may still pay there, so go on importing the statements of that account too: we still recognise it. ' +
      'Check at ‘Name’ whether the name at the bank is still right.',
    numbers:
      'At the bottom of every page and on every invoice. If you’re not liable for VAT, leave the VAT ' +
      'number empty. Invoices already made keep the numbers they have.',
    social:
      'The address of your page, as your browser shows it. If you leave this empty, we show none.',
    vat: 'The rate that’s in your prices. Ask your accountant; what’s already in the receipts journal stays.',
    ...deskTerms.hints,
  },
  fields: {
    cents: 'Price',
    startTime: 'Starts at',
    endTime: 'Ends at',
    from: 'At least',
    to: 'At most',
    minimum: 'Minimum number of people',
    daysBefore: 'Decide how many days before',
    opens: 'From',
    closes: 'Until',
    number: 'Number',
    nl: 'Dutch',
    fr: 'French',
    en: 'English',
    hours: 'Hours before it begins',
    percent: 'Percentage',
    email: 'Email address',
    name: 'Name',
    accountHolder: 'Name at the bank',
    guide: 'Who gives the workshops?',
    cook: 'Who cooks?',
    street: 'Street and number',
    postalCode: 'Postcode',
    town: 'Town',
    latitude: 'Latitude',
    longitude: 'Longitude',
    mailbox: 'Email address',
    iban: 'Account number (IBAN)',
    enterpriseNumber: 'Enterprise number',
    vatNumber: 'VAT number (optional)',
    social: 'Link (optional)',
    ...deskTerms.fields,
  },
  problems: {
    cents: 'Enter a price above zero and up to a thousand euros, such as 95 or 47.50.',
    startTime: 'Enter a starting time, such as 18:30.',
    endTime: 'Enter an ending time that comes after the starting time.',
    from: 'Enter a number of at least one person, in figures.',
    to: 'Under ‘At most’, enter a number that isn’t smaller than under ‘At least’.',
    minimum: 'Under ‘Minimum number of people’, enter a number, or 0.',
    daysBefore: 'Under ‘Decide how many days before’, enter a number from 0 to 60.',
    opens: 'Enter a time, such as 09:00.',
    closes: 'Under ‘Until’, enter a time later than under ‘From’.',
    number: 'Enter a telephone number of nine to fifteen digits, or leave it empty.',
    nl: 'Enter a line in Dutch too, of {most} characters at most.',
    fr: 'Enter a line in French too, of {most} characters at most.',
    en: 'Enter a line in English too, of {most} characters at most.',
    hours: 'Enter a number of hours from 0 to 336, without decimals.',
    percent: 'Enter a percentage from 0 to 30, without decimals.',
    name: 'Under ‘Name’, enter what your business is called, in {name} characters at most, without braces, @, < or >.',
    accountHolder:
      'Under ‘Name at the bank’, enter the name on your bank statement, in {name} characters at most.',
    guide: 'Under ‘Who gives the workshops?’, enter a first name, of 40 characters at most.',
    cook: 'Under ‘Who cooks?’, enter a first name, of 40 characters at most.',
    street: 'Under ‘Street and number’, enter where guests come to, such as Kouterdreef 12.',
    postalCode: 'Under ‘Postcode’, enter your postcode, such as 9840.',
    town: 'Under ‘Town’, enter your town, such as De Pinte.',
    latitude:
      'Under ‘Latitude’, enter a number from -90 to 90, such as 50.99241, or leave both empty.',
    longitude:
      'Under ‘Longitude’, enter a number from -180 to 180, such as 3.64962, or leave both empty.',
    mailbox: 'Under ‘Email address’, enter a valid address, such as name@example.com.',
    iban:
      'This account number isn’t right. Under ‘Account number’, copy what’s on your bank statement, such ' +
      'as BE68 5390 0754 7034.',
    enterpriseNumber:
      'This enterprise number isn’t right. Under ‘Enterprise number’, enter ten digits, such as 0123.456.749.',
    vatNumber:
      'This VAT number doesn’t belong to your enterprise number. Under ‘VAT number’, enter BE and that ' +
      'number, or leave it empty.',
    social:
      'Under ‘Link’, enter a full address, such as https://example.com/@name, or leave it empty.',
    email: 'Enter a valid email address, such as name@example.com, or leave it empty.',
    ...deskTerms.problems,
  },
  history: {
    title: 'What has changed',
    nothing: 'Nothing yet: everything is as at the start.',
    when: '{at}, by {device}',
    arrow: '{before} → {after}',
    back: 'Put back: {before}',
    backToNone: 'Empty again',
  },
}
