import type { AuthoredWords } from '../shape.ts'

export const about: AuthoredWords['about'] = {
  head: {
    title: 'About the farm, the crock and us',
    description:
      'A crock too heavy to move, one ruined batch of sauerkraut, 34 starters handed over a gate: how {business.name} near Ghent began, and who will teach you.',
    keywords: '{business.name}, about, small farm, De Pinte, fermentation, hens, Ghent',
  },
  title: 'About us',
  lead: '{business.people.guide}, {business.people.cook} and some hens. When we moved here, we had never salted a cabbage.',
  crockAlt:
    'Seen from behind on a bench, a woman with her hair up and a man in a woollen hat; on the left the sun goes down behind a stoneware crock, on the right a hen pecks.',
  journey: {
    title: 'How it came about',
    startersAlt:
      'A row of jars of rising dough, each with a cloth tied over it, along the top bar of a wooden gate; behind them a hedge in blossom.',
    moments: [
      {
        when: '2017',
        text: 'We buy a small farm in De Pinte. In the cellar stands a stoneware crock with two half-round stones in it, too heavy for whoever lived here before. ‘That’s for the cabbage,’ says the man next door. It’s all the instruction we get.',
      },
      {
        when: 'Winter 2018',
        text: 'Our first sauerkraut, salted by feel. Three weeks on it’s pink and slimy, and the whole lot goes on the compost. The next day we buy kitchen scales.',
      },
      {
        when: 'Spring 2020',
        text: 'The shops have run out of yeast. There’s plenty living in our jar of starter. Neighbours come as far as the gate with empty jars, and by the end of May 34 starters have left the house. So the farm gets its name: gist is Dutch for yeast.',
      },
      {
        when: 'Autumn 2025',
        text: 'One table, ten chairs and thirteen dates, from late September to mid-December: our first workshops.',
      },
    ],
  },
  philosophy: {
    title: 'What matters here',
    text: 'It isn’t a school and it isn’t a shop. It’s a kitchen with some land round it, and three things about it don’t change.',
    pillars: [
      {
        title: 'Time',
        text: 'We hurry nothing. Dough gets its night, cabbage its three weeks. Whatever won’t fit into an evening, we start a week ahead.',
      },
      {
        title: 'Land',
        text: 'Cabbages, leeks, onions and quinces grow here. Ginger, tea and lemons don’t: De Pinte is too cold for them. Those we buy, and we say so.',
      },
      {
        title: 'Size',
        text: 'Two people can keep an eye on {evening.most}, or on {own.most} if they all know each other. We leave the growing to the cabbages.',
      },
    ],
  },
  commitment: {
    title: 'Hold us to this',
    text: 'Five promises, no small print. If we break one, say so.',
    promises: [
      'We answer your request within {terms.answer.figures}.',
      'The price on this site is the price you pay, with VAT, jars and the meal in it.',
      'If we have to call off a date, the choice is yours: another day, or all your money back.',
      'When a jar at home does something odd, email us a photo. A year later will do too.',
      'We promise nothing about what fermented food does to your body. About what salt does to a cabbage, we’ll tell you everything.',
    ],
  },
  guide: {
    title: 'At the head of\u00a0the\u00a0table: {business.people.guide}',
    paragraphs: [
      '{business.people.guide} runs the workshops. For eleven years she was a guard on the railway, announcing delays in Dutch or in French, depending on which side of the language border the train was on, and in English as well on the way to the airport. She has kept the languages. The whistle is in a drawer.',
      'She weighs everything twice, and the salt three times. She shows each step slowly, then goes round the table saying ‘feel this’ more often than ‘look at this’. You can interrupt her with anything, even with both hands in the dough. Now and then the answer is: we’ll know in three days.',
      '{business.people.cook} makes the soup, minds the oven and keeps the hens out of the corridor, then sits down to eat with everyone, and every so often knows better.',
    ],
  },
  call: {
    title: 'The rest is easier to show',
    text: 'Bread, drinks or vegetables: each workshop has a page of its own, with what you’ll be doing hour by hour.',
    button: 'See the workshops',
  },
}
