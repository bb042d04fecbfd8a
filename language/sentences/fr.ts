import type { SentenceRules } from '../sentence-rules.ts'

/** The space at which no line ends, and the narrow one. */
const nb = '\u00a0'
const narrow = '\u202f'
const nbHyphen = '\u2011'

function time(at: string): string {
  const [hours, minutes] = at.split(':')
  return minutes === '00' ? `${Number(hours)}${nb}h` : `${Number(hours)}${nb}h${nb}${minutes}`
}

/** "5 heures et demie": "5 h 30" is a time of day. French has the plural from two on. */
function duration(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const whole = `${hours}${nb}${hours < 2 ? 'heure' : 'heures'}`
  const rest = minutes % 60
  if (rest === 0) return whole
  if (hours === 0) return `${rest}${nb}minutes`
  const parts: Readonly<Record<number, string>> = { 15: 'et quart', 30: 'et demie' }
  return `${whole} ${parts[rest] ?? `${rest}${nb}minutes`}`
}

export const frSentences: SentenceRules = {
  numbers:
    'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt',
  feminineOne: 'une',
  half: 'la moitié',
  percent: (n) => `${n}${nb}%`,
  range: (from, to) => `${from} à ${to}`,
  group: (range) => `de ${range}`,
  spans: {
    minutes: { one: 'minute', other: 'minutes' },
    hours: { one: 'heure', other: 'heures' },
    days: { one: 'jour', other: 'jours' },
    businessDays: { one: 'jour ouvrable', other: 'jours ouvrables' },
    weeks: { one: 'semaine', other: 'semaines' },
    years: { one: 'an', other: 'ans' },
  },
  time,
  timeRange: (start, end) => `${time(start)}${nb}–${nb}${time(end)}`,
  hours: (start, end) => `de ${time(start)}${nb}à${nb}${time(end)}`,
  opening: {
    every: (hours) => `tous les jours ${hours}`,
    from: (first, last, hours) => `du ${first} au ${last}, ${hours}`,
    except: (days, hours) => `tous les jours sauf ${days}, ${hours}`,
    on: (days, hours) => `${days}, ${hours}`,
    day: (name) => `le ${name}`,
  },
  duration,
  at: 'à',
  colon: `${nb}:`,
  quotes: ['« ', ' »'],
  units:
    'h|heures?|minutes?|jours?|soirées?|semaines?|mois|ans?|degrés|euros?|grammes|kilos?|litres?|mètres|personnes?|participants?|places?|réservations?|chiffres|inclus',
  typesetting: [
    // A name that is filled in takes the apostrophe: d’Odile, qu’Aline, d’Yves, but de Yasmine. Before an H some do, some do not.
    [/(?<=(?<!\p{L})(?:[Dd]|[Qq]u))e (?=(?:[AEIOUÀÂÉÈÊËÎÏÔÙÛÜ]|Y[^aeiou])\p{Ll})/gu, '’'],
    [/[ \u00a0](?=[;?!»])|(?<=«)[ \u00a0]/g, narrow],
    [/[ \u202f](?=:)|(?<=(?<!\p{L})jour) (?=\d|\{n\})/gu, nb],
    [/(?<=\bau) (?=plus tard\b)|(?<=\bau.plus) (?=tard\b)/gi, nb],
    // A short word is not left alone at the end or the beginning of a line: e-mail, dites-le, ci-joint, peut-être.
    // The name of a cookie of the desk has no such word.
    [
      /(?<=(?<!\p{L})(?!desk)\p{L}\p{Ll}{0,3})-(?=\p{L})|(?<=\p{L})-(?=\p{Ll}{1,4}(?!\p{L}))/gu,
      nbHyphen,
    ],
  ],
  footer: {
    description: 'Ateliers de fermentation dans une petite ferme près de Gand.',
    workshops: 'Ateliers',
    links: 'Liens rapides',
    visit: 'Adresse',
    social: 'Suivre la ferme',
    privacy: 'Confidentialité',
    cookies: 'Cookies',
    enterpriseNumber: 'Numéro d’entreprise',
    vatNumber: 'TVA',
    country: 'Belgique',
  },
}
