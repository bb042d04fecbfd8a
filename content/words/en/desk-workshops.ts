import type { DeskWords } from '../shape.ts'

/** The page of the workshops. */
export const deskWorkshops: DeskWords['workshops'] = {
  title: 'Workshops',
  text: 'This is their order on the site. You change price, hours and group under ‘House’, and the texts and the photo on the page itself.',
  shown: 'On the site',
  aside: 'Not on the site',
  asideText:
    'Their page, dates and gift vouchers aren’t on the site. Guests who have already booked keep their booking.',
  example: 'From the example',
  exampleText:
    'These workshops aren’t yours and appear in no list. Put one on the site, and you can work with it.',
  facts: '{price}, {hours}, {from}\u00a0to\u00a0{to} people',
  otherHours:
    'No coming date has these hours, which the site tells visitors. Change them under ‘Price, hours and group’.',
  links: {
    page: 'See and change the page',
    picture: 'Photo',
    facts: 'Price, hours and group',
    dates: 'Add a date',
  },
  up: 'Move up',
  hide: 'Take off the site',
  show: 'Put on the site',
  last: 'This is the only workshop on the site. Put another one on the site first.',
  done: {
    'workshop-add':
      'The workshop has been added, and isn’t on the site yet. Write the texts, add a photo and some dates; then put it on the site.',
    'workshop-add-beside':
      'The workshop has been added, and isn’t on the site yet. Write the texts, add a photo and some dates. ‘Start empty’, under ‘Getting started’, puts it on the site in place of the example; ‘Put on the site’ puts it beside the example.',
    'workshop-up': 'Moved. This is their order on the site now.',
    'workshop-show': 'On the site, with its dates.',
    'workshop-show-alone': 'On the site. It has no dates yet.',
    'workshop-hide-alone':
      'Taken off the site. Guests who have already booked keep their booking. If other pages still mention it, such as the home page, change the text there.',
    'workshop-hide':
      'Taken off the site, with its dates. Guests who have already booked keep their booking. If other pages still mention it, such as the home page, change the text there.',
  },
  add: {
    title: 'Add a workshop',
    text: 'That’s all you need to begin. The page gets this name as its address; you can change it later. You can write the rest later, on the page itself.',
    button: 'Add the workshop',
    name: 'Name in {language}',
    nameHint: '{most} characters at most: that way it fits the menu.',
    nameProblem: 'Enter a name in {language}, of {most} characters at most.',
    sentence: 'What people make or learn, in one sentence in {language}',
    sentenceIn: 'The same sentence in {language}',
    sentenceHint:
      '{most} characters at most. This sentence is under the title and on the home page.',
    sentenceProblem: 'Enter a sentence in {language}, of {most} characters at most.',
    price: 'Price per person, in euros',
    priceProblem: 'Enter a price from {min} to {max} euros, such as 65 or 47.50.',
    startTime: 'Starts at',
    startTimeProblem: 'Enter a starting time, such as 18:30.',
    endTime: 'Ends at',
    endTimeProblem: 'Enter an ending time that comes after the starting time.',
    least: 'Minimum number of people',
    leastProblem: 'Enter a number of people, from {min} to {max}.',
    most: 'Maximum number of people',
    mostHint:
      'This is the number of places on a new date. The minimum is only what the site says: how many a date needs to go ahead is set under ‘House’.',
    mostProblem: 'Enter a number that isn’t lower than the minimum, and {max} at most.',
    namedBefore: 'There’s already a workshop of that name. Choose another.',
  },
}
