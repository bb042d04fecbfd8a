import type { DeskWords } from '../shape.ts'

/** The page of the first evening. */
export const deskBegin: DeskWords['begin'] = {
  title: 'The first evening',
  text: 'The site begins as somebody else’s. This is how you make it yours, in an order that runs smoothly; leave and come back whenever you like. Whatever you save is on the site at once.',
  done: 'Done',
  open: 'To do',
  notice: {
    one: 'Making it yours: {n} thing left to do.',
    other: 'Making it yours: {n} things left to do.',
  },
  ofExample: 'Still the example’s: {names}.',
  opening: {
    title: 'Who sees the site',
    open: 'Everybody sees the site, even while you change it.',
    close: 'Show it to nobody yet',
    closed:
      'Only you see the site, on devices that your desk knows. Anybody else reads that it will be there soon. Guests keep their links and their mails.',
    toOpen: 'Open the site',
    opened: 'The site is open to everybody.',
    nowClosed: 'The site is for you alone now.',
    notice: 'Only you see the site so far.',
    value: 'Who sees the site',
    everybody: 'everybody',
    nobody: 'you alone',
  },
  steps: {
    who: {
      title: 'Who you are',
      text: 'Your name, your address, who teaches, your account and your enterprise number.',
      link: 'Say who you are',
    },
    terms: {
      title: 'How you’re paid',
      text: 'A deposit and a balance, or all at once. If these terms suit you, leave them as they are.',
      link: 'See the terms',
    },
    workshops: {
      title: 'Your workshops',
      text: 'A name, a sentence, a price, hours and a group. You write the rest later, on the page itself.',
      link: 'Make a workshop',
    },
    dates: {
      title: 'Dates',
      text: 'One date, or a series in one go.',
      link: 'Add a date',
    },
    texts: {
      title: 'Your texts',
      text: 'Start empty and then write what you like, or change the example text by text. You also choose the languages of the site there.',
      link: 'All texts',
    },
    pictures: {
      title: 'Photos',
      text: 'Tap a picture and send a photo. Until then there’s a drawing.',
      link: 'See the home page',
    },
    booking: {
      title: 'A booking to practise on',
      text: 'Ask for a place on your own site, and follow it until it’s paid. You can cancel it afterwards.',
      link: 'Ask for a place',
    },
  },
  texts: {
    count: {
      one: '{n} text still tells the example’s story.',
      other: '{n} texts still tell the example’s story.',
    },
  },
  places: {
    hero: 'Top of the home page',
    'ten-at-the-table': 'Welcome on the home page',
    'about-crock': 'About us',
    'scoring-the-loaf': 'Who teaches',
    'contact-letterbox': 'Contact',
    'gift-voucher': 'Gift voucher',
  },
  empty: {
    title: 'Start empty',
    text: 'This clears away everything from the example in one go: its texts, its workshops, its gallery, its drawings and its questions. In their place come short texts that suit anybody who teaches. What you wrote or made yourself stays.',
    back: 'Second thoughts? Put back the version before under Site texts, and the workshops under Workshops. The gallery too comes back under Site texts.',
    button: 'Start empty',
    noWorkshop: 'Make a workshop first: a site shows at least one.',
    started: 'Empty. This is how the site is now; tap a page to fill it in.',
    startedBefore: 'The site was empty already. Nothing has changed.',
  },
}
