import type { DeskWords } from '../shape.ts'

/** The page of the first evening. */
export const deskBegin: DeskWords['begin'] = {
  title: 'Getting started',
  text: 'To begin with, the site is that of an invented farm. This is how you make it yours, in an order that runs smoothly; leave and come back whenever you like. Whatever you save is on the site at once.',
  done: 'Done',
  open: 'To do',
  notice: {
    one: 'To make this site yours: {n} thing left to do.',
    other: 'To make this site yours: {n} things left to do.',
  },
  ownerEmail:
    'Your keys and notices still go to {email}, the example’s address. Have OWNER_EMAIL set on the server.',
  ofExample: 'Still from the example: {names}.',
  opening: {
    title: 'Who sees the site',
    open: 'Everybody sees the site, even while you change it.',
    close: 'Hide the site for now',
    closed:
      'Only you can see the site, on devices that your desk knows. Anybody else reads that it opens soon. Guests keep their links and their emails.',
    toOpen: 'Open the site',
    opened: 'The site is open to everybody.',
    nowClosed: 'Only you can see the site now.',
    notice: 'So far, only you can see the site.',
    value: 'Who sees the site',
    everybody: 'everybody',
    nobody: 'only you',
  },
  steps: {
    who: {
      title: 'Who you are',
      text: 'Your name, your address, who teaches, your account and your enterprise number. Check your opening hours there too.',
      link: 'Fill in who you are',
    },
    terms: {
      title: 'How you’re paid',
      text: 'A deposit and a balance, or all at once. If these terms suit you, leave them as they are.',
      link: 'See the terms',
    },
    workshops: {
      title: 'Your workshops',
      text: 'A name, a sentence, a price, hours and a group. How many people a private group has is set under ‘House’; what you don’t offer, such as private groups or a waiting list, is switched off there. You can write the rest later, on the page itself.',
      link: 'Add a workshop',
    },
    dates: {
      title: 'Dates',
      text: 'One date, or a series in one go.',
      link: 'Add a date',
    },
    texts: {
      title: 'Your texts',
      text: 'Start empty and then write what you like, or change the example text by text.',
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
      one: '{n} text is still about the example.',
      other: '{n} texts are still about the example.',
    },
  },
  places: {
    hero: 'Top of the home page',
    'ten-at-the-table': 'The welcome on the home page',
    'about-crock': 'About us',
    'scoring-the-loaf': 'Who teaches',
    'contact-letterbox': 'Contact',
    'gift-voucher': 'Gift voucher',
  },
  empty: {
    title: 'Start empty',
    text: 'This clears away everything from the example in one go: its texts, its workshops, its gallery, its drawings, its jar and its questions. In their place come short texts that suit anybody who teaches. What you wrote or added yourself stays.',
    back: 'Second thoughts? Put back the previous version under ‘Site texts’, gallery included, and the workshops under ‘Workshops’. Drawings, jar and logo come back under ‘Appearance’.',
    button: 'Start empty',
    noWorkshop: 'Add a workshop first: a site shows at least one.',
    started: 'Empty. Now fill in page after page, below under ‘All texts’.',
    startedBefore: 'The site was empty already. Nothing has changed.',
  },
}
