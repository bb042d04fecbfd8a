import type { DeskWords } from '../shape.ts'

import { rulesIn } from '../terms.ts'

const { sentencesShown } = rulesIn('en')

/** Guest sentences on the desk. */
export const deskSentences: DeskWords['sentences'] = {
  title: 'Guests’ sentences',
  text: `Guests who ask for the follow-up emails may write one sentence for the site, a month after the workshop. The newest ${sentencesShown.word} of those you show are on the home page, until you or the guest take them down.`,
  toDecide: 'To read',
  none: 'There’s nothing to read just now.',
  shown: 'On the site',
  by: '{name}, {town}, on {date}',
  show: 'Show',
  hide: 'Don’t show',
  takeAway: 'Take down',
  booking: 'To the booking',
  link: 'Guests’ sentences on the home page',
  waiting: {
    one: '{n} guest’s sentence to read',
    other: '{n} guests’ sentences to read',
  },
}
