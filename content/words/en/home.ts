import type { AuthoredWords } from '../shape.ts'

export const home: AuthoredWords['home'] = {
  head: {
    title: '{business.name}: fermentation workshops near Ghent',
    description:
      'Small workshops on a farm in De Pinte, near Ghent: sourdough bread, fermented drinks and vegetables. For {evening.most} people at most, food and materials included.',
    keywords: 'fermentation workshop, sourdough, kombucha, water kefir, lacto-fermentation, Ghent',
  },
  hero: {
    title: 'Salt it. Jar it. Leave it be.',
    lead: 'Learn to ferment on a small farm in De Pinte, near Ghent. Never more than {evening.most} of you, and what you make goes home with you.',
    datesButton: 'Choose a date',
    next: 'Next: {workshop}, {date}, {price}',
    workshopsButton: 'See the workshops',
    aboutButton: 'Who we are',
    pictureAlt: 'A farm among the fields in the distance, and a large jar on a table in front.',
  },
  today: 'Today on the farm',
  welcome: {
    title: 'You do less than you’d think',
    paragraphs: [
      'Fermenting is mostly a matter of letting something else get on with it. Cabbage and salt become sauerkraut. Sweet tea becomes kombucha. Flour and water raise a loaf. Your part is to weigh things properly, keep the air out or let it in, and know when to stop.',
      'We are two people on a small farm, fifteen minutes by car from Ghent. There are hens. There is a table, and the workshops start at it: a Saturday of bread, an evening of fermented drinks, an evening of vegetables.',
      'You do the work, you eat with us, and you leave with something that hasn’t finished yet. A sheet of paper says what to look for, and on which day. You needn’t know anything beforehand.',
    ],
    highlights: [
      {
        title: 'No more than {evening.most} people',
        text: 'Few enough for us to look into every bowl and every jar. There is no back row.',
      },
      {
        title: 'One price, all in',
        text: 'Ingredients, jars, bottles and the meal: {evening.price} for an evening, {bread.price} for the bread day. There’s nothing extra to pay.',
      },
      {
        title: 'The glass comes too',
        text: 'Starter, dough, jars, bottles: you carry home what you made and what it sits in.',
      },
      {
        title: 'Three languages',
        text: 'Dutch, French and English. We explain in whichever are spoken at the table that day.',
      },
    ],
  },
  workshops: {
    title: '{count.workshopsFirst} to choose from',
    text: 'One takes a day, two take an evening. Each stands on its own; start with whichever you like.',
    cardLink: 'What you’ll do',
    nextDate: 'Next date: {date}',
    noDate: 'No date planned just now',
  },
  afterwards: {
    title: 'Then it’s up to the jar',
    text: 'Take the cabbage. It stands in your kitchen at 18 to 22 °C and asks for a few minutes of your time over three weeks.',
    moments: [
      {
        day: 'Day 0',
        text: 'Shredded, salted, pressed down under its own liquid. It looks like a salad.',
      },
      {
        day: 'Day 3',
        text: 'Bubbles, and a cloudy brine. All as it should be. Push down anything that floats.',
      },
      { day: 'Day 7', text: 'A first taste: a little sour, still crunchy. Some people stop here.' },
      { day: 'Day 21', text: 'Sour all the way through. Into the fridge, and onto a plate.' },
    ],
  },
  testimonials: {
    title: 'What people told us later',
    chosen: 'We picked these six ourselves; nobody has checked who wrote them.',
    lately: 'Written recently',
    latelyBy: 'Only people who had a place here can write one of these.',
    items: [
      {
        quote:
          'I had already killed two starters. The third one lives in my fridge and comes out every Friday evening.',
        author: 'Isabelle V.',
        location: 'Tournai',
      },
      {
        quote:
          'The loaf I baked at the farm looked the part. But the one I’m proud of is Sunday’s, from my own pot, with nobody watching.',
        author: 'Karim B.',
        location: 'Schaerbeek',
      },
      {
        quote:
          'I opened my first bottle over the sink, as they’d told me to. The ceiling stayed dry.',
        author: 'Anke M.',
        location: 'Merelbeke',
      },
      {
        quote:
          'You taste one kombucha at four, eight and fourteen days. At last I know when to stop mine.',
        author: 'Sophie L.',
        location: 'Namur',
      },
      {
        quote:
          'On day three the brine went cloudy and I nearly binned it. Then I remembered the three-day jar we’d had at supper.',
        author: 'James W.',
        location: 'Ghent',
      },
      {
        quote:
          'Ten minutes of kneading, and the cabbage was up to its neck in liquid. So was I. Nothing had gone in but salt.',
        author: 'Griet P.',
        location: 'Nazareth',
      },
    ],
  },
  callToAction: {
    title: 'Pick a date',
    text: 'You send a request, we answer within {terms.answer.figures}. Nothing is owed until we’ve said yes; after that, {terms.pay.home}',
    button: 'See the dates',
  },
}
