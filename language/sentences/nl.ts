import type { SentenceRules } from '../sentence-rules.ts'

const time = (at: string) => `${bare(at)}\u00a0uur`

function bare(at: string): string {
  const [hours, minutes] = at.split(':')
  return minutes === '00' ? String(Number(hours)) : `${Number(hours)}.${minutes}`
}

/** Half hours are a fraction; others are told in minutes, never rounded. */
function duration(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (hours > 0 && rest % 30 === 0) return `${hours}${rest > 0 ? ',5' : ''}\u00a0uur`
  const inMinutes = `${rest}\u00a0${rest === 1 ? 'minuut' : 'minuten'}`
  return hours > 0 ? `${hours}\u00a0uur en ${inMinutes}` : inMinutes
}

export const nlSentences: SentenceRules = {
  numbers:
    'nul een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien twintig',
  feminineOne: 'een',
  half: 'de helft',
  percent: (n) => `${n}%`,
  range: (from, to) => `${from} tot ${to}`,
  group: (range) => range,
  spans: {
    minutes: { one: 'minuut', other: 'minuten' },
    hours: { one: 'uur', other: 'uur' },
    days: { one: 'dag', other: 'dagen' },
    businessDays: { one: 'werkdag', other: 'werkdagen' },
    weeks: { one: 'week', other: 'weken' },
    years: { one: 'jaar', other: 'jaar' },
  },
  time,
  timeRange: (start, end) => `${bare(start)}\u00a0tot\u00a0${time(end)}`,
  hours: (start, end) => `van ${bare(start)}\u00a0tot\u00a0${time(end)}`,
  opening: {
    every: (hours) => `elke dag ${hours}`,
    from: (first, last, hours) => `${first} tot en met ${last} ${hours}`,
    except: (days, hours) => `elke dag behalve ${days}, ${hours}`,
    on: (days, hours) => `${days} ${hours}`,
    day: (name) => name,
  },
  duration,
  at: 'om',
  colon: ':',
  quotes: ['‘', '’'],
  units:
    'uur|uren|minu(?:ut|ten)|(?:werk)?dag(?:en)?|avond(?:en)?|we(?:ek|ken)|maand(?:en)?|jaar|graden|euro|gram|kilo|liter|meter|persoon|personen|mensen|deelnemers?|gasten|plaats(?:en)?|boeking(?:en)?|cijfers',
  typesetting: [
    [/(?<=(?<!\p{L})dag) (?=\d|\{n\})/gu, '\u00a0'],
    [/(?<=\bten) (?=laatste\b)|(?<=\bten.laatste) (?=op\b)/gi, '\u00a0'],
    // A short word is not left alone at the end of a line: btw-nummer, QR-code.
    [/(?<=(?<!\p{L})(?:btw|\p{Lu}{2,3}))-(?=\p{Ll})/gu, '\u2011'],
  ],
  footer: {
    description: 'Workshops fermenteren op een kleine hoeve bij Gent.',
    workshops: 'Workshops',
    links: 'Snel naar',
    visit: 'Adres',
    social: 'Volg de hoeve',
    privacy: 'Privacy',
    cookies: 'Cookies',
    enterpriseNumber: 'Ondernemingsnummer',
    vatNumber: 'Btw',
    country: 'België',
  },
}
