import type { AuthoredWords } from '../shape.ts'

export const workshops: AuthoredWords['workshops'] = {
  head: {
    title: '{count.workshopsFirst} fermentation workshops near Ghent',
    description:
      '{count.workshopsFirst} fermentation workshops near Ghent compared: how long each takes, what you make, what is included, what it costs and how to get to the farm.',
    keywords:
      'fermentation workshops, workshop Ghent, sourdough workshop, kombucha workshop, sauerkraut workshop, De Pinte',
  },
  title: '{count.workshopsFirst} workshops, one table',
  lead: 'Bread takes a day; drinks and vegetables take an evening each. Whichever you choose, you do the work yourself, eat with us, and leave with a heavier bag.',
  cardsTitle: 'Bread, drinks or vegetables',
  expect: {
    title: 'The same every time',
    items: [
      {
        title: 'Your own hands',
        text: 'We show a thing once, then it’s your turn, with your own bowl, jar or bottle. We come round and put right what can still be put right.',
      },
      {
        title: 'Something further along',
        text: 'Fermenting takes longer than a workshop. So there is always one of ours that is days or weeks ahead of yours, to see, smell and taste.',
      },
      {
        title: 'A proper meal',
        text: 'We stop and sit down to soup, bread and cheese: at {bread.meal} on the bread day, at {evening.meal} at the evening workshops. Part of what’s on the table is fermented as well.',
      },
      {
        title: 'What goes wrong',
        text: 'Mould, a bottle under pressure, a dough that runs off the table: how to spot it, what can be saved and what goes in the bin.',
      },
      {
        title: 'More than one language',
        text: 'Dutch, French and English are all spoken here, often in the same sentence. We explain in the languages present, and nobody has to guess.',
      },
    ],
  },
  details: {
    title: 'In short',
    rows: {
      duration: {
        label: 'Duration',
        value:
          'Sourdough bread: a full day, Saturday {bread.hours}. Drinks and vegetables: an evening, {evening.hours}.',
      },
      participants: {
        label: 'Participants',
        value:
          '{evening.group}; the bread table seats {bread.most}. Beginners welcome. Private groups: {own.group}.',
      },
      materials: {
        label: 'Materials',
        value: 'Included: ingredients, tools, and the jars and bottles you take home.',
      },
      meals: {
        label: 'Food and drink',
        value:
          'Included: lunch on the bread day, supper at the evening workshops, and refreshments at all of them.',
      },
      location: {
        label: 'Where',
        value:
          'On the farm in {business.address.town}, 15 minutes by car from Ghent. Free parking.',
      },
      languages: { label: 'Languages', value: 'Dutch, French and English.' },
      price: { label: 'Price', value: '{low} to {high} per person, everything included.' },
    },
    bookLink: 'See dates and ask for a place',
  },
  questions: {
    title: 'Asked before every workshop',
    experience: {
      question: 'Do I need any experience?',
      answer:
        'No. If you can weigh flour and hold a knife, you know enough. If you’ve tried before and it went wrong, bring the story. It’s usually the most useful one at the table.',
    },
    bring: {
      question: 'What should I bring?',
      answer:
        'An apron, and a sturdy bag or box for the way home: full jars don’t like to lie down. Wear sleeves that roll up. Tools, ingredients, jars and bottles are here.',
    },
    meals: {
      question: 'Will there be something to eat?',
      answer:
        'Yes: soup, bread, cheese and whatever jar gets opened, as lunch on the bread day and as supper at the evening workshops. It’s vegetarian, and it’s in the price. We ask about allergies and diets once your place is secured, so leave them out of the form.',
    },
    travel: {
      question: 'How do I get there?',
      answer:
        'By car it’s 15 minutes from Ghent, and parking on the farm is free. There are cycle paths too. Trains stop at De Pinte; the village centre is 500 metres from the station, under ten minutes on foot, and the farm another {business.walkFromVillageMinutes} minutes. Beyond that, public transport is limited. We send directions once your place is secured.',
    },
    supplies: {
      question: 'Do I need to buy anything to carry on at home?',
      answer:
        'Very little. The starter, culture or grains go home with you, and so do the jars or bottles you filled. Beyond that: kitchen scales, salt, and flour or sugar from any shop. Ask us at the table what we use ourselves and where we buy it.',
    },
    cancellation: {
      question: 'What if I can’t come after all?',
      answer:
        'There’s a link in our email for that. The sooner we know, the more you get back: {terms.cancel.workshop}{offers.faq.vacancy}',
    },
  },
}

export const workshopPage: AuthoredWords['workshopPage'] = {
  aboutTitle: 'What you’ll do',
  benefitsTitle: 'What you’ll learn',
  scheduleTitle: 'Hour by hour',
  scheduleNote:
    'Times may vary a little. Live cultures and good company don’t keep to a timetable.',
  takeHomeTitle: 'What goes home with you',
  afterwardsTitle: 'And after that',
  next: { title: 'The next dates', all: 'All dates' },
  bookLink: 'Ask for a place',
  askLink: 'Ask us a question',
  sidebar: {
    calendarTitle: 'Dates',
    calendarLabel: 'Dates in {month}',
    previousMonth: 'Previous month',
    nextMonth: 'Next month',
    emptyMonth: 'No dates this month: the table is resting.',
    duration: 'Duration',
    groupSize: 'Group size',
    price: 'Price',
    perPerson: 'per person',
    bookLink: 'Choose a date',
    otherWorkshops: 'The other workshops',
  },
  unknown: {
    head: {
      title: 'Workshop not found at {business.name}',
      description:
        'There is no workshop at this address, or not any more. See which workshops {business.name} does have, with their dates, prices and spots left.',
      keywords: 'workshop not found, {business.name}, workshops, dates, {business.address.town}',
    },
    title: 'Workshop not found',
    text: "The workshop you're looking for doesn't exist.",
    link: 'View all workshops',
  },
}

export const workshopNames = {
  sourdough: 'Sourdough bread',
  drinks: 'Fermented drinks',
  vegetables: 'Fermented vegetables',
}
