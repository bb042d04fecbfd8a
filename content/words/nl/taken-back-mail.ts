/** The bank took a payment back, and the owner wants it told. */
export const takenBack = {
  subject: 'Betaling teruggedraaid: {workshop}, {date}',
  preview: 'Je bank heeft een betaling teruggenomen. Hier staat hoe je opnieuw betaalt.',
  title: 'Je betaling werd teruggedraaid',
  text: 'We hadden {amount} van je ontvangen, maar de bank nam het terug. Je plaats blijft voorlopig van jou. Betaal hieronder opnieuw; is er iets anders aan de hand, antwoord dan op deze mail.',
} as const

export const notedByMistake = {
  subject: 'Rechtgezet: {workshop}, {date}',
  preview: 'We noteerden een betaling bij je reservatie die er niet bij hoorde.',
  title: 'We noteerden per vergissing een betaling',
  text: 'We hadden {amount} bij je reservatie genoteerd. Dat was een vergissing van ons: daarvoor kwam geen geld binnen. Er staat nu nog {open} open, en je plaats blijft van jou. Heb je toch betaald? Antwoord dan op deze mail.',
} as const
