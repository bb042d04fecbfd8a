import { describe, expect, it, test } from 'vitest'
import { textProblem } from '#booking/texts/check-text.ts'
import type { House } from '#booking/house/house.ts'
import { languages } from '#tests/support/first-languages.ts'
import { farmWordsIn } from '#tests/support/farm-words.ts'
import { everyText } from '#tests/support/every-text.ts'
import { checkTexts } from '../check/check-texts.ts'
import { textRules } from '../check/text-rules.ts'
import { firstHouse } from '../first-house.ts'
import { packOf } from '../words/packs.ts'
import { shareOf } from '../share-pictures.ts'
import { wordsOf } from '../words/words.ts'
import { writtenTexts } from '../words/written-texts.ts'
import { ownerWordsIn } from '../words/owner-words.ts'
import { plainStart } from './plain-start.ts'

/** Business with a short name, and one with a longer. */
const houses: readonly House[] = ['Hof ter Gist', 'Imkerschool De Korf'].map((name) => {
  const address = { ...firstHouse.business.address, street: 'Rue du Four 3', town: 'Namur' }
  const people = { guide: 'Zoë', cook: 'Lars' }
  const business = { ...firstHouse.business, name, address, people }
  return { ...firstHouse, business, texts: plainStart, leftOutFeatures: ['diary'] }
})

/** Texts that no page of such a house shows: the texts of the example's workshops. */
const ofExample =
  /^(workshop|diary|diaryMails|workshopNames)\.|^faq\.tabs\.(sourdough|drinks|vegetables)\./

test.each([
  ['nl', 'says op before the name of the house, which only a farm has', /\b[oO]p \{business\.name/],
  [
    'fr',
    'has a preposition before the name of the house that an article would change',
    /(?<!\p{L})([dD]e|[àÀ]) \{business\.name/u,
  ],
] as const)('no text in %s %s', (language, _, wrong) => {
  const { desk: _desk, plainStart: plain, ...others } = packOf(language)
  const texts = [...everyText(others), ...Object.entries(plain)]
  expect(texts.filter(([, text]) => wrong.test(text))).toEqual([])
})

test.each(languages)('the plain start in %s presents everybody of the house', (language) => {
  const ofOne = Object.entries(plainStart[language]).filter(([, text]) =>
    /\{business\.people\./.test(text),
  )
  expect(ofOne).toEqual([])
})

it.each(languages)(
  'the desk speaks of the jar only where it is chosen, packed or taken away, in %s',
  (language) => {
    const { sayStatementProblem: _, ...texts } = ownerWordsIn(language)
    const named = everyText(texts).filter(([, text]) => /bokaal|bocal|\bjars?\b/i.test(text))
    const others = named
      .map(([path]) => path)
      .filter((path) => !/^look\.|^begin\.empty\.|^prepSheet\.ingredients\./.test(path))
    expect(others).toEqual([])
  },
)

describe.each(languages)('the plain start in %s', (language) => {
  const own = Object.entries(plainStart[language])

  it.each(houses)('fits every text it stands in for, at $business.name', (house) => {
    const wrong = own.flatMap(([path, text]) => {
      if (!writtenTexts(language, firstHouse).has(path)) return isOptional(path) ? [] : [[path]]
      const problem = textProblem(text, textRules(house, path, language))
      return problem ? [[path, problem, text]] : []
    })
    expect(wrong).toEqual([])
  })

  it('is spelled as the other texts are', () => {
    expect(
      checkTexts(
        language,
        everyText(wordsOf(houses[1]!, language)).filter(([, text]) => text),
      ),
    ).toEqual([])
  })

  it('leaves no word of the example in any text that a page or mail may show', () => {
    const texts = everyText(wordsOf(houses[1]!, language)).filter(([path]) => !ofExample.test(path))
    expect(texts.length).toBeGreaterThan(1500)
    const left = texts.filter(([, text]) => farmWordsIn(text).length > 0)
    expect(left).toEqual([])
  })

  it('says on the picture of home what there is, as nothing stands above its line', () => {
    const { line } = shareOf(wordsOf(houses[1]!, language), { page: 'home' })
    expect(line).toMatch(/^(Des ateliers|Workshops) /)
  })

  it('claims no VAT in a price, as a small business may have none', () => {
    const texts = everyText(wordsOf(houses[1]!, language)).filter(([path]) =>
      /^(home|about|giftVoucher)\./.test(path),
    )
    expect(texts.filter(([, text]) => /\b(btw|TVA|VAT)\b/.test(text))).toEqual([])
  })
})

/** A caption that not every language has. */
const isOptional = (path: string) => path.endsWith('.caption')
