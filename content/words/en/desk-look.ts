import type { DeskWords } from '../shape.ts'

/** Page of the site's looks on the desk. */
export const deskLook: DeskWords['look'] = {
  title: 'Looks',
  text:
    'The colours and letters of your site and of your emails. First look at them on your home page, below, and then save them. ' +
    'Whatever you save is on every page at once, and in every new email.',
  /** Names in the history of the house. */
  values: { colours: 'Colours', letters: 'Letters' },
  colours: {
    title: 'Colours',
    legend: 'Choose a palette',
    palettes: {
      farm: 'Farm',
      clay: 'Clay',
      sea: 'Sea',
      wood: 'Wood',
      rose: 'Rose',
      night: 'Evening',
      own: 'Colours of your own, chosen below',
    },
    fields: { paper: 'Paper', accent: 'Buttons', second: 'Quiet colour' },
    hints: {
      paper: 'The background of every page: white, or nearly white.',
      accent: 'For buttons, and for what nobody should miss.',
      second: 'For the foot of every page, and the name above your emails.',
    },
    dark: 'All other colours, those of the evening too, follow from these: easy to read, always.',
    wrong: 'Type a colour as a hash and six digits or letters from a to f, such as #8e2246.',
    unreadable: {
      paper:
        'On paper of {typed} not everything can be read well. The nearest is {nearest}: it is filled in now.',
      accent:
        '{typed} can’t be read well on this paper. The nearest is {nearest}: it is filled in now.',
      second:
        '{typed} can’t be read well on this paper. The nearest is {nearest}: it is filled in now.',
    },
    own: 'paper {paper}, buttons {accent}, quiet {second}',
  },
  letters: {
    legend: 'Choose the letters',
    pairs: {
      farm: 'Farm: a sturdy letter for titles, an open one for text',
      book: 'Book: a calm book letter for titles',
      even: 'Even: the same open letter everywhere',
      device: 'The device’s own: what your visitor has already, so the quickest',
    },
  },
  look: 'Look',
  keep: 'Save',
  preview: {
    title: 'Your home page as it will be',
    frame: 'Home page as you chose it',
    now: 'Your home page now',
    new: 'Not saved yet. Do you like it? Then press ‘Save’.',
  },
  done: 'Saved. That is how the site and the emails look now.',
  same: 'It was like that already. Nothing has changed.',
}
