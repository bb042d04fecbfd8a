import { hourByHour } from '../hour-by-hour.ts'
import type { FaqTab, WorkshopWords } from '../parts.ts'
import { workshopNames } from './workshops.ts'

export const sourdough: WorkshopWords = {
  head: {
    title: 'Sourdough bread workshop near Ghent',
    description:
      'A Saturday of sourdough on a farm in De Pinte: bake one loaf, mix a second dough to bake at home, take a starter with you. {bread.price}, lunch included.',
    keywords:
      'sourdough workshop, sourdough bread, starter, baking class Ghent, scoring, baker’s percentages, De Pinte',
  },
  name: workshopNames.sourdough,
  title: 'A Saturday of sourdough',
  subtitle: 'You bake one loaf here and take another home as dough.',
  description:
    'Shape and bake a loaf from dough we mixed the evening before, and mix one of your own to bake the next morning. You take home the loaf, the dough and a starter.',
  overview:
    'For anyone who wants a whole day with their hands in dough, and for anyone whose starter at home has gone quiet.',
  pictureAlt:
    'From above, two hands reach in from a corner over a green table to close a folded dough; a proving basket in the other corner, flour everywhere.',
  about: [
    'A dough begun in the morning is not bread by the afternoon. Not if it’s sourdough. So you work with two: one we mixed on Friday evening, which you bake, and one you mix yourself, which goes home with you.',
    'Your own dough comes first. You weigh 500 g of flour, 350 g of water, 100 g of starter and 11 g of salt, and learn to reckon as bakers do: all the flour is 100, and everything else a share of it. Then it rises for four to five hours at 24 to 26 °C, which bakers call the bulk rise. Three or four times you wet your hands and give it a fold, and each time it puts up a little more resistance.',
    'In between you shape Friday’s dough. It has had the whole night, so it’s full of air and wants gentle handling: rounded, tightened, laid in a basket. It proves for two hours, lunch included. Then you score it with a blade and it bakes for 40 to 45 minutes at 240 °C, with steam at the start.',
    'While one dough rises and the other proves, we deal with the starter, the jar of live flour and water that every loaf begins with: when to feed it, how to see that it’s ready, what to do when you’ve forgotten it for three weeks. Mostly you feed it, and then feed it again.',
    'A loaf needs an hour on the rack before a knife goes near it, so the one we cut that afternoon is ours; yours goes home whole. Last of all you shape your own dough, ready for its night in your fridge.',
  ],
  benefits: [
    'Feeding a starter, and seeing when it’s ready to use',
    'Baker’s percentages, so that any recipe can be made larger or smaller',
    'Mixing and folding by hand, even when everything sticks',
    'Knowing by eye and finger when the bulk rise is done',
    'Shaping a loaf that stands up, and scoring it',
    'Making steam in an ordinary oven',
    'Fitting all of it round a job and a night’s sleep',
  ],
  schedule: hourByHour('sourdough', [
    'Coffee, and a starter we fed the night before',
    'Weigh and mix your own dough',
    'Shape Friday’s dough and lay it in its basket',
    'First folds for your own dough; feeding a starter',
    'Lunch',
    'Score Friday’s dough; into the oven, with steam',
    'Loaves out to cool; a last fold, recipe sums, questions',
    'Shape and wrap your own dough; we cut a loaf of ours',
  ]),
  takeHome: [
    'The loaf you baked, whole',
    'Your own dough, shaped, in a floured cloth',
    'A jar of starter, fed that day',
    'The recipe on paper, with its percentages',
  ],
  afterwards: [
    {
      day: 'Day 0',
      text: 'The dough goes into a bowl, cloth and all, and into the fridge as soon as you’re home. It proves there for 8 to 16 hours. You can sleep.',
    },
    {
      day: 'Day 1',
      text: 'Heat the oven to 240 °C with a lidded pot inside. Score the dough straight from the fridge. Bake it for 40 to 45 minutes, the last twenty without the lid. Then wait an hour, if you can.',
    },
    {
      day: 'Day 7',
      text: 'The starter has lived in the fridge and is hungry: equal weights of starter, flour and water. At 25 °C it peaks in four to six hours, a little later if it was cold. Then it’s ready for the next dough.',
    },
  ],
  testimonial: {
    quote:
      'By eleven everything stuck: the dough, the table, my watch. By half past three I had a loaf that my neighbour took a photo of.',
    author: 'Els W.',
    location: 'Sint-Martens-Latem',
  },
  durationText: '{bread.duration}: Saturday, {bread.hours}, lunch included',
  groupSizeText: '{evening.group} participants as a rule; the bread table seats {bread.most}',
}

export const sourdoughQuestions: FaqTab = {
  label: 'Sourdough',
  questions: [
    {
      question: 'Is my starter dead?',
      answer:
        'Hardly ever. Grey liquid on top, or a whiff of nail varnish, only means it’s hungry. Pour off the liquid, keep a spoonful and feed that two or three times, flour and water in equal weights, at about 25 °C. If it doubles within six hours, it’s back. Only fuzzy mould, or pink or orange streaks, mean the bin.',
    },
    {
      question: 'Do I have to feed a starter every day?',
      answer:
        'Only if it lives on the worktop. In the fridge, once a week will do. Going away for a month? Mix it stiff, with half as much water as flour, and push it to the back of the fridge. For anything longer, spread it thinly on baking paper, let it dry and crumble it into a jar. A little water and two or three feeds bring it round.',
    },
    {
      question: 'Will my dough survive the trip home?',
      answer:
        'It can take an hour. If yours is longer, or it’s summer, bring a cool bag. After that it belongs in the fridge. If Sunday morning doesn’t suit, bake in the evening: after 24 hours the loaf will be a bit flatter and a bit sourer, but a loaf. Later than that, we make flatbreads of it in a hot pan.',
    },
    {
      question: 'Is my oven good enough?',
      answer:
        'An ordinary one is. If it stops at 230 °C, bake for five minutes longer. A cast-iron pot of 4 to 5 litres, lid on, holds the steam that comes off the dough; do check that the knob on the lid can stand the heat. No such pot? Use a very hot baking tray, with a dish of boiling water below it.',
    },
    {
      question: 'Can I use rye or wholemeal?',
      answer:
        'Start with a fifth: 100 g of the 500 g of flour. Both are thirsty, so add a splash of water, and both ferment faster. The loaf comes out darker and closer. All rye is another craft: no folding, no shaping, just a tin. As far as your starter is concerned, rye is Christmas.',
    },
    {
      question: 'Why 11 g of salt, and can I use less?',
      answer:
        'It’s 2% of all the flour, and 50 g of flour is hiding in the starter. That makes 550 g, so 11 g of salt. You can go down to 8 g, about 1.5%; the dough will be quicker, and slacker. With none at all it’s quicker still, and the bread tastes of cardboard.',
    },
    {
      question: 'How long does the loaf keep?',
      answer:
        'Four or five days, cut side down on a board or wrapped in a tea towel. Not in the fridge, where bread goes stale faster. If you want to freeze it, slice it as soon as it’s cold. A crust that has gone soft will crackle again after ten minutes at 180 °C.',
    },
    {
      question: 'I can’t eat gluten. Is sourdough all right?',
      answer:
        'No. Wheat contains gluten, and the starter breaks down only some of it. With coeliac disease this bread is out, and so, sadly, is our kitchen: after a Saturday there’s flour on the lampshade. The evenings have bread on the table too. Gluten-free sourdough does exist; we don’t teach it.',
    },
  ],
}
