import type { HoursChangedMailWords } from '../shape/hours-mail.ts'

export const hoursChanged: HoursChangedMailWords = {
  subject: 'Ander uur: {workshop}, {date}',
  preview: 'De dag blijft, het uur verandert. Kijk even of het je nog past.',
  title: 'De dag blijft, het uur verandert',
  text: 'We moesten de uren van je workshop aanpassen. Dag en prijs blijven zoals je ze kent.',
  newTime: 'Nieuw uur',
  oldTime: 'Eerst was het',
  calendar: 'Het agendabestand bij deze mail zet de afspraak op het nieuwe uur.',
  unsuitable:
    'Past dit je niet? Annuleer dan kosteloos, tot en met {until}: alles wat je betaald hebt, krijg ' +
    'je terug. Een andere datum kiezen kan ook, met de links hieronder. Past het wel, dan hoef je ' +
    'niets te doen.',
  stillRequested:
    'Je aanvraag wacht nog op ons antwoord. Past dit uur je niet, trek ze dan in of kies een andere ' +
    'datum, met de links hieronder. Het kost je niets.',
}
