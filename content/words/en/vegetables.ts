import { hourByHour } from '../hour-by-hour.ts'
import type { FaqTab, WorkshopWords } from '../parts.ts'
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
    'First comes dry salting. You shred cabbage, weigh it and add 2 to 2.5% of its weight in salt: 20 to 25 g for each kilo. Then you work it with both hands until it stands in its own liquid. Everyone is sure that it won’t. Ten minutes later everyone is wet to the wrists, and the cabbage goes into the jar, pressed down hard, with one whole leaf on top.',
    'After supper comes brine, for vegetables in pieces: carrot, radish, cauliflower, whatever the month has. They go into a jar and are covered with water holding 2 to 3% salt, 20 to 30 g for each litre. Garlic, mustard seed, bay: you choose. A weight keeps it all under the liquid. The jar may let gas out but no air in, so we look at lids and airlocks, and how each of them manages it.',
    'Then the question everyone has been saving up: how do I know it’s safe? By the acid. Within days a jar is usually below pH 4.6, where the bacterium behind botulism can’t grow; finished sauerkraut is at about 3.5, and we measure one. And by looking. Cloudy brine and a clean, sour smell are good. Mould, pink patches, slime or a rotten smell: throw out the lot, and don’t taste it first.',
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
      text: 'Stand each jar on a plate, out of the sun, at 18 to 22 °C. They sometimes run over.',
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

export const vegetablesQuestions: FaqTab = {
  label: 'Vegetables',
  questions: [
    {
      question: 'Will my kitchen smell of cabbage?',
      answer:
        'For a few days, yes, each time the lid comes loose. Cabbage and radish are the worst. After that the smell turns fresh and sour. An airlock helps; so does a utility room or larder at around 20 °C. If after a week it still smells like the bin, that’s where it belongs.',
    },
    {
      question: 'There’s a white film on top. Is it mould?',
      answer:
        'If it’s flat, white and dull, perhaps wrinkled, it’s a surface yeast called kahm. It’s harmless, but it flattens the taste. Skim it off, push everything back under and stand the jar somewhere cooler. If it’s fuzzy, or any colour, it’s mould and the lot goes. If you’re not sure, the same. A cabbage costs two euros.',
    },
    {
      question: 'Which salt, and can I use less?',
      answer:
        'Fine salt, kitchen or sea, iodised or not. Weigh it, because a spoonful of coarse salt weighs less than a spoonful of fine. We don’t go below 2%: the vegetables turn soft, and the wrong bacteria get their chance. If the result is too salty for you, rinse it briefly or mix it with raw cabbage.',
    },
    {
      question: 'The liquid has dropped. What do I do?',
      answer:
        'Push first. If that isn’t enough, top up with brine, 20 g of salt to a litre of cold water, until everything is covered again. Plain water would thin it too much. In the first days it’s the other way round and the liquid wants out, so never fill a jar higher than 3 cm below the rim.',
    },
    {
      question: 'Why have my vegetables gone soft?',
      answer:
        'Too warm, too little salt, or too long. Above 24 °C things move fast; find the coolest room in the house. Cucumbers are the hardest. Cut off the end where the flower was or, as people used to, add a vine leaf to the jar. Soft but cleanly sour will still make a good soup.',
    },
    {
      question: 'Which vegetables don’t work?',
      answer:
        'Lettuce and spinach turn to mush, courgettes go limp in a week, and potatoes we keep for the saucepan. Nearly everything else works, provided it’s raw, fresh and firm. If your garlic goes blue or green, don’t worry: it’s the acid, and you can eat it as it is. Beetroot dyes all its neighbours. Bear that in mind.',
    },
    {
      question: 'Do I have to sterilise the jars?',
      answer:
        'No. Hot water, washing-up liquid, a good rinse. Sterile isn’t the aim: the bacteria you need arrive with the vegetables. So wash those in cold water, and peel only what’s tough or dirty. Salt and acid do the work. The preserving pan can stay in the attic.',
    },
    {
      question: 'How do I keep a jar once it’s open?',
      answer:
        'In the fridge, with a clean fork, and with everything under the liquid. Cabbage keeps like that for half a year and often longer; it only gets sourer and softer. A cellar below 10 °C will do as well. When the jar is empty, save the brine: a dash of it in a salad dressing, and you won’t need vinegar.',
    },
  ],
}
