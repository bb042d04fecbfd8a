/** The desk's page of messages, and their lines on its first page. */
export const deskMessages = {
  title: 'Berichten',
  none: 'Nog geen berichten.',
  line: '{name}: {subject}',
  waits: 'Wacht op antwoord',
  reply: 'Antwoorden',
  book: 'Boek een plaats op een datum',
  /** The dates follow. */
  choose: 'Kies de datum waarop {name} komt.',
  tick: 'Afvinken',
  became: {
    answered: 'Afgevinkt op {at}',
    booking: 'Een boeking geworden op {at}',
    group: 'Een besloten groep geworden op {at}',
    option: 'Met een optie beantwoord op {at}',
  },
} as const
