import type { FaqTab } from '../parts.ts'

export const vegetablesQuestions: FaqTab = {
  label: 'Vegetables',
  questions: [
    {
      question: 'Will my kitchen smell of cabbage?',
      answer:
        'For a few days, yes, each time the lid comes loose. Cabbage and radish are the worst. After that the smell turns fresh and sour. An airlock helps; so does a utility room or larder at around 20\u00a0°C. If after a week it still smells like the bin, that’s where it belongs.',
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
        'Push first. If that isn’t enough, top up with brine, 20\u00a0g of salt to a litre of cold water, until everything is covered again. Plain water would thin it too much. In the first days it’s the other way round and the liquid wants out, so never fill a jar higher than 3\u00a0cm below the rim.',
    },
    {
      question: 'Why have my vegetables gone soft?',
      answer:
        'Too warm, too little salt, or too long. Above 24\u00a0°C things move fast; find the coolest room in the house. Cucumbers are the hardest. Cut off the end where the flower was or, as people used to, add a vine leaf to the jar. Soft but cleanly sour will still make a good soup.',
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
        'In the fridge, with a clean fork, and with everything under the liquid. Cabbage keeps like that for half a year and often longer; it only gets sourer and softer. A cellar below 10\u00a0°C will do as well. When the jar is empty, save the brine: a dash of it in a salad dressing, and you won’t need vinegar.',
    },
  ],
}
