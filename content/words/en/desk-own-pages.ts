import type { DeskWords } from '../shape.ts'

export const deskOwnPages: DeskWords['ownPages'] = {
  title: 'Pages of your own',
  text: 'A page that the site doesn’t have yet: your room for hire, a series of lessons, what the papers wrote. You write it on the page itself, and nobody sees it until you put it on the site.',
  none: 'You have no page of your own yet.',
  value: 'Page of your own',
  addressValue: 'Address of a page',
  places: {
    menu: 'In the menu and at the foot',
    foot: 'At the foot only',
    aside: 'Not on the site',
    gone: 'Removed',
  },
  look: 'See and write the page',
  turns: {
    'own-page-menu': 'Put in the menu',
    'own-page-foot': 'Put at the foot only',
    'own-page-aside': 'Take off the site',
    'own-page-gone': 'Remove',
  },
  done: {
    'own-page-add': 'The page is made. Tap ‘See and write the page’, and publish what you wrote.',
    'own-page-menu': 'It’s on the site, in the menu and at the foot.',
    'own-page-foot': 'It’s on the site, at the foot of every page.',
    'own-page-aside': 'Taken off the site. Your texts stay.',
    'own-page-gone': 'Removed. You can put it back under ‘House’, at ‘What has changed’.',
    'own-page-address': 'The address has changed. The old one leads to it.',
  },
  unpublished: 'First write something on this page and publish it: so far it only has a title.',
  block: {
    title: 'Add something',
    kind: 'What goes at the end of the page?',
    kinds: {
      titled: 'A paragraph with a heading',
      text: 'A paragraph',
      question: 'A question and its answer',
      picture: 'A photo',
      book: 'A button to book',
      ask: 'A button to the contact page',
    },
    button: 'Add',
    full: 'There’s room for {most} parts at most. Take one away first.',
  },
  address: {
    title: 'Another address',
    text: 'Lower-case letters, digits and hyphens. Whoever has the old address gets to the new one.',
    button: 'Change the address',
    slug: 'Address in {language}',
    slugProblem:
      'Write the address in {language} with lower-case letters, digits and hyphens, such as the-room.',
    taken: 'Another page has that address, or had it. Choose another.',
  },
  add: {
    title: 'Make a page',
    text: 'The address is made from the name; you can still change it later.',
    button: 'Make the page',
    tooMany: 'You have {most} pages of your own already, and that’s the most. Remove one first.',
  },
}
