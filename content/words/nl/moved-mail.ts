export const moved = {
  subject: 'Nieuwe datum: {workshop}, {date}',
  preview: 'Je reservatie is verzet. De oude datum vervalt.',
  title: 'Je komt op een andere dag',
  byGuest: 'Zoals je vroeg: hier is je nieuwe datum.',
  byFarm:
    'We hebben je reservatie verzet. Past deze dag je niet, antwoord dan op deze mail; dan zoeken we verder.',
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
    'Het agendabestand hierbij verzet de afspraak. Blijft de oude staan, gooi ze dan zelf weg.',
} as const
