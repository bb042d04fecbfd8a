/** Every subject in this file may have `{workshop}` and `{date}`. */
export const waitingMails = {
  links: {
    take: { one: 'Ja, ik neem de plaats', other: 'Ja, we nemen de {n} plaatsen' },
    leave: 'Haal me van de lijst',
    own: 'Alleen voor jou: stuur deze mail niet door.',
  },
  joined: {
    subject: 'Op de wachtlijst: {workshop}, {date}',
    preview: 'Komt er plaats, dan houden we ze voor je vrij.',
    title: 'Je staat op de wachtlijst',
    text: 'Op deze datum is er nu niet genoeg plaats. Komt er genoeg plaats, dan houden we ze voor je vrij en mailen we je.',
    meanwhile:
      'Zodra we je plaats aanbieden, heb je meestal {terms.offer.figures} om te beslissen. Wachten kost niets en verplicht je tot niets.',
    notYou: 'Was jij dit niet? Klik dan op ‘Haal me van de lijst’.',
  },
  /** Differences for several dates in one mail; the subject is its title too, with `{n}`, two or more. */
  joinedMany: {
    subject: 'Je staat {n} keer op de wachtlijst',
    text: 'Op deze data is er nu niet genoeg plaats. Komt er genoeg plaats, dan houden we ze voor je vrij en mailen we je.',
    notYou: 'Was jij dit niet? Klik dan bij elke datum op ‘Haal me van de lijst’.',
  },
  offer: {
    subject: 'Er is plaats: {workshop}, {date}',
    preview: 'We houden ze voor je vrij, maar niet eeuwig.',
    title: 'Er is plaats voor je',
    text: {
      one: 'Er is een plaats vrijgekomen, en we houden ze voor je vrij.',
      other: 'Er zijn {n} plaatsen vrijgekomen, en we houden ze voor je vrij.',
    },
    until: 'Voor jou tot',
    next: 'Zeg je ja, dan is je reservatie meteen bevestigd en mailen we hoe je betaalt.',
    otherwise: 'Laat je de tijd voorbijgaan, dan is de plaats weer voor anderen.',
  },
  lapsed: {
    subject: 'De tijd is om: {workshop}, {date}',
    preview: 'We houden de plaats niet langer voor je vrij.',
    title: 'De tijd is om',
    text: 'We hielden plaats voor je vrij, maar de tijd is om. Je bent ons niets verschuldigd.',
    again: 'Toch nog komen? Kijk op de site of er plaats is, misschien nog op deze datum.',
  },
  calledOff: {
    subject: 'Gaat niet door: {workshop}, {date}',
    preview: 'De datum waarvoor je op de wachtlijst staat, is afgelast.',
    title: 'Deze workshop gaat niet door',
    text: 'De datum waarvoor je op de wachtlijst stond, hebben we moeten afgelasten. Het spijt ons.',
    held: {
      one: 'De plaats die we voor je vrijhielden, vervalt dus ook.',
      other: 'De {n} plaatsen die we voor je vrijhielden, vervallen dus ook.',
    },
    nothingOwed: 'Je bent ons niets verschuldigd.',
    /** Heading of the dates with room for all of them; `noRoom` when there are none. */
    withRoom: {
      one: 'Toch nog zin? Nu is er plaats voor je op:',
      other: 'Toch nog zin? Nu is er plaats voor jullie allemaal op:',
    },
    noRoom: {
      one: 'Nu is er geen andere datum van deze workshop met plaats voor je.',
      other: 'Nu is er geen andere datum van deze workshop met plaats voor jullie allemaal.',
    },
    waitingList: 'Naar de wachtlijst voor een volgeboekte datum',
  },
} as const

/** Names on the desk of the mails about the waiting list and new dates. */
export const waitingMailNames = {
  'waiting-joined-guest': 'Op de wachtlijst',
  'waiting-offer-guest': 'Er is een plaats',
  'waiting-lapsed-guest': 'De plaats is vervallen',
  'waiting-called-off-guest': 'Datum afgelast, aan wie wachtte',
  'waiting-letter-guest': 'Mail aan iedereen van een datum, aan wie wacht',
  'next-date-asked-guest': 'Wens voor een nieuwe datum',
  'next-date-guest': 'Een nieuwe datum gevonden',
} as const
