import type { LanguageRules } from '../language-rules.ts'

export const en: LanguageRules = {
  // Not `en-BE`: it prints English words with Belgian decimals.
  locale: 'en-GB',
  name: 'English',
  addresses: {
    home: '',
    workshops: 'workshops',
    workshop: 'workshops/:slug',
    about: 'about',
    gallery: 'gallery',
    contact: 'contact',
    booking: 'booking',
    faq: 'faq',
    giftVoucher: 'gift-voucher',
    privacy: 'privacy',
    reservationSuccess: 'reservation-success',
    businessCard: 'business-card',
    emailTemplates: 'email-templates',
  },
  numbers:
    'nought one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
  feminineOne: 'one',
  half: 'half',
  percent: (n) => `${n}%`,
  range: (from, to) => `${from} to ${to}`,
  group: (range) => range,
  dayNumber: (number) => number,
  spans: {
    hours: { one: 'hour', other: 'hours' },
    days: { one: 'day', other: 'days' },
    businessDays: { one: 'working day', other: 'working days' },
    weeks: { one: 'week', other: 'weeks' },
    years: { one: 'year', other: 'years' },
  },
  time: (at) => at,
  timeRange: (start, end) => `${start}–${end}`,
  hours: (start, end) => `${start} to ${end}`,
  duration: (minutes) =>
    `${(minutes / 60).toLocaleString('en-GB', { maximumFractionDigits: 1 })}\u00a0hours`,
  at: 'at',
  isSignFirst: false,
  colon: ':',
  quotes: ['‘', '’'],
  units:
    'hours?|minutes?|(?:working )?days?|weeks?|months?|years?|degrees|euros?|grams?|kilos?|litres?|metres',
  typesetting: [],
  withoutWords: {
    brokenPage: {
      title: 'Something went wrong at our end',
      text: 'Please try again in a minute. If it still fails, send us an email and we’ll sort it out that way.',
      link: 'Back to Home',
    },
    footer: {
      description: 'Fermentation workshops on a small farm near Ghent.',
      workshops: 'Workshops',
      links: 'Quick links',
      visit: 'Address',
      social: 'Follow the farm',
      privacy: 'Privacy',
      cookies: 'Cookies',
      enterpriseNumber: 'Enterprise number',
      vatNumber: 'VAT',
      country: 'Belgium',
    },
  },
}
