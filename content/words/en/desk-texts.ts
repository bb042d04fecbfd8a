import { maxPictureMegabytes } from '#booking/pictures/own-picture.ts'
import type { DeskWords } from '../shape.ts'

/** Changing the texts of the site. */
export const deskTexts: DeskWords['texts'] = {
  title: 'Site texts',
  text: 'Choose a page, tap a text and write what it should say. Nobody sees a text or a photo until you publish.',
  done: {
    published: 'Published. This is how the site is now.',
    nothing: 'There was nothing to publish.',
    unwritten: 'Nothing has been published yet: first write what’s still empty below.',
    dropped: 'Discarded. The site stays as it was.',
    back: 'Put back. This is how the site is again.',
    'language-up': 'Moved. This is the order of the languages on the site now.',
    'language-on':
      '{name} is on the site now. Translate the names and sentences of your workshops under ‘House’; what else there is to write, ‘Site texts’ tells you. The site now says that you teach in it too: if you don’t, choose a language for each date.',
    'language-off': '{name} is no longer on the site.',
    'page-on': 'That page is on the site again.',
    'no-photographs':
      'First put a photograph in the gallery and publish it: under ‘Pages’, choose ‘Gallery’.',
    'page-off': 'That page is no longer on the site, nor in the menus.',
  },
  drafts: {
    title: 'Ready to publish',
    none: 'Nothing. What you write comes here first.',
    count: { one: '{n} text changed', other: '{n} texts changed' },
    publish: { one: 'Publish 1 change', other: 'Publish {n} changes' },
    drop: 'Discard everything',
    dropForGood: 'What you wrote and didn’t publish will be lost.',
    list: 'In a list, something was added or removed, or the order changed.',
    unwritten: '{what}: still to write, in {language}',
    unwrittenOf: {
      question: 'The question',
      answer: 'The answer',
      text: 'A text',
      picture: 'What the photo shows',
    },
    before: 'On the site now',
    after: 'Becomes',
    back: 'Back to how it was at the start: {text}',
  },
  toCheck: {
    title: 'To check',
    text: 'These texts were written or changed in another language, or have a new photo. Are they right?',
    in: 'in {language}',
  },
  pages: {
    title: 'Pages',
    home: 'Home page',
    workshops: 'Workshops',
    about: 'About us',
    gallery: 'Gallery',
    contact: 'Contact',
    booking: 'Dates and booking',
    faq: 'FAQ',
    giftVoucher: 'Gift voucher',
    privacy: 'Privacy',
    reservationSuccess: 'After a request',
  },
  siteLanguages: {
    title: 'Languages of the site',
    text: 'Visitors whose language isn’t there get the same page in the first one. Guests still get their emails in their own language.',
    first: '{name}, the first language',
    buttons: {
      'language-up': 'Move up',
      'language-on': 'Put on the site',
      'language-off': 'Take off the site',
    },
  },
  leaving: {
    title: 'Pages the site can do without',
    text: 'This shows on the site at once, without publishing.',
    off: 'Take off the site',
    on: 'Put back on the site',
  },
  editions: {
    title: 'Versions',
    first: 'As it was at the start',
    name: 'Version {number}',
    when: '{at}, by {device}',
    count: { one: '{n} text of your own', other: '{n} texts of your own' },
    now: 'On the site now.',
    look: 'View',
    back: 'Put back',
    backOf: 'Put back version {number}',
    backOfFirst: 'Put everything back as it was at the start',
  },
  page: {
    bar: 'Tap a text to change it.',
    looking: 'This page in version {number}.',
    lookingFirst: 'This page as it was at the start.',
    all: 'All texts',
    leave: 'Normal page',
    hidden: {
      one: '{n} hidden text',
      other: '{n} hidden texts',
    },
    back: 'Back to the page',
    unwritten: 'Still to write',
    change: 'Change this page',
    notThere: 'There’s no page of the site at this address.',
  },
  form: {
    title: 'Change the text',
    keep: 'Save',
    length: '{most} characters at most.',
    between: '{least} to {most} characters.',
    stays: 'Leave {places} as it is: the site fills something in there.',
    signs:
      'To stress a word: *italic*, **bold**. A link: [our prices](/en/workshops); https, mailto: and tel: work too. Each new line is a paragraph; lines that begin with - make a list.',
    filledIn: 'This is what the site fills in here; tap it to change it:',
    facts: 'The site fills in what’s between braces',
    isRight: 'The text in {language} is still right',
    first: 'At the start it said',
    toCheck:
      'On {day} this text changed in another language, or got a new photo. Is this still right?',
    notThere: 'This text doesn’t exist, or no longer does.',
    changed:
      'This text has been changed in the meantime. What it says now is under each field; what you wrote isn’t saved yet. Save again if that’s how it should be.',
    now: 'It now says',
  },
  list: {
    title: 'This text is part of a list',
    buttons: {
      'list-add': 'Add another',
      'list-up': 'Up',
      'list-down': 'Down',
      'list-leave-out': 'Take off the list',
    },
    'too-few': 'Keep at least {least}.',
    'too-many': 'There’s room for {most} at most.',
  },
  picture: {
    title: 'Photo',
    file: 'Choose a photo',
    hint: `JPEG, PNG, WebP or AVIF, up to ${maxPictureMegabytes} MB. We straighten the photo, crop it and make it smaller. We remove any record of where it was taken. It goes on the site once you’ve written, in each language, what it shows.`,
    send: 'Use this photo',
    other: 'Another photo',
    done: {
      kept: 'The photo is ready; it goes on the site once you publish it. Tap the part that must show, and say what’s in it.',
    },
    named: 'Photo: {alt}',
    focus: 'Tap the part that must show.',
    focusAlt: 'The whole photo: tap the part that must show',
    shown: 'This is how it will look on the site:',
    away: 'Put the original picture back',
    alt: 'What the photo shows, for those who can’t see it',
    undescribed: 'Say what the photo shows, in {languages}; then it can go on the site.',
    notThere: 'There’s no photo here.',
    problems: {
      'no-file': 'Choose a photo on your device.',
      'too-large': `That photo is larger than ${maxPictureMegabytes} MB. Send a smaller one.`,
      'too-many-pixels':
        'That photo has too many pixels for this type of file. Save it as a JPEG of at most 4,000 pixels wide, and send that.',
      'too-small':
        'That photo is {width} pixels wide. Send one of at least {least}, or it won’t be sharp.',
      heic: 'That’s a HEIC photo, and we can’t read those. If it’s on your iPhone, open this page there and choose it: the iPhone sends a JPEG. On a computer, save it as a JPEG first. New photos are JPEGs from the start if you choose ‘Most Compatible’ in the camera’s settings, or turn HEIF off.',
      busy: 'Other photos are already waiting. Try again in a minute.',
      stopped:
        'Preparing that photo took too long or too much memory. Try again in a minute, or send it as a JPEG 2,000 pixels wide.',
      unreadable: 'We can’t read that file as a photo. Send a JPEG, PNG, WebP or AVIF.',
    },
  },
  problems: {
    empty: 'Write a text in {language}; it can’t stay empty.',
    length: 'Make the text in {language} {least} to {most} characters long. It’s {is} now.',
    'unknown-place':
      'The text in {language} has {place}, and the site has nothing to fill in there. Use a name from the list, or leave out the braces.',
    address:
      'A link in the text in {language} goes nowhere: {address}. Use the address of a page of this site, such as /en/contact, or begin with https://, mailto: or tel:.',
    'missing-place':
      'Put {place} back into the text in {language}: the site fills something in there.',
  },
}
