/** The desk's pages of a date that is offered to one group. */
export const deskOption = {
  title: 'Een optie voor een groep',
  make: 'Bied een datum aan met een optie',
  text: 'De groep krijgt een mail met een knop om ja te zeggen. Tot en met de dag hieronder blijft de datum voor hen alleen; daarna komt hij vanzelf vrij, met een mail aan de groep.',
  answersRequest:
    'De aanvraag waaruit je dit maakt, eindigt zonder mail: dit voorstel is het antwoord. Met het ja van de groep gaat de gevraagde factuur mee, en betaalt de cadeaubon die de gast opgaf.',
  least: 'Minstens hoeveel personen',
  most: 'Hoogstens hoeveel personen',
  mostProblem:
    'Vul een aantal in van {min} tot {max}, niet lager dan het eerste. Een prijs voor de hele groep geldt voor één aantal: vul dan tweemaal hetzelfde in.',
  leastProblem: 'Vul een aantal in van {min} tot {max}.',
  until: 'Aangeboden tot en met',
  untilProblem: 'Vul een dag in van vandaag tot de dag vóór de workshop.',
  email: 'E-mailadres',
  emailProblem: 'Vul een e-mailadres in: het voorstel gaat per mail.',
  /** `{dates}` names them. */
  besideProblem:
    'Op dat uur staat er al iets: {dates}. Vink hieronder aan dat het mag, of kies een ander uur.',
  beside: 'Toch aanbieden. Wat er al staat, blijft zoals het is.',
  button: 'Verstuur het voorstel',
  offered: 'De mail met het voorstel is vertrokken. Tot en met {date} is de datum voor hen.',
  people: 'Personen',
  price: 'Prijs per persoon',
  madeOn: 'Aangeboden op',
  states: {
    open: 'Wacht op antwoord',
    accepted: 'Aangenomen',
    declined: 'Niet aangenomen',
    lapsed: 'Verlopen zonder antwoord',
    withdrawn: 'Ingetrokken',
  },
  withdrawTitle: 'Toch niet?',
  withdraw: 'Trek het voorstel in',
  withdrawText: 'De datum komt vrij, en de groep leest in een mail dat hij niet meer kan.',
  withdrawn: 'Het voorstel is ingetrokken.',
  answeredBefore: 'Er is niets veranderd: dit voorstel was al beantwoord of verlopen.',
  toRequest: 'Open de aanvraag',
  /** Lines of the to-do list. */
  toDo: {
    open: 'Optie: {name}, {people} personen',
    openUntil: '{on}\nvoor hen tot en met {until}',
    over: 'Optie afgelopen: {name}',
    declined: '{on}: ze zeiden nee, de dag is weer vrij',
    lapsed: '{on}: geen antwoord, de dag is weer vrij',
  },
  /** Notes on the date and on the booking. */
  onDate: 'Optie voor {name} tot en met {until}',
  onBooking: 'Uit een optie van {date}, door de groep aangenomen',
  label: 'Optie',
  companions: 'Schoven zelf aan',
  companionPaid: '{name} (betaalde {amount})',
} as const

/** The mails to the farm about it. */
export const ownerOption = {
  accepted: {
    subject: 'Optie aangenomen: {name}, {workshop}, {date}',
    preview: 'De groep komt. Je hoeft niets te doen.',
    title: 'Een groep zegt ja',
    text: '{name} nam de datum die je aanbood. De boeking is bevestigd en de betaalgegevens zijn vertrokken. Je hoeft niets te doen.',
  },
  declined: {
    subject: 'Optie afgewezen: {name}, {workshop}, {date}',
    preview: 'De dag is weer vrij.',
    title: 'Een groep zegt nee',
    text: 'De datum die je {name} aanbood, past niet. De dag is weer vrij; je hoeft niets te doen.',
    reason: 'Waarom niet',
  },
} as const

/** The desk's page that makes a date for one group alone. */
export const deskGroup = {
  title: 'Een besloten groep',
  make: 'Maak er een besloten groep van',
  text: 'Een eigen datum, die op geen enkele pagina van de site staat. De boeking is meteen bevestigd; met een e-mailadres krijgt de gast een mail met wat er te betalen is.',
  answersRequest:
    'De aanvraag waaruit je dit maakt, eindigt zonder mail. Gaf de gast een cadeaubon op, dan betaalt die meteen.',
  requestConfirmed: 'Er is niets gemaakt: deze aanvraag is intussen bevestigd.',
  workshop: 'Workshop',
  day: 'Dag',
  dayProblem: 'Vul een dag en een uur in die nog komen.',
  price: 'Prijs in euro (leeg: zoals de workshop)',
  priceProblem: 'Vul een prijs in van {min} tot {max} euro per persoon, of laat het leeg.',
  uneven: 'Dat bedrag is niet gelijk te verdelen tot op de cent. Neem {below} of {above}.',
  per: 'Die prijs is',
  perProblem: 'Kies waarvoor de prijs is.',
  pers: { person: 'per persoon', group: 'voor de hele groep' },
  button: 'Vastleggen',
  done: 'De besloten groep staat vast.',
  /** Part that follows, to a guest with an address. */
  mailed: 'De gast kreeg een mail met wat er te betalen is.',
} as const
