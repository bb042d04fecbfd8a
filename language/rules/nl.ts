import type { LanguageRules } from '../language-rules.ts'

const time = (at: string) => `${bare(at)}\u00a0uur`

function bare(at: string): string {
  const [hours, minutes] = at.split(':')
  return minutes === '00' ? String(Number(hours)) : `${Number(hours)}.${minutes}`
}

export const nl: LanguageRules = {
  locale: 'nl-BE',
  name: 'Nederlands',
  addresses: {
    home: '',
    workshops: 'ateliers',
    workshop: 'ateliers/:slug',
    about: 'over-ons',
    gallery: 'galerij',
    contact: 'contact',
    booking: 'reserveren',
    faq: 'veelgestelde-vragen',
    giftVoucher: 'cadeaubon',
    privacy: 'privacy',
    reservationSuccess: 'reservering-succes',
    businessCard: 'visitekaartje',
    emailTemplates: 'email-sjablonen',
  },
  numbers:
    'nul een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien twintig',
  feminineOne: 'een',
  half: 'de helft',
  percent: (n) => `${n}%`,
  range: (from, to) => `${from} tot ${to}`,
  group: (range) => range,
  dayNumber: (number) => number,
  spans: {
    hours: { one: 'uur', other: 'uur' },
    days: { one: 'dag', other: 'dagen' },
    businessDays: { one: 'werkdag', other: 'werkdagen' },
    weeks: { one: 'week', other: 'weken' },
    years: { one: 'jaar', other: 'jaar' },
  },
  time,
  timeRange: (start, end) => `${bare(start)}\u00a0tot\u00a0${time(end)}`,
  hours: (start, end) => `van ${bare(start)} tot ${time(end)}`,
  duration: (minutes) =>
    `${(minutes / 60).toLocaleString('nl-BE', { maximumFractionDigits: 1 })}\u00a0uur`,
  at: 'om',
  isSignFirst: true,
  colon: ':',
  quotes: ['‘', '’'],
  units:
    'uur|uren|minu(?:ut|ten)|(?:werk)?dag(?:en)?|we(?:ek|ken)|maand(?:en)?|jaar|graden|euro|gram|kilo|liter|meter',
  typesetting: [],
  withoutWords: {
    brokenPage: {
      title: 'Er ging iets mis bij ons',
      text: 'Probeer het over een minuut opnieuw. Lukt het dan nog niet, mail ons dan: wat je vroeg, regelen we ook zo.',
      link: 'Naar de startpagina',
    },
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
  },
}
