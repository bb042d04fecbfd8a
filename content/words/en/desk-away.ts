import type { DeskWords } from '../shape.ts'

/** Days on which nobody is there. */
export const deskAway: DeskWords['away'] = {
  title: 'We’re away',
  text: 'We offer no dates on those days; guests who have already booked still come. While you’re away, the site promises an answer on your first day back, not within {hours}.',
  awayFrom: 'First day away',
  awayFromProblem: 'Enter the first day.',
  awayUntil: 'Last day away',
  awayUntilProblem:
    'Enter a first day, and a last one that isn’t before it and is still to come, three years ahead at most.',
  button: 'We’re away',
  period: 'Away from {from} to {until} inclusive.',
  requestBy: 'answer by {day}',
  back: 'We’re back',
  later:
    'You’re away from {from} to {until} inclusive. The dates on those days are off the site from now on. From {from} it says that you’re away, and that you’ll answer by {answerBy}.',
  already:
    'You’re away until {until} inclusive. The site now says so, and that you’ll answer by {answerBy}. It no longer shows the dates on those days.',
  done: {
    back: 'You’re back. The dates on those days are on the site again.',
  },
}
