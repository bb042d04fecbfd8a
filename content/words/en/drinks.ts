import { hourByHour } from '../hour-by-hour.ts'
import type { FaqTab, WorkshopWords } from '../parts.ts'
import { workshopNames } from './workshops.ts'

export const drinks: WorkshopWords = {
  head: {
    title: 'Kombucha and kefir workshop near Ghent',
    description:
      'An evening on a farm near Ghent: start kombucha, water kefir and a ginger bug, and learn to bottle them safely. {drinks.hours}, {drinks.price} with supper.',
    keywords:
      'kombucha workshop, water kefir, ginger bug, ginger beer, fermented drinks, second fermentation, Ghent',
  },
  name: workshopNames.drinks,
  title: 'An evening of fermented drinks',
  subtitle: 'Kombucha, water kefir and ginger beer, and how to keep them in the bottle.',
  description:
    'Start a kombucha, a water kefir and a ginger bug, and fill a bottle for its second fermentation. You take home that bottle, and three jars just coming to life.',
  overview:
    'For the impatient: the water kefir is ready within two days. And for anyone who has heard a bottle go off in the kitchen.',
  pictureAlt:
    'Someone in an apron pours from a jug through a sieve into a bottle, at a window with the sun behind it; on the left a jar of kombucha under a cloth.',
  about: [
    'You begin by tasting the same kombucha at four, eight and fourteen days. The first is still close to sweet tea, the last is on its way to vinegar. Yours will stop somewhere in between.',
    'Then you start your own. For each litre: 5 to 8 g of tea, 50 to 70 g of sugar, a SCOBY (a culture of bacteria and yeasts that looks like a wet leather pancake) and 100 to 200 ml of finished kombucha, which makes it sour from the first minute, at pH 4.5 or lower. Hot tea would kill the culture, so it cools while we get on with the rest. It gets a cloth, not a lid: this one needs air.',
    'Water kefir suits the impatient: for each litre 50 to 60 g of sugar and 40 to 60 g of grains, with lemon and a dried fig. It’s done in 24 to 48 hours. For ginger beer you first need a ginger bug. Grated ginger, skin and all, and sugar, a spoonful of each every day; after five to seven days it fizzes and can start a bottle.',
    'The last part is bottling, and it’s the one to listen to. In a closed bottle the yeast goes on making gas, and a bottle that can’t take the pressure bursts. So: only bottles made for it, a few centimetres of room at the top, one to three days in the warm and not a day more, then the fridge. A small plastic bottle filled at the same time tells you how far along things are: once it feels hard, they all go into the cold. We open ours over the sink.',
    'One more thing. Some alcohol forms, often under 1%, and it rises if a bottle stands warm. If you avoid alcohol altogether, you can take part without tasting, though a little will form in your own jars too. If you’re pregnant or your immune system is weak, ask your doctor before you drink any.',
  ],
  benefits: [
    'Starting a kombucha, and telling by taste when to stop it',
    'Looking after a SCOBY and kefir grains from one batch to the next',
    'Getting a ginger bug going and turning it into ginger beer',
    'How much sugar: for the taste, and for the pressure',
    'A second fermentation that ends in fizz rather than broken glass',
    'What a healthy culture looks like, and what mould looks like',
  ],
  schedule: hourByHour('drinks', [
    'One kombucha to taste, at three ages',
    'Kombucha: brew the tea, weigh the sugar, leave it to cool',
    'Water kefir: grains, lemon, a fig',
    'Supper: soup, bread and cheese',
    'SCOBY into the cooled tea, cloth over the jar',
    'Grate, stir and jar a ginger bug',
    'Fill a bottle; how much room, how many days, how much pressure',
    'What can go wrong; label and pack',
  ]),
  takeHome: [
    'A jar of kombucha with its own SCOBY',
    'A jar of water kefir with its grains',
    'A small jar of ginger bug, on its first day',
    'A swing-top bottle of our kombucha, for its second fermentation',
    'The quantities and the days on one sheet',
  ],
  afterwards: [
    {
      day: 'Day 0',
      text: 'The jars stand under a cloth, warm and out of the sun; the bottle stays upright. From tomorrow the ginger bug gets a spoonful of ginger and one of sugar every day.',
    },
    {
      day: 'Day 2',
      text: 'Strain the kefir and give the grains fresh sugar water. The swing-top bottle goes into the fridge, on day 3 at the latest. Open it cold, over the sink.',
    },
    {
      day: 'Day 7',
      text: 'The ginger bug fizzes when you stir it: time for ginger beer. Slip a straw under the SCOBY and taste the kombucha; from now on it’s a matter of taste.',
    },
    {
      day: 'Day 14',
      text: 'The kombucha is sharp. Bottle it, but keep the SCOBY and 100 to 200 ml for each litre of the next batch.',
    },
  ],
  testimonial: {
    quote:
      'I’m an engineer; what worried me was the bottles. The small plastic one that you squeeze with your thumb: so simple, and I’d never have thought of it.',
    author: 'Benoît S.',
    location: 'Louvain-la-Neuve',
  },
  durationText: '{drinks.duration}: an evening, {drinks.hours}, supper included',
  groupSizeText: '{drinks.group} participants',
}

