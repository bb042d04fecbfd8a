import type { LanguageRules } from '../language-rules.ts'

export const nl: LanguageRules = {
  locale: 'nl-BE',
  name: 'Nederlands',
  dayNumber: (number) => number,
  isSignFirst: true,
  brokenPage: {
    title: 'Er ging iets mis bij ons',
    text: 'Probeer het over een minuut opnieuw. Lukt het dan nog niet, mail ons dan: wat je vroeg, regelen we ook zo.',
    link: 'Naar de startpagina',
  },
}
