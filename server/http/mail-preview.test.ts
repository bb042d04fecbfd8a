import { expect, it } from 'vitest'
import { firstHouse } from '#content/first-house.ts'
import { languages } from '#tests/support/first-languages.ts'
import { everyKind, testLetters } from '#tests/support/letters.ts'
import { createPreviews } from './mail-preview.ts'

/** Mails on show, and how often a letter was written for them. */
function createShow() {
  const letters = testLetters()
  let written = 0
  const previews = createPreviews(() => (news) => {
    written += 1
    return letters(news)
  })
  return { previews, written: () => written }
}

it('a mail on show is written once for a state of the house, however often it is asked for', () => {
  const { previews, written } = createShow()
  const page = previews.page('reservation-guest', 'fr', firstHouse)
  expect(page?.body.toString()).toContain('<html lang="fr">')
  for (let i = 0; i < 100; i++) {
    expect(previews.page('reservation-guest', 'fr', firstHouse)).toBe(page)
  }
  previews.lettersAbout('reservation', 'fr', firstHouse)
  expect(written()).toBe(1)
  const another = { ...firstHouse }
  expect(previews.page('reservation-guest', 'fr', another)).not.toBe(page)
  expect(written()).toBe(2)
})

it.each(['nothing', 'reservation', 'toString', ''])('%j is none', (kind) => {
  const { previews, written } = createShow()
  expect(previews.page(kind, 'nl', firstHouse)).toBeUndefined()
  expect(written()).toBeLessThanOrEqual(1)
})

it('the last pages that were asked for are kept, up to a limit', () => {
  const { previews } = createShow()
  const kinds = everyKind.filter((kind) => previews.page(kind, 'nl', firstHouse))
  expect(kinds.length * languages.length).toBeGreaterThan(60)
  const [first = ''] = kinds
  const page = previews.page(first, 'nl', firstHouse)
  for (const kind of kinds) previews.page(kind, 'fr', firstHouse)
  for (const kind of kinds) previews.page(kind, 'en', firstHouse)
  expect(previews.page(first, 'nl', firstHouse)).not.toBe(page)
})
