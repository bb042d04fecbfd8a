/** Calling a date off on the desk: why, what guests read, and the sum that goes back. */
export const deskCallOff = {
  why: 'Waarom? Elke gast leest het in de eigen taal.',
  reasons: {
    none: 'Geen reden',
    weather: 'Slecht weer',
    ill: 'Wie de workshop geeft, is ziek',
    'too-few': 'Te weinig volk',
  },
  words: 'In je eigen woorden (mag leeg blijven)',
  wordsHint: 'Komt zo in elke mail, in welke taal de gast ook leest.',
  look: 'Toon de mail en wat er terug moet',
  lookTitle: 'Datum afgelasten: kijk het na',
  back: 'Er gaat {amount} terug naar wie betaalde. Dat komt op je lijst van terugbetalingen.',
  backOnVoucher: '{amount} komt weer op cadeaubonnen te staan.',
  nothingBack: 'Er is nog niets betaald: er hoeft niets terug.',
  mend: 'Terug naar de datum',
  inLanguage: { one: '{language}: {n} mail', other: '{language}: {n} mails' },
  frame: 'Mail in het {language}: {subject}',
} as const
