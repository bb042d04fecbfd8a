import type { FaqTab } from '../parts.ts'

export const sourdoughQuestions: FaqTab = {
  label: 'Sourdough',
  questions: [
    {
      question: 'Is my starter dead?',
      answer:
        'Hardly ever. Grey liquid on top, or a whiff of nail varnish, only means it’s hungry. Pour off the liquid, keep a spoonful and feed that two or three times, flour and water in equal weights, at about 25\u00a0°C. If it doubles within six hours, it’s back. Only fuzzy mould, or pink or orange streaks, mean the bin.',
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
        'An ordinary one is. If it stops at 230\u00a0°C, bake for five minutes longer. A cast-iron pot of 4 to 5 litres, lid on, holds the steam that comes off the dough; do check that the knob on the lid can stand the heat. No such pot? Use a very hot baking tray, with a dish of boiling water below it.',
    },
    {
      question: 'Can I use rye or wholemeal?',
      answer:
        'Start with a fifth: 100\u00a0g of the 500\u00a0g of flour. Both are thirsty, so add a splash of water, and both ferment faster. The loaf comes out darker and closer. All rye is another craft: no folding, no shaping, just a tin. As far as your starter is concerned, rye is Christmas.',
    },
    {
      question: 'Why 11\u00a0g of salt, and can I use less?',
      answer:
        'It’s 2% of all the flour, and 50\u00a0g of flour is hiding in the starter. That makes 550\u00a0g, so 11\u00a0g of salt. You can go down to 8\u00a0g, about 1.5%; the dough will be quicker, and slacker. With none at all it’s quicker still, and the bread tastes of cardboard.',
    },
    {
      question: 'How long does the loaf keep?',
      answer:
        'Four or five days, cut side down on a board or wrapped in a tea towel. Not in the fridge, where bread goes stale faster. If you want to freeze it, slice it as soon as it’s cold. A crust that has gone soft will crackle again after ten minutes at 180\u00a0°C.',
    },
    {
      question: 'I can’t eat gluten. Is sourdough all right?',
      answer:
        'No. Wheat contains gluten, and the starter breaks down only some of it. With coeliac disease this bread is out, and so, sadly, is our kitchen: after a Saturday there’s flour on the lampshade. The evenings have bread on the table too. Gluten-free sourdough does exist; we don’t teach it.',
    },
  ],
}
