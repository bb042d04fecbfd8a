import type { PictureWords } from '../parts.ts'

export const pictures: PictureWords = {
  'barn-against-the-sun': {
    alt: 'A dark brick barn with a cartwheel in front; through its open doors you see the low sun over the field.',
    caption: 'The sun lines up like this two evenings a year.',
  },
  'ten-at-the-table': {
    alt: 'Six backs along a table set with cabbages, four bowed heads across from them; at the far end a woman with her hair up holds out a jar.',
    caption: 'The explanation takes five minutes; four have already started.',
  },
  'kale-under-snow': {
    alt: 'A large green kale under a layer of snow, a purple one further off, and on the left the tracks of a hen.',
    caption: 'Three nights of frost make it sweeter; the hen agrees.',
  },
  'hen-on-straw': {
    alt: 'A black hen sits deep in straw beside an egg; a brown one pokes her head in from the left.',
    caption: 'Laid at about ten, and announced to the whole yard.',
  },
  'salt-on-cabbage': {
    alt: 'A hand lets salt run from a wooden spoon onto a heap of shredded white cabbage on a pair of scales; a whole cabbage lies beside it.',
    caption: 'Twenty grams to the kilo, weighed three times.',
  },
  'poplars-in-the-ditch': {
    alt: 'A row of poplars reflected in a wide ditch with a plank across it; far off, a church tower.',
    caption: 'Dry enough for ordinary shoes one August in three.',
  },
  'cucumbers-and-dill': {
    alt: 'Two knobbly cucumbers hang beneath broad leaves against a yellow sky, with heads of dill in front.',
    caption: 'Off with the flower end, and they stay crisp.',
  },
  'oven-mouth': {
    alt: 'Seen from behind, a man in a woollen hat slides a scored dough into the brick oven, where three loaves already lie beside the fire.',
    caption: 'Nobody talks of anything else for the next 45 minutes.',
  },
  'bicycle-with-leeks': {
    alt: 'A bicycle in front of a brick wall, two leeks and some kale sticking out of its pannier.',
    caption: 'For the neighbours, whose empty jars ride back.',
  },
  'willows-in-mist': {
    alt: 'Pollard willows in the morning mist under a pale sun; between them, two cows whose feet you can’t see.',
    caption: 'By nine o’clock the cows have feet again.',
  },
  'tea-into-the-jar': {
    alt: 'Steaming tea runs from a kettle into a large jar; beside it is a bowl of sugar with a wooden spoon.',
    caption: 'The culture goes in below 30 °C, not before.',
  },
  'rhubarb-in-the-rain': {
    alt: 'A child with a plait and a yellow raincoat walks through the rain under a rhubarb leaf the size of an umbrella, three stalks under one arm.',
    caption: 'The stalk is for eating, the leaf for staying dry.',
  },
  'tool-wall': {
    alt: 'A fork, a spade, a hoe and a sieve against a green board wall, where the sun has drawn the window.',
    caption: 'The spade came with the farm in 2017.',
  },
  'soup-at-supper': {
    alt: 'Three bowls of soup from above; one hand holds a spoon, another takes bread from a board with cheese on it.',
    caption: 'Seconds are allowed; thirds have been known.',
  },
  'rain-barrel': {
    alt: 'Drops fall from the gutter into a brimming wooden rain barrel, with a watering can ready beside it.',
    caption: 'It holds 225 litres, or three days of June.',
  },
  'tomatoes-at-low-sun': {
    alt: 'A crate of red and yellow tomatoes in a golden field, two of them rolled out; beyond the hedge someone goes for the next crate as the sun sets.',
    caption: 'They never see the inside of a fridge.',
  },
  'cabbages-in-the-barrow': {
    alt: 'A wheelbarrow seen from above, full of cabbages with their outer leaves on: four red and three white.',
    caption: 'About nine kilos, which calls for 180 grams of salt.',
  },
  'scoring-the-loaf': {
    alt: 'Seen from the ceiling, a woman with her hair in a bun bends over a long dough on a round board and draws the fourth cut, in the glow of the oven.',
    caption: 'Half a centimetre deep; a blade that hesitates sticks.',
  },
  'kitchen-after-dark': {
    alt: 'Through a lit kitchen window, in the dark, four people round a table under a lamp; dry seed heads stand outside.',
    caption: 'A quarter past ten, and nobody is getting up.',
  },
  'elderflower-in-a-basket': {
    alt: 'A wicker basket of elderflower from above; one head, leaves and all, hangs over the rim.',
    caption: 'Three weeks from the end of May, never after rain.',
  },
  'tomato-tunnel': {
    alt: 'Tomato plants on strings in a polytunnel, with a full crate at the front and an open door at the far end.',
    caption: 'Our only guests in late July.',
  },
  'jar-in-both-arms': {
    alt: 'From above, a child with a bun holds a big jar under a checked cloth in both arms and walks down a dark corridor into the light of a door.',
    caption: 'Four kilos, thirty steps, and nobody says a word.',
  },
  'onions-under-the-beams': {
    alt: 'Strings of red and yellow onions hang from the beams under a dark roof with one open hatch.',
    caption: 'They’d keep till April if the soup let them.',
  },
  'quinces-in-the-grass': {
    alt: 'A hand reaches for a big yellow quince in the grass; three more lie about among dead leaves.',
    caption: 'Picked up before the wasps are awake.',
  },
  'ladder-in-the-quince': {
    alt: 'A ladder in a quince tree, seen from its foot, among boughs with six yellow fruits.',
    caption: 'Ready in mid-October, when you can smell them from the gate.',
  },
  'ginger-for-the-bug': {
    alt: 'A hand rubs a piece of ginger over a grater above a plate; behind it a jar full of bubbles under a cloth.',
    caption: 'Skin and all: that’s where the wild yeast lives.',
  },
  'tracks-in-clay': {
    alt: 'Two legs in green wellingtons walk off through wet clay and leave deep prints behind; across them, on top, go the paw prints of a cat.',
    caption: 'We don’t have a cat, as far as we know.',
  },
  'aprons-in-the-corridor': {
    alt: 'In a corridor someone seen from behind ties an apron; more hang along the wall, one empty hook between them.',
    caption: 'A double knot, because dough pulls back.',
  },
  'lane-after-rain': {
    alt: 'Someone in a yellow headscarf walks away from us down a wet lane, a loaf under one arm, towards the setting sun.',
    caption: 'Wellingtons count as evening dress here until March.',
  },
  'sprouts-at-blue-hour': {
    alt: 'Two tall stems of sprouts at dusk under a thin moon; far off, one window is lit.',
    caption: 'One more bucket before the light goes.',
  },
}
