export const calledOff = {
  subject: 'Gaat niet door: {workshop}, {date}',
  preview: 'We moeten deze datum schrappen. Hier staat wat je nu kunt doen.',
  title: 'Deze workshop gaat niet door',
  text: 'De workshop ‘{workshop}’ van {date} moeten we schrappen. Dat spijt ons.',
  reasons: {
    weather: 'Er is slecht weer op komst, en buiten werken kan dan niet.',
    ill: 'Wie de workshop geeft, is ziek.',
    'too-few': 'Met zo weinig mensen kunnen we de workshop niet geven.',
  },
  /** No other date has room for the party now. */
  others: 'Op de site staat wanneer we de workshop opnieuw geven en wat er nog vrij is.',
  /** Another date has room, and the button below leads to it. */
  choose:
    'Op een andere dag is er nog genoeg plaats. Kies een datum, en je reservatie verhuist daarheen. Doe je niets, dan blijft het hierbij: je bent ons niets verschuldigd.',
  choosePaid:
    'Op een andere dag is er nog genoeg plaats. Kies een datum voor we terugbetalen, dan schuift je geld gewoon mee.',
  otherwise: 'Kies je geen andere datum, dan krijg je alles terug wat je betaald hebt: {amount}.',
} as const

/** Mail about another date instead; the rest is as in `moved`. */
export const rebooked = {
  subject: 'Nieuwe datum: {workshop}, {date}',
  preview: 'Een andere datum, in de plaats van de datum die we moesten afgelasten.',
  title: 'Je komt op een andere dag',
  byGuest: 'Je koos een andere datum in de plaats van de afgelaste. Dank je voor je geduld.',
  byFarm:
    'De datum die je had, moesten we afgelasten. We hebben je op een andere gezet. Past deze dag je niet, antwoord dan op deze mail; dan zoeken we verder.',
  paidAlong: 'De {paid} die je al betaald hebt, verhuist mee. We storten dus niets terug.',
} as const
