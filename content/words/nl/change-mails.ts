import { callOffSentences } from './reasons.ts'

export const calledOff = {
  subject: 'Gaat niet door: {workshop}, {date}',
  preview: 'We moeten deze datum afgelasten. Hier staat wat je nu kunt doen.',
  title: 'Deze workshop gaat niet door',
  text: 'De workshop ‘{workshop}’ van {date} moeten we afgelasten. Dat spijt ons.',
  reasons: callOffSentences,
  /** No other date has room for the party now. */
  others: 'Op de site staat wanneer we de workshop opnieuw geven en wat er nog vrij is.',
  /** Another date has room, and the button below leads to it. */
  choose:
    'Op een andere dag is er nog genoeg plaats. Kies een datum, en je reservatie verhuist daarheen. Doe je niets, dan blijft het hierbij: je bent ons niets verschuldigd.',
  choosePaid:
    'Op een andere dag is er nog genoeg plaats. Kies een datum vóór we terugbetalen, dan schuift je geld gewoon mee.',
  otherwise: 'Kies je geen andere datum, dan krijg je alles terug wat je betaald hebt: {amount}.',
} as const

/** Mail about another date instead; the rest is as in `moved`. */
export const rebooked = {
  subject: 'Nieuwe datum: {workshop}, {date}',
  preview: 'Een andere datum, in de plaats van de datum die we moesten afgelasten.',
  title: 'Je komt op een andere dag',
  byGuest: 'Je koos een andere datum in de plaats van de afgelaste. Dank je voor je geduld.',
  byFarm:
    'Je datum moesten we afgelasten. We hebben een andere voor je genomen. Past deze dag je niet, zeg het ons dan, en we zoeken verder.',
  paidAlong: 'De {paid} die je al betaald hebt, verhuist mee. We storten dus niets terug.',
  /** Diets are erased with the date that was called off. */
  dietsAgain:
    'Gaf je het al door voor de afgelaste datum? Dat wissen we, dus vertel het ons opnieuw.',
} as const

export const moved = {
  subject: 'Nieuwe datum: {workshop}, {date}',
  preview: 'Je reservatie is verzet. De oude datum vervalt.',
  title: 'Je komt op een andere dag',
  byGuest: 'Zoals je vroeg: hier is je nieuwe datum.',
  byFarm:
    'We hebben je reservatie verzet. Past deze dag je niet, zeg het ons dan, en we zoeken verder.',
  newDate: 'Nieuwe datum',
  newTime: 'Uur',
  oldDate: 'Vervalt',
  paidAlong: 'De {paid} die je al betaald hebt, verhuist mee.',
  /** The guest moved when only a part went back. */
  atMost:
    'Toen je een andere datum nam, kreeg je al niet meer alles terug. Annuleer je later toch nog, dan krijg je hoogstens {percent}% terug, ook als de nieuwe datum nog veraf is.',
  stillRequested:
    'Je aanvraag wacht nog op ons antwoord. Tot we bevestigen, hoef je niets te betalen.',
  calendar:
    'Het agendabestand hierbij verzet de afspraak. Blijft de oude staan, verwijder die dan zelf.',
} as const

export const hoursChanged = {
  subject: 'Ander uur: {workshop}, {date}',
  preview: 'De dag blijft, het uur verandert. Kijk even of het je nog past.',
  title: 'De dag blijft, het uur verandert',
  text: 'We moesten de uren aanpassen. De prijs blijft dezelfde.',
  newTime: 'Nieuw uur',
  oldTime: 'Eerst was het',
  /** Words where the days of a course changed. */
  ofDays: {
    subject: 'Andere dagen: {workshop}, {date}',
    preview: 'Een of meer dagen van je cursus veranderen. Kijk even of ze je nog passen.',
    title: 'Andere dagen voor je cursus',
    text: 'We moesten dagen van de cursus verleggen. De prijs blijft dezelfde.',
    oldDays: 'Eerst was het',
  },
  calendar: 'Het agendabestand hierbij verzet de afspraak.',
  unsuitable:
    'Past dit je niet? Annuleer dan gratis, of kies een andere datum als dat nog kan; tot wanneer, staat hieronder. Past het wel, dan hoef je niets te doen.',
  /** Text in place of `unsuitable` before the farm's answer. */
  begun: 'Past een van die dagen je niet? Antwoord op deze mail, dan zoeken we een oplossing.',
  stillRequested:
    'Je aanvraag wacht nog op ons antwoord. Past dit uur je niet, trek ze dan in of kies een andere datum; dat kost je niets.',
} as const

