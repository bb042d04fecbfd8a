import { expect, it } from 'vitest'
import { ownerNews } from '#content/words/nl/owner-news.ts'
import { nb } from '#language/dates.ts'
import { fill } from '#language/fill.ts'
import { printInstant } from '#language/times.ts'
import { onlyLetter, sampleNews, testLetters, textOf } from '#tests/support/letters.ts'

it('a prep sheet says that guests answer, and that it holds names, where guests of the farm come', () => {
  const letters = testLetters()
  const { later, private: names } = ownerNews.prepSheet
  const { session } = sampleNews('prep-sheet')
  const until = printInstant(session.startsAt, 'nl').replaceAll(nb, ' ')
  const says = (different: object) => {
    const news = { ...sampleNews('prep-sheet'), ...different }
    const text = textOf(onlyLetter(letters(news), 'prep-sheet-owner'))
    return [fill(later, { until }), names].map((sentence) => text.includes(sentence))
  }
  expect(says({})).toEqual([true, true])
  expect(says({ reservations: [] })).toEqual([false, false])
})
