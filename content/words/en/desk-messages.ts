import type { DeskWords } from '../shape.ts'

/** The desk's page of messages, and their lines on its first page. */
export const deskMessages: DeskWords['messages'] = {
  title: 'Messages',
  none: 'No messages yet.',
  line: '{name}: {subject}',
  waits: 'Waiting for an answer',
  reply: 'Reply',
  book: 'Book a place on a date',
  choose: 'Choose the date on which {name} is coming.',
  tick: 'Tick off',
  became: {
    answered: 'Ticked off on {at}',
    booking: 'Became a booking on {at}',
    group: 'Became a private group on {at}',
    option: 'Answered with an option on {at}',
  },
}
