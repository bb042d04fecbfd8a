import { expect, it } from 'vitest'
import { pages } from '#language/pages.ts'
import { languages } from '#tests/support/first-languages.ts'
import { everyText } from '#tests/support/every-text.ts'
import { firstHouse } from '../first-house.ts'
import { wordsOf } from '../words/words.ts'
import { firstWorkshops } from '../workshops.ts'
import { checkPlaces, checkTexts } from './check-texts.ts'

const title = 'Een titel die lang genoeg is om te staan'

it.each([
  ['nl', 'faq.title', ' Ja', 'begins or ends with a space; take it away'],
  ['nl', 'faq.title', 'Ja  nee', 'has two spaces or a line break; write one space'],
  ['nl', 'faq.title', "'t Is zo", 'has straight quotes; write ‘ and ’'],
  ['nl', 'faq.title', 'Wacht...', 'has three dots; write …'],
  ['nl', 'faq.title', 'Kom!', 'has an exclamation mark; end with a full stop'],
  ['nl', 'faq.title', 'Dag {name', 'has a brace without its pair; write {name}'],
  [
    'nl',
    'errors.email',
    'Dit is fout. Schrijf het anders',
    'has sentences and does not end with a full stop',
  ],
  ['nl', 'faq.title', '<b>Ja</b>', 'has mark-up; write plain text'],
  ['nl', 'faq.title', 'Ja\u200b', 'has a character that nobody sees; type it anew'],
  ['nl', 'faq.title', 'Ja , nee', 'has a space before a mark; take it away'],
  ['nl', 'faq.title', 'Cafe\u0301', 'has an accent apart from its letter; type it anew'],
  ['fr', 'faq.title', 'Quoi?', 'has a mark without a space before it; write one'],
  ['fr', 'faq.title', '«Oui\u00a0»', 'has « , % or € without a space that does not break'],
  ['fr', 'faq.title', 'Un e-mail', 'has a hyphen that breaks'],
  ['fr', 'faq.title', '3 jours', 'has a space that breaks between a number and what it counts'],
  ['nl', 'faq.head.title', 'Kort', 'is 4 long; write 30 to 60'],
  ['nl', 'home.hero.title', title, `is ${title.length} long; write 1 to 32`],
  [
    'nl',
    'faq.head.keywords',
    'a, b, c, d, d',
    'has too few or too many words, or one twice; give five to eight',
  ],
] as const)('in %s, the text of %s that is “%s” is told', (language, path, text, says) => {
  expect(checkTexts(language, [[path, text]])).toEqual([
    { file: `words/${language}`, text: `"${path}" ${says}.` },
  ])
})

it('two pages with one title are a mistake', () => {
  const [problem] = checkTexts('nl', [
    ['faq.head.title', title],
    ['home.head.title', title],
  ])
  expect(problem?.text).toBe(
    '"faq.head.title" and "home.head.title" are the same; tell them apart.',
  )
})

it('a placeholder that one language lacks is a mistake', () => {
  const nl = new Map([['mails.hello', 'Dag {name}']])
  expect(checkPlaces({ nl, fr: new Map([['mails.hello', 'Bonjour']]) })).toEqual([
    { file: 'words/fr', text: '"mails.hello" fills in nothing, and words/nl {name}.' },
  ])
})

it.each(languages)('every page has a head in %s', (language) => {
  const paths = everyText(wordsOf(firstHouse, language)).map(([path]) => path)
  const others = pages.filter((page) => page !== 'workshop')
  const ofWorkshops = firstWorkshops.map((slug) => `workshop.${slug}`)
  for (const part of [...others, ...ofWorkshops, 'notFound']) {
    expect(paths).toContain(`${part}.head.title`)
  }
})
