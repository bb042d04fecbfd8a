import type { DeskWords } from '../shape.ts'

export const deskMessages: DeskWords['messages'] = {
  title: 'Messages',
  none: 'Pas encore de messages.',
  line: '{name} : {subject}',
  waits: 'Attend une réponse',
  reply: 'Répondre',
  book: 'Réserver une place à une date',
  choose: 'Choisissez la date pour {name}.',
  tick: 'Classer',
  became: {
    answered: 'Classé le {at}',
    booking: 'Devenu une réservation le {at}',
    group: 'Devenu un groupe privé le {at}',
    option: 'Une option envoyée en réponse le {at}',
  },
}
