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
    'Past dit je niet? Annuleer dan kosteloos, of kies een andere datum als dat nog kan; tot wanneer, staat hieronder. Past het wel, dan hoef je niets te doen.',
  /** Text in place of `unsuitable` before the farm's answer. */
  stillRequested:
    'Je aanvraag wacht nog op ons antwoord. Past dit uur je niet, trek ze dan in of kies een andere datum; dat kost je niets.',
} as const
