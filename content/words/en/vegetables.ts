import { hourByHour } from '../facts.ts'
import type { WorkshopWords } from '../parts.ts'
import { workshopNames } from './workshops.ts'

export const vegetables: WorkshopWords = {
  head: {
    title: 'Lacto-fermentation workshop near Ghent',
    description:
      'Sauerkraut and vegetables in brine, made by hand on a farm near Ghent. You fill two jars and take them home. {vegetables.hours}, {vegetables.price} with supper.',
    keywords:
      'lacto-fermentation, sauerkraut workshop, fermented vegetables, brine, dry salting, preserving, Ghent',
  },
  name: workshopNames.vegetables,
  title: 'Vegetables, salt and three weeks',
  subtitle: 'Lacto-fermentation with a knife, kitchen scales and a jar.',
  description:
    'Salt cabbage for sauerkraut and put other vegetables in brine. You take home two one-litre jars, each with a weight in it.',
  overview:
    'A good first one: a knife, kitchen scales and salt you already have. Then it’s wet wrists, and waiting.',
  pictureAlt:
    'Seen from above, one hand steadies half a red cabbage and the other has the knife; beside them a heap of shreds and a crock in which two half-round stones hold a leaf under the brine.',
  about: [
    'Lacto-fermentation has nothing to do with milk. The bacteria that do the work are already on the vegetables; given salt and no air, they turn sugar into lactic acid, and the jar goes sour. All you do is set the conditions. That takes an evening the first time and half an hour ever after.',
    'First comes dry salting. You shred cabbage, weigh it and add 2 to 2.5% of its weight in salt: 20 to 25\u00a0g for each kilo. Then you work it with both hands until it stands in its own liquid. Everyone is sure that it won’t. Ten minutes later everyone is wet to the wrists, and the cabbage goes into the jar, pressed down hard, with one whole leaf on top.',
    'After supper comes brine, for vegetables in pieces: carrot, radish, cauliflower, whatever the month has. They go into a jar and are covered with water holding 2 to 3% salt, 20 to 30\u00a0g for each litre. Garlic, mustard seed, bay: you choose. A weight keeps it all under the liquid. The jar may let gas out but no air in, so we look at lids and airlocks, and how each of them manages it.',
    'Then the question everyone has been saving up: how do I know it’s safe? By the acid. Within days a jar is usually below pH\u00a04.6, where the bacterium behind botulism can’t grow; finished sauerkraut is at about 3.5, and we measure one. And by looking. Cloudy brine and a clean, sour smell are good. Mould, pink patches, slime or a rotten smell: throw out the lot, and don’t taste it first.',
  ],
  benefits: [
    'Working out the salt for any vegetable, by weight',
    'When to salt dry and when to make a brine',
    'Working cabbage until it gives enough liquid',
    'Packing a jar so that everything stays under',
    'Letting gas out and keeping air out, with or without an airlock',
    'Knowing a jar to keep from a jar to throw out',
  ],
  schedule: hourByHour('vegetables', [
    'Aprons on, a knife each',
    'Shred and weigh the cabbage; work out the salt',
    'Work it until it’s wet; pack the first jar',
    'Supper: soup, bread and cheese, with jars at 3, 7 and 21 days',
    'Vegetables in pieces, spices, a brine: the second jar',
    'Weights, lids and airlocks',
    'Good jar, bad jar: look, smell, measure the pH',
    'Date the jars and pack them',
  ]),
  takeHome: [
    'A jar of cabbage, salted dry',
    'A jar of vegetables in brine',
    'A weight for each of them',
    'Percentages and days on one sheet',
  ],
  afterwards: [
    {
      day: 'Day 0',
      text: 'Stand each jar on a plate, out of the sun, at 18 to 22\u00a0°C. They sometimes run over.',
    },
    {
      day: 'Day 3',
      text: 'Bubbles, cloudy brine, a fresh sour smell. All is well. Push whatever floats back under, and loosen the lid for a moment each day to let the gas out.',
    },
    {
      day: 'Day 7',
      text: 'Taste the pieces in brine, with a clean fork. Sour enough and still crisp? Into the fridge. Not yet? Give them another week.',
    },
    {
      day: 'Day 21',
      text: 'The cabbage is sauerkraut. It can go on for a fourth week, or into the fridge, where it keeps for months.',
    },
  ],
  testimonial: {
    quote:
      'My grandmother did this in a barrel in the cellar and never wrote a word of it down. Now I have it on paper: 20 grams to the kilo.',
    author: 'Lieve C.',
    location: 'Gavere',
  },
  durationText: '{vegetables.duration}: an evening, {vegetables.hours}, supper included',
  groupSizeText: '{vegetables.group} participants',
}
