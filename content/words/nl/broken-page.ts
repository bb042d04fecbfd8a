import type { BrokenPageWords } from '../shape/pages.ts'

export const brokenPage: BrokenPageWords = {
  title: 'Er ging iets mis bij ons',
  text:
    'Probeer het over een minuut opnieuw. ' +
    'Lukt het dan nog niet, mail ons dan: wat je vroeg, regelen we ook zo.',
  link: 'Naar de startpagina',
}
