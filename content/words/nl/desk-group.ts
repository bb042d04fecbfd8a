/** The desk's page that makes a date for one group alone. */
export const deskGroup = {
  title: 'Een besloten groep',
  make: 'Maak er een besloten groep van',
  text: 'Een eigen datum, die op geen enkele pagina van de site staat. De boeking is meteen bevestigd; met een e-mailadres krijgt de gast een mail met wat er te betalen is.',
  answersRequest:
    'De aanvraag waaruit je dit maakt, eindigt zonder mail. Gaf de gast een cadeaubon op, dan betaalt die meteen.',
  workshop: 'Workshop',
  day: 'Dag',
  dayProblem: 'Vul een dag en een uur in die nog komen.',
  price: 'Prijs in euro (leeg: zoals de workshop)',
  priceProblem: 'Vul een prijs in van {min} tot {max}\u00a0euro per persoon, of laat het leeg.',
  uneven: 'Dat bedrag is niet gelijk te verdelen tot op de cent. Neem {below} of {above}.',
  per: 'Die prijs is',
  perProblem: 'Kies waarvoor de prijs is.',
  pers: { person: 'per persoon', group: 'voor de hele groep' },
  button: 'Vastleggen',
  done: 'De besloten groep staat vast. Is er een e-mailadres, dan kreeg de gast een mail met wat er te betalen is.',
} as const
