import type { AuthoredWords } from '../shape.ts'

const vegetables: AuthoredWords['diaryMails']['letters']['vegetables'] = [
  {
    subject: 'Day 3: your jar is bubbling',
    preview: 'Cloudy liquid and bubbles: just as it should be.',
    title: 'Day 3: bubbles',
    text: 'Bubbles are rising, the liquid is turning cloudy and it smells fresh and sour. Push whatever floats back under with a clean spoon, and loosen the lid once a day so the gas can get out. If liquid runs onto the plate, that’s a good sign.',
    otherwise: [
      'No bubbles: it’s too cold. Move it to somewhere at 18 to 22 °C and give it two more days. If the liquid is cloudy and smells sour, it’s working, bubbles or not.',
      'Too little liquid: top it up with brine, 20 g of salt to a litre of cold water, until everything is covered.',
      'A thin, dull white film: yeast, and harmless. Skim it off and wipe the rim.',
      'Anything fuzzy, or green, black or pink: mould. Throw it all away, without tasting.',
    ],
  },
  {
    subject: 'Day 7: time for a first taste',
    preview: 'Sour enough, and still crisp? Then it can go in the fridge.',
    title: 'Day 7: the first bite',
    text: 'The bubbling slows and the liquid takes on colour. Taste with a clean fork. If the pieces in brine are sour enough and still crisp, they go in the fridge. The cabbage can stand for another two weeks, under its liquid.',
    otherwise: [
      'Too salty: more sourness is on its way, and it hides the salt. Otherwise rinse what you’re about to eat, not what still has to ferment.',
      'Not sour yet: another week, somewhere warmer. Below 18 °C everything takes longer.',
      'A thin white film: skim it, wipe the rim, push everything under again.',
      'Slime, a pink tinge, fuzz or a rotten smell: throw it all away, without tasting.',
    ],
  },
  {
    subject: 'Day 21: your cabbage is sauerkraut',
    preview: 'Into the fridge, and onto your plate.',
    title: 'Day 21: sauerkraut',
    text: 'The cabbage has turned pale, smells fresh and tastes sour all the way through. Close the lid and put it in the fridge, where it keeps for months as long as it stays under its liquid. Take it out with a clean fork.',
    otherwise: [
      'Brown on top: that bit has had air. Remove the cover leaf and that top layer; if the rest smells fresh, it’s good.',
      'Not sour enough: another week at 18 to 22 °C. If it still isn’t sour then, don’t eat it.',
      'Too salty: rinse a portion before you eat it, and next time weigh 20 g to a kilo.',
      'Mould, slime, a pink tinge or a rotten smell: throw it all away, without tasting.',
    ],
  },
]

const drinks: AuthoredWords['diaryMails']['letters']['drinks'] = [
  {
    subject: 'Day 2: strain your water kefir',
    preview: 'And the swing-top bottle goes in the fridge, tomorrow at the latest.',
    title: 'Day 2: strain and chill',
    text: 'The water kefir tastes less sweet and tingles a little: strain it, and give the grains fresh sugar water. The swing-top bottle goes in the fridge today or tomorrow. The kombucha is still sweet tea, with a thin film at most: leave it be. The ginger bug gets its spoon of ginger and its spoon of sugar.',
    otherwise: [
      'The kefir is still sweet: one more day, somewhere warmer, at 20 to 25 °C.',
      'If it smells rotten, don’t drink it. Rinse the grains in cold water and start again with fresh sugar water.',
      'The bottle looks as it did on day one: glass doesn’t show its pressure. So don’t wait for a sign: into the fridge, tomorrow at the latest. Open it cold, over the sink, under a cloth.',
      'The SCOBY sinks or hangs askew: that’s fine. The new one grows at the top anyway.',
      'Dry fuzz on the kombucha, white, green or black: mould. Out it goes, tea and SCOBY both.',
    ],
  },
  {
    subject: 'Day 7: your ginger bug and your kombucha',
    preview: 'One fizzes, the other you taste through a straw.',
    title: 'Day 7: does it fizz?',
    text: 'The ginger bug fizzes when you stir it: time for ginger beer. There’s a pale SCOBY on the kombucha, and the tea has lightened. Taste it through a clean straw, from below the SCOBY. From now on your own taste decides: sooner is sweeter, later is sourer.',
    otherwise: [
      'The ginger bug doesn’t fizz: feed it for a few more days, somewhere warmer, with unpeeled ginger. Mould on top? Start again.',
      'The kombucha is still sweet: wait. Below 20 °C it takes longer.',
      'Brown threads and bubbles under the SCOBY: yeast, perfectly normal.',
      'Dry fuzz on top, white, green or black: mould. Throw away tea and SCOBY, and wash the jar in hot water.',
    ],
  },
  {
    subject: 'Day 14: bottle your kombucha',
    preview: 'And keep the SCOBY, with a glass of kombucha.',
    title: 'Day 14: bottling',
    text: 'The kombucha is golden and properly sour. Bottle it, but keep the SCOBY and 100 to 200 ml per litre for the next batch. Use bottles made for pressure, leave a few centimetres free at the top, keep them somewhere warm for one to three days, and then in the fridge.',
    otherwise: [
      'It tastes of vinegar: not spoiled, just left too long. Good in a salad dressing, or to start the next batch.',
      'No fizz after three days: chill it all the same. Next time a teaspoon of sugar in each bottle helps.',
      'You can’t tell how far they are: glass doesn’t show its pressure. Fill a small plastic bottle as well: once that feels hard, they all go in the fridge. If in doubt, sooner; and open them cold, over the sink.',
      'Dry fuzz on the SCOBY: mould. Throw it all away, the SCOBY too.',
    ],
  },
]

