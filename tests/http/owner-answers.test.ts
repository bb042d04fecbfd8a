import { expect, test } from 'vitest'
import { deskAnswer } from '#content/words/nl/desk-answer.ts'
import { desk } from '#content/words/nl/desk.ts'
import { sharedFarm } from '../support/shared-farm.ts'
import { press } from '../support/forms.ts'
import { mailsAbout } from '../support/sent-mails.ts'
import { textAt, textOf, visibleText } from '../support/pages.ts'

const farm = sharedFarm()
const words = deskAnswer.confirm
/** The figures that the party page shows for a booking of two who have paid nothing. */
const unpaid = { from: '2', refundCents: '0', paidAgainCents: '0', owedCents: '28500' }

test('the second of two people who answer a request is shown the first answer, which stands', async () => {
  const id = await farm.book({ on: '2025-12-18' })
  await farm.answer(id, 'decline', 'confirm')
  const page = await farm.html(farm.link.owner('confirm', id))
  expect(textOf(page, 'h1')).toBe(desk.statuses.declined)
  expect(page).not.toContain(desk.actions.confirm.title)
})

test('two requests for one date are told apart in the list of a mailbox', async () => {
  for (const participantName of ['Mia Claes', 'Bo Maes']) {
    await farm.book({ on: '2025-10-28', participantName })
  }
  const mails = await mailsAbout(farm.site, /^Aanvraag.+28 oktober/, 2)
  expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
    'Aanvraag van Bo Maes, 1 p.: Gefermenteerde dranken, dinsdag 28 oktober 2025',
    'Aanvraag van Mia Claes, 1 p.: Gefermenteerde dranken, dinsdag 28 oktober 2025',
  ])
})

test('five or more is confirmed for as many as the owner says, and for nobody before', async () => {
  const id = await farm.book({ on: '2025-10-23', participants: '5', email: 'many@example.org' })
  const url = farm.link.owner('confirm', id)
  expect(await textAt(url)).toContain(words.open)
  expect(await farm.html(url)).not.toContain('checked=""')
  const refused = await press(url)
  expect(refused.status).toBe(422)
  expect(visibleText(await refused.text())).toContain(words.missing)
  expect(await farm.statusOf(id)).toBe('requested')

  const tooMany = await press(url, { participants: '13', from: '5' })
  expect(visibleText(await tooMany.text())).toContain('Daarvoor is er geen plaats')
  expect((await press(url, { participants: '7', from: '5' })).status).toBe(303)
  expect(await farm.booking(id)).toMatchObject({ participants: 7, status: 'confirmed' })
  const told = await mailsAbout(farm.site, /23 oktober/, 3)
  const toGuest = told.filter(({ to }) => to?.[0]?.address === 'many@example.org')
  expect(toGuest).toHaveLength(2)
  // Half of seven times 65 euro, in the one mail that confirms.
  expect(toGuest.some(({ text }) => /€\s227,50/.test(text ?? ''))).toBe(true)
})

test('a number that somebody else changed meanwhile is not confirmed', async () => {
  const id = await farm.book({ on: '2025-11-29', participants: '2' })
  const url = farm.link.owner('confirm', id)
  expect(await farm.html(url)).toMatch(/checked="" value="2"|value="2" checked=""/)
  await press(farm.link.desk() + `/boeking/${id}/personen`, { participants: '3', ...unpaid })
  const refused = await press(url, { participants: '2', from: '2' })
  expect(visibleText(await refused.text())).toContain(words.changed)
  expect(await farm.booking(id)).toMatchObject({ participants: 3, status: 'requested' })
})

test('decline, after yes was said, leads to what can be done instead', async () => {
  const id = await farm.book({ on: '2025-11-18' })
  await farm.answer(id, 'confirm')
  const page = await farm.html(farm.link.owner('decline', id))
  expect(visibleText(page)).toContain(deskAnswer.decline.tooLate)
  expect(page).toContain(new URL(farm.link.owner('cancel-guest', id)).pathname)
})
