import type { DeskWords } from '../shape.ts'
import { rulesIn } from '../terms.ts'

const terms = rulesIn('en')

/** The desk's pages of who waits for a new date, and of the owner's calendar. */
export const deskWishes: DeskWords['wishes'] = {
  title: 'Who’s waiting for a new date',
  text: `These people asked for a new date, and confirmed their address. If you make one that suits, we first keep places for them, beginning with those who have waited longest. The date is on the site for everybody ${terms.held.figures} later.`,
  none: 'Nobody is waiting for a new date at the moment.',
  would: {
    one: '{people} person would come to ‘{workshop}’ on a {weekday}',
    other: '{people} people would come to ‘{workshop}’ on a {weekday}',
  },
  inLanguage: '{people} in {language}',
  all: 'all',
  button: 'Make a date on {date}',
  who: 'Who they are',
  since: 'since {date}',
  proposed: 'This date is a suggestion for those waiting. Change what you like.',
}

export const deskCalendar: DeskWords['calendar'] = {
  title: 'Your calendar',
  text: 'Subscribe your phone’s calendar to an address of your own: it will show every date, with who’s coming and how many. Diets and email addresses aren’t in it.',
  none: 'No address yet',
  since:
    'The current address was made on {date}. We don’t keep it ourselves: you’ll find it in the calendar on your device.',
  make: 'Make an address',
  another: 'Another address',
  anotherText: 'The old one will stop working.',
  made: 'You see this address only once. Anyone who has it can read your calendar: keep it to yourself.',
  open: 'Put it in my calendar',
  without: 'Do without an address',
  end: 'Remove this address',
  endText: 'Calendars that subscribe to it will get nothing new.',
  taken: '{workshop}: {taken} of {capacity}',
  party: '{name}, {n}',
  others: 'Booked elsewhere or still on offer, {n}',
  nobody: 'Nobody yet.',
}