export const partyChanged = {
  subject: 'Ander aantal personen: {workshop}, {date}',
  preview: 'Het aantal personen is aangepast. Hier staat wat dat kost en wat je nog betaalt.',
  title: 'Een ander aantal personen',
  text: 'We hebben het aantal personen aangepast. Klopt het niet, laat het ons dan weten.',
  textByGuest:
    'Je hebt het aantal personen aangepast. Was jij dat niet, laat het ons dan meteen weten.',
  newNumber: 'Nieuw aantal',
  oldNumber: 'Voordien',
  newTotal: 'Nieuw totaal',
  paid: 'Daarvan betaald',
  wholeBack: 'Voor wie niet meer meekomt, had je {amount} betaald. Dat krijg je terug.',
  partBack:
    'Voor wie niet meer meekomt, had je {paid} betaald. Volgens onze voorwaarden krijg je daarvan {amount} terug.',
  nothingBack:
    'Voor wie niet meer meekomt, had je {paid} betaald. Volgens onze voorwaarden krijg je daarvan niets terug.',
  /** Places are taken again, and their refund pays for them. */
  paidAgain:
    'We zouden je {amount} terugbetalen voor wie niet meer meekwam. Dat bedrag telt nu weer als betaald: het komt dus niet terug.',
  /** The same, where `{rest}` goes back all the same. */
  lessBack:
    'Van wat we je zouden terugbetalen, telt {amount} nu weer als betaald. Je krijgt nog {rest} terug.',
  allPaid: 'Alles is betaald: je hoeft niets meer over te schrijven.',
} as const

export const partReceived = {
  subject: 'Een deel van de betaling is er: {workshop}, {date}',
  preview: 'Er kwam {amount} aan. Hier staat wat er nog openstaat.',
  title: 'Een deel van de betaling is er',
  text: 'We kregen {amount} voor je reservatie. Dank je wel.',
  notSecured: 'Is het voorschot er helemaal, dan ligt je plaats vast. Tot dan houden we ze vrij.',
  /** The same of the only payment. */
  notWhole: 'Is je betaling er helemaal, dan ligt je plaats vast. Tot dan houden we ze vrij.',
} as const

/** The bank took a payment back, and the owner wants it told. */
export const takenBack = {
  subject: 'Betaling teruggedraaid: {workshop}, {date}',
  preview: 'De bank heeft een betaling teruggenomen. Hier staat hoe je opnieuw betaalt.',
  title: 'De betaling is teruggedraaid',
  text: 'We hadden {amount} ontvangen voor je reservatie, maar de bank nam dat terug. Je plaats blijft voorlopig van jou. Betaal hieronder opnieuw; is er iets anders aan de hand, laat het ons dan weten.',
} as const

export const notedByMistake = {
  subject: 'Rechtgezet: {workshop}, {date}',
  preview: 'We noteerden een betaling bij je reservatie die er niet bij hoorde.',
  title: 'We noteerden per vergissing een betaling',
  text: 'We hadden {amount} bij je reservatie genoteerd. Dat was een vergissing van ons: daarvoor kwam geen geld binnen. Er staat nu nog {open} open, en je plaats blijft van jou. Heb je toch betaald? Laat het ons dan weten.',
} as const
