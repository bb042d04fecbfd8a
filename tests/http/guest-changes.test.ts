import { expect, test } from 'vitest'
import { deskNewcomer } from '#content/words/nl/desk-party.ts'
import { wordsIn } from '#tests/support/first-words.ts'
import { fill } from '#language/fill.ts'
import { sharedFarm } from '../support/shared-farm.ts'
import { press } from '../support/forms.ts'
import { textAt, visibleText, valueIn } from '../support/pages.ts'

/** Six days before the date: half goes back. */
const farm = sharedFarm({ NOW: '2025-09-24T12:00:00+02:00' })
const language = 'en'
const { party } = wordsIn(language).guestChanges
const { done } = wordsIn(language).myBooking

test('a guest reads in euros what another number does, and only the button does it', async () => {
  const id = await farm.secured({ participants: '3', language })
  const page = farm.link.guest('party', { id })
  const html = await farm.html(`${page}?participants=2`)
  for (const label of [party.price, party.owed]) expect(visibleText(html)).toContain(label)
  expect(await textAt(farm.link.guest('booking', { id }))).toContain('3')
  const shown = Object.fromEntries(
    ['participants', 'from', 'refundCents', 'paidAgainCents', 'owedCents'].map((name) => [
      name,
      valueIn(html, name),
    ]),
  )
  const stale = await press(page, { ...shown, owedCents: '1' })
  expect([stale.status, visibleText(await stale.text())]).toEqual([
    409,
    expect.stringContaining(visibleText(party.problems.changed)),
  ])
  expect((await press(page, shown)).status).toBe(303)
  const twice = await press(page, shown)
  expect(twice.status).toBe(303)
  expect(await farm.textAfter(twice)).toContain(fill(done.party.other, { n: 2 }))
  const again = await farm.html(`${page}?participants=2`)
  expect(visibleText(again)).toContain(visibleText(party.problems.same))
})

test('the owner hands a booking on: the old link ends, and money still goes to the payer', async () => {
  const id = await farm.secured()
  const old = farm.link.guest('booking', { id })
  const person = { 'newcomer-name': 'Lotte Wouters', 'newcomer-language': 'fr' }
  const newcomer = { do: 'newcomer', ...person, 'newcomer-email': 'lotte' }
  const wrong = await press(farm.bookingPage(id), newcomer)
  expect([wrong.status, await wrong.text()]).toEqual([
    422,
    expect.stringContaining('value="Lotte Wouters"'),
  ])
  const right = { ...newcomer, 'newcomer-email': 'lotte@example.org' }
  expect((await press(farm.bookingPage(id), right)).status).toBe(303)
  const desk = await textAt(farm.bookingPage(id))
  expect(desk).toMatch(/Lotte Wouters .* Anneleen Peeters, die €/)
  expect(desk).toContain(`${deskNewcomer.payer} Anneleen Peeters`)
  expect((await fetch(old)).status).toBe(404)
  const cancel = await farm.html(farm.link.guest('cancel', { id }, 2))
  expect(visibleText(cancel)).toContain(visibleText(wordsIn('fr').myBooking.cancel.toPayer))
  expect(cancel).not.toContain('name="iban"')
})
