import { maxPictureMegabytes } from '#booking/pictures/own-picture.ts'
import type { DeskWords } from '../shape.ts'

/** Page of the site's looks on the desk. */
export const deskLook: DeskWords['look'] = {
  title: 'Appearance',
  text: 'The colours, fonts, drawings and logo of your site and your emails. Look at them on your home page first, below, and then save. What you save is on every page at once, and in every new email.',
  /** Names in the history of the house. */
  values: {
    colours: 'Colours',
    letters: 'Fonts',
    drawings: 'Drawings',
    jar: 'Jar',
    mark: 'Logo',
  },
  colours: {
    title: 'Colours',
    legend: 'Choose a palette',
    palettes: {
      farm: 'Beetroot',
      clay: 'Clay',
      sea: 'Sea',
      wood: 'Woodland',
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
    dark: 'All the other colours, those of the evening too, follow from these and are always easy to read.',
    wrong: 'Type a colour as a hash and six digits or letters from a to f, such as #8e2246.',
    unreadable: {
      paper:
        'On {typed} paper some things are hard to read. The nearest that works is {nearest}: it’s filled in now.',
      onPaper:
        '{typed} is hard to read on this paper. The nearest that works is {nearest}: it’s filled in now.',
    },
    own: 'paper {paper}, buttons {accent}, quiet {second}',
  },
  faces: {
    legend: 'Choose the fonts',
    pairs: {
      farm: 'Country: sturdy for titles, open for text',
      book: 'Book: a calm book font for titles',
      even: 'Clean: the same open font everywhere',
      device: 'The device’s own: your visitors have it already, so it’s the fastest',
    },
  },
  drawings: {
    legend: 'Drawings',
    choices: {
      shown: 'Those of the example, a farm, where there’s no photo',
      none: 'None: your photos alone, with plain land where one is missing',
    },
  },
  jar: {
    legend: 'The jar',
    choices: {
      shown: 'A jar that shows how full a date is, and how far along a booking is',
      none: 'No jar: the words beside it say so already',
    },
  },
  mark: {
    legend: 'The logo beside your name',
    choices: {
      drawn: 'The drawn one: a house that is a jar',
      initials: 'Your initials: {initials}',
      picture: 'Your own logo',
    },
    file: 'Choose a logo of your own',
    hint: 'PNG, JPEG, WebP, AVIF or SVG, best square or round. It goes beside your name, in your emails and on phones as the icon. We make it fit, and keep nothing else of the file.',
    send: 'Preview with this logo',
    unsent:
      'You chose a file, but it hasn’t been sent yet. Choose it again and press ‘Preview with this logo’.',
    problems: {
      'too-large': `That file is larger than ${maxPictureMegabytes} MB. Send a smaller one.`,
      'too-small': 'That logo is {width} pixels wide. Send one of at least {least}, or an SVG.',
      stopped:
        'Preparing that logo took too long or too much memory. Try again in a minute, or send a simpler file.',
      unreadable:
        'We can’t read that file as a logo. Send a PNG, JPEG or WebP, or an SVG without photos or scripts in it.',
    },
  },
  shown: 'shown',
  none: 'not shown',
  look: 'Preview',
  keep: 'Save',
  preview: {
    title: 'Your home page as it will be',
    frame: 'Home page as you chose it',
    now: 'Your home page now',
    new: 'Not saved yet. Like it? Then press ‘Save’.',
  },
  done: 'Saved. This is how the site and the emails look now.',
}
