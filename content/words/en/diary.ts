import type { AuthoredWords } from '../shape.ts'

export const diary: AuthoredWords['diary'] = {
  link: 'Three short emails about your jar at home',
  ask: {
    title: 'How is your jar getting on?',
    text: 'If you like, we’ll email you three times after the workshop, on the days when something happens: what your jar should look like by then, and what to do if it doesn’t. A month on we ask for one sentence for the site, and that’s the end of it.',
    button: 'Yes, email me',
  },
  asked: {
    title: 'We’ll email you about your jar',
    text: 'You’ll get a short email on each of these days, and one question after a month. Then we forget that you asked.',
  },
  stop: 'No more emails about my jar',
  over: {
    title: 'No emails about your jar',
    text: 'If you’re wondering about something in it, just reply to any of our emails.',
  },
  day: 'Day {n}',
  today: 'Your jar today, on day {n}',
  jars: {
    sourdough: [
      'A small jar of starter, just fed, with a red rubber band level with the dough',
      'A small jar of starter, just fed, with a red rubber band level with the dough',
      'A small jar of starter full of bubbles, risen well past its red rubber band',
      'A sunken starter with a little liquid on top',
    ],
    drinks: [
      'A jar of sweet tea under a cloth, with the SCOBY in it',
      'A jar of tea under a cloth, with a first thin film on top',
      'A jar of paler tea under a cloth, with a pale SCOBY on top',
      'A jar of golden kombucha under a cloth, with a thick SCOBY on top',
    ],
    vegetables: [
      'A jar of white cabbage, just filled, all of it under the liquid',
      'A jar of cabbage in cloudy liquid, with bubbles',
      'A jar of cabbage in golden liquid, with hardly a bubble',
      'A jar of sauerkraut, half of it eaten',
    ],
  },
}

export const guestSentence: AuthoredWords['guestSentence'] = {
  ask: {
    title: 'One sentence for whoever comes next',
    text: 'What would you tell somebody who isn’t sure yet? We read every sentence, and now and then put one on our home page, with your first name and your town. You can take it back at any time, with this same link.',
  },
  fields: {
    sentence: 'Your sentence',
    sentenceHint: 'At most {most} characters. Be specific: what fizzed, what worked, what didn’t.',
    firstName: 'Your first name',
    town: 'Your town',
    agreed: 'You may show this sentence on your site, with my first name and my town.',
  },
  problems: {
    sentence: 'Write your sentence on one line ({most} characters at most)',
    firstName: 'Enter your first name ({most} characters at most)',
    town: 'Enter your town ({most} characters at most)',
    agreed: 'We can’t show it without your consent. Please tick the box.',
  },
  button: 'Send my sentence',
  states: {
    new: {
      title: 'Thank you, we have your sentence',
      text: 'We’ll read it first. After that it may appear on our home page.',
    },
    shown: {
      title: 'Your sentence has been picked for our home page',
      text: 'It shows the newest {terms.sentencesShown.word}. After {terms.sentence.spelled} we take yours down ourselves.',
    },
    hidden: {
      title: 'Thank you for your sentence',
      text: 'It isn’t on the site. But we did read it.',
    },
  },
  takeBack: 'Take my sentence back',
}