export const drinksQuestions: FaqTab = {
  label: 'Drinks',
  questions: [
    {
      question: 'How much alcohol is in it?',
      answer:
        'That depends on sugar, warmth and days. Kombucha and water kefir usually stay under 1%. Ginger beer can go above that, the more so if a bottle stands in the warm for a week. You can’t measure it properly at home. So children don’t get any here, and on the night you taste in sips, not pints. If you’re driving and want to stay at nought, skip the tasting.',
    },
    {
      question: 'Which bottles can take the pressure?',
      answer:
        'Round swing-tops of thick glass, made for beer. Not square ones, not wine bottles, not jam jars. Keep them in a cupboard or a crate with a lid, well away from the sofa. Should you find one you’d forgotten: gloves, safety glasses, a towel over it and a day in the fridge. Then open it outdoors, with the towel still on.',
    },
    {
      question: 'What’s that floating on my kombucha?',
      answer:
        'Most likely a new SCOBY: a thin skin to begin with, later a smooth, pale disc. The brown strands under it are yeast. Mould looks different: dry and fuzzy, in round spots, white, green or black, and always on top. Then everything goes, SCOBY included; skimming doesn’t help. Start again with a clean jar and enough finished kombucha.',
    },
    {
      question: 'It smells of vinegar, or of eggs. What now?',
      answer:
        'Vinegar means that your kombucha stood too long. Dress a salad with it, or start the next batch. If your water kefir smells of eggs, give the grains fresh sugar water and strain sooner, after 24 hours; two or three batches later it has usually gone. If anything smells rotten, don’t taste it. Down the sink.',
    },
    {
      question: 'Can I leave out the sugar?',
      answer:
        'No. The sugar is there for the culture, not for you, and sweeteners don’t interest it. Below 50 g a litre it dawdles, and the result is bland. The longer you wait, the less sweet and the more sour it gets. How much sugar is left by then, only a laboratory can say: the acid fools your tongue.',
    },
    {
      question: 'Which tea should I use, and which water?',
      answer:
        'Black or green tea, loose or in bags. No Earl Grey or other scented teas: they don’t agree with the SCOBY. Herbs and fruit come later, in the bottle. Tap water is fine. If it smells of chlorine, let it stand uncovered for an hour before the kefir grains go in. A stainless steel sieve, yes; a copper bowl, no.',
    },
    {
      question: 'Who looks after it when I’m on holiday?',
      answer:
        'For up to two weeks, nobody. The kombucha stays under its cloth; it’ll be sour when you come back, but the SCOBY will be alive. The kefir grains go into the fridge in fresh sugar water. So does the ginger bug, with one last spoonful each of ginger and sugar. If you’re away longer, board them out with somebody thirsty.',
    },
    {
      question: 'How long does a bottle keep?',
      answer:
        'In the fridge, kombucha keeps for a month or two, ginger beer for a few weeks, water kefir for a week or two. Cold slows the yeast but doesn’t stop it, so open every bottle once a week to let off some gas. And write on the label not only what it is, but since when.',
    },
  ],
}
