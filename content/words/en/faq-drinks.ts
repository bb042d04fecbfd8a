import type { FaqTab } from '../parts.ts'

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
        'No. The sugar is there for the culture, not for you, and sweeteners don’t interest it. Below 50\u00a0g a litre it dawdles, and the result is bland. The longer you wait, the less sweet and the more sour it gets. How much sugar is left by then, only a laboratory can say: the acid fools your tongue.',
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
