import type { SentenceRules } from '../sentence-rules.ts'

/** Half hours are a fraction; others are told in minutes, never rounded. */
function duration(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (hours > 0 && rest === 30) return `${hours}.5\u00a0hours`
  const whole = `${hours}\u00a0${hours === 1 ? 'hour' : 'hours'}`
  if (hours > 0 && rest === 0) return whole
  const inMinutes = `${rest}\u00a0${rest === 1 ? 'minute' : 'minutes'}`
  return hours > 0 ? `${whole} ${inMinutes}` : inMinutes
}

export const enSentences: SentenceRules = {
  numbers:
    'nought one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
  feminineOne: 'one',
  half: 'half',
  percent: (n) => `${n}%`,
  range: (from, to) => `${from} to ${to}`,
  group: (range) => range,
  spans: {
    minutes: { one: 'minute', other: 'minutes' },
    hours: { one: 'hour', other: 'hours' },
    days: { one: 'day', other: 'days' },
    businessDays: { one: 'working day', other: 'working days' },
    weeks: { one: 'week', other: 'weeks' },
    years: { one: 'year', other: 'years' },
  },
  time: (at) => at,
  timeRange: (start, end) => `${start}–${end}`,
  hours: (start, end) => `${start}\u00a0to\u00a0${end}`,
  opening: {
    every: (hours) => `every day, ${hours}`,
    from: (first, last, hours) => `${first} to ${last}, ${hours}`,
    except: (days, hours) => `every day except ${days}, ${hours}`,
    on: (days, hours) => `${days}, ${hours}`,
    day: (name) => name,
  },
  duration,
  at: 'at',
  colon: ':',
  quotes: ['‘', '’'],
  units:
    'hours?|minutes?|(?:working )?days?|evenings?|weeks?|months?|years?|degrees|euros?|grams?|kilos?|litres?|metres|person|people|participants?|guests?|places?|bookings?|digits',
  typesetting: [
    [/(?<=(?<!\p{L})day) (?=\d|\{n\})/gu, '\u00a0'],
    [/(?<=\bno) (?=later than\b)|(?<=\bno.later) (?=than\b)/gi, '\u00a0'],
    // A number is not left alone at the end of a line: 14-day.
    [/(?<=[\d}])-(?=\p{Ll})/gu, '\u2011'],
  ],
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
}
