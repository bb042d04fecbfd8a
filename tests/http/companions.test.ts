import { expect, test } from 'vitest'
import { wordsIn } from '#tests/support/first-words.ts'
import { sharedFarm } from '../support/shared-farm.ts'
import { press } from '../support/forms.ts'
import { textAt, visibleText } from '../support/pages.ts'

const farm = sharedFarm()

async function bookedByThree(): Promise<string> {
  const id = await farm.book({ participants: '3', on: '2025-10-23' })
  await farm.answer(id, 'confirm')
  return id
}

test('nobody is taken from a table that is not theirs, and one button takes oneself away', async () => {
  const [mine, other] = [await bookedByThree(), await bookedByThree()]
  const bram = { name: 'Bram', email: '', language: 'nl', consent: 'on' }
  const joined = await press(await farm.makeCompanionLink(mine), bram)
  const theirs = new URL(joined.headers.get('location') ?? '', farm.site.url).href
  const [row] = farm.sql('select id from companion where reservation_id = ?', mine)
  // A companion on the guest's own booking needs no other name.
  const silent = 'Nog geen antwoord: 3 personen (Anneleen Peeters, Bram).'
  expect(await textAt(farm.bookingPage(mine))).toContain(silent)
  const page = farm.link.guest('party', { id: other })
  await press(page, { do: 'remove-companion', companion: String(row?.['id']) })
  expect((await fetch(theirs)).status).toBe(200)
  const left = await press(theirs, { do: 'leave' })
  expect(visibleText(await left.text())).toContain(wordsIn('nl').companions.left.title)
  expect((await fetch(theirs)).status).toBe(404)
})