const sourdough: AuthoredWords['diaryMails']['letters']['sourdough'] = [
  {
    subject: 'Day 1: this morning you bake your own loaf',
    preview: 'Oven to 240 degrees, pot inside, score the dough.',
    title: 'Day 1: turn on the oven',
    text: 'Your dough has risen overnight. Heat the oven to 240 °C with a lidded pot inside. Score the dough straight from the fridge and bake it for 40 to 45 minutes, the last twenty without the lid. Then let it cool for an hour. The starter stays in the fridge: it won’t be hungry for a week.',
    otherwise: [
      'The dough has hardly risen: leave it on the worktop for an hour before you bake it.',
      'It spreads out: it has risen for too long or too warm. Bake it at once, in a smaller pot or a tin. Flatter, but good.',
      'It sticks to the cloth: dust with flour and ease it off with a dough scraper.',
      'The crust stays pale: another five to ten minutes, without the lid.',
    ],
  },
  {
    subject: 'Day 7: your starter is hungry',
    preview: 'Equal parts starter, flour and water, and a few hours’ patience.',
    title: 'Day 7: feeding',
    text: 'Take equal weights of starter, flour and water, and stir. Put a rubber band around the jar. At 25 °C it peaks after four to six hours, full of bubbles; straight from the fridge it takes a little longer. Then you can make the next dough, and the rest goes back in the fridge.',
    otherwise: [
      'No bubbles after six hours: keep it warmer, at 24 to 26 °C, and feed it again tomorrow. It often works at the second or third go.',
      'A layer of grey liquid: hunger. Pour it off or stir it in, and feed it.',
      'It smells sharp, of vinegar: hungry again. Take one spoon of starter to four of flour and four of water.',
      'Pink or orange streaks, or fuzz: throw it all away, including what’s underneath.',
    ],
  },
  {
    subject: 'Day 21: is your starter still there?',
    preview: 'Three weeks in the fridge is not the end.',
    title: 'Day 21: forgetting is allowed',
    text: 'If you’ve baked every week, it’s stronger now than on its first day. If it has stood for three weeks, it has sunk, with a layer of liquid on top. Pour that off, take a spoonful from the bottom and feed it with equal weights of flour and water, two or three times, 12 hours apart.',
    otherwise: [
      'It smells of nail varnish or vinegar: it went hungry for too long. After two feeds it smells fresh again.',
      'A dry skin on top: take it off and use what’s underneath, as long as that is plain beige.',
      'No bubbles after three feeds: start afresh, or come and fetch some from us.',
      'Pink or orange streaks, or fuzz: throw it all away. Don’t bake with it.',
    ],
  },
]

export const diaryMails: AuthoredWords['diaryMails'] = {
  otherwise: 'Does yours look different?',
  letters: { sourdough, drinks, vegetables },
  question: {
    subject: 'One sentence about your jar?',
    preview: 'The last email about it, and one small question.',
    title: 'One sentence about your jar?',
    text: 'A month ago you sat at our table. What became of your jar? Put it in one sentence, for somebody who isn’t sure yet. If you’re happy with that and so are we, it goes on our home page, with your first name and your town.',
    button: 'Write one sentence',
    after: 'Rather not? That’s fine too. This was the last email about your jar.',
  },
}
