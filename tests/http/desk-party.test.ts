import { expect, test } from 'vitest'
import { deskButtons, deskRefused } from '#content/words/nl/desk-buttons.ts'
import { deskParty } from '#content/words/nl/desk-party.ts'
import { desk } from '#content/words/nl/desk.ts'
import { deskPages } from '#content/words/nl/desk-pages.ts'
import { asOwner } from '../support/desk-device.ts'
import { dateFields, sharedFarm } from '../support/shared-farm.ts'
import { press, refusedPage } from '../support/forms.ts'
import { textAt, visibleText } from '../support/pages.ts'
import { valuesIn } from '../support/read-page.ts'

const words = deskParty
const farm = sharedFarm()

const mailsOfIt = async () =>
  (await farm.mailKinds()).filter((kind) => kind === 'party-changed-guest').length

/** The desk's page of four who paid all of 260 euro. */
async function paidByFour(on = '2025-10-23'): Promise<string> {
  const id = await farm.secured({ on, participants: '4' })
  await farm.answer(id, 'balance-received')
  return farm.bookingPage(id)
}

/** Types a number on the booking's page; returns the page that says what it does. */
async function type(booking: string, participants: string) {
  const answer = await press(booking, { do: 'party', participants })
  expect(answer.status).toBe(303)
  const url = new URL(answer.headers.get('location')!, farm.site.url).href
  const page = await farm.read(url)
  const keep = () => press(url, page.pressed(words.keep).fields)
  return { text: visibleText(page.html), keep }
}

test('the owner reads in euros the result of another number, and mends a mistyped one', async () => {
  const booking = await paidByFour()
  expect((await type(booking, '5')).text).not.toContain(words.toRefund)
  const smaller = await type(booking, '2')
  for (const sentence of [
    'Aantal personen van 4 naar 2',
    'Prijs € 260 wordt € 130',
    'Telt als betaald € 260 wordt € 130',
    'Terug te betalen € 0 wordt € 130',
    'is € 130 betaald; daarvan gaat volgens de voorwaarden vandaag € 130 terug',
    deskButtons.booking.party.mail,
  ]) {
    expect(smaller.text).toContain(sentence)
  }
  // The page changes nothing by being read.
  expect(await textAt(booking)).not.toContain('Terug te betalen')
  expect((await smaller.keep()).status).toBe(303)
  const fewer = await textAt(booking)
  expect(fewer).toContain('Terug te betalen: € 130')
  for (const what of ['voorschot', 'saldo'])
    expect(fewer).toContain(`zelf genoteerd: ${what} Toch niet ontvangen`)
  const refund = await farm.refundOf(booking.split('/').at(-1)!)

  const mended = await type(booking, '4')
  for (const sentence of [
    'Terug te betalen € 130 wordt € 0',
    '€ 130 die je nog moest terugbetalen, telt weer als betaald',
    'Nog te ontvangen € 0',
  ]) {
    expect(mended.text).toContain(sentence)
  }
  await mended.keep()
  const now = await textAt(booking)
  expect(now).toContain(desk.statuses.paid)
  expect(now).toContain('€ 130 toch niet terug te betalen')
  expect(now).not.toContain('Terug te betalen')
  expect(await mailsOfIt()).toBe(2)

  // The page still shows the refund that was there before.
  expect(visibleText(await refusedPage(booking, { do: 'repaid', refund }))).toContain(
    deskPages.refundGone['party-changed'],
  )
})

test('a change that no longer fits is shown again, and not done', async () => {
  const booking = await paidByFour()
  const first = await type(booking, '3')
  const second = await type(booking, '2')
  expect((await first.keep()).status).toBe(303)
  const before = await mailsOfIt()
  const refused = await second.keep()
  expect(refused.status).toBe(409)
  const text = visibleText(await refused.text())
  expect(text).toContain(deskRefused.notAsShown)
  expect(text).toContain('Aantal personen van 3 naar 2')
  // The form without its figures is refused: the owner has seen none.
  expect((await press(`${booking}/personen`, { participants: '2' })).status).toBe(409)
  // Pressed twice is pressed once.
  expect((await first.keep()).headers.get('location')).not.toContain('personen')
  expect(await mailsOfIt()).toBe(before)
  expect(await textAt(booking)).toContain('Terug te betalen: € 65')
})

test('the waiting party is named before places are let go', async () => {
  const day = '2025-12-04'
  const booking = await paidByFour(day)
  expect((await type(booking, '3')).text).not.toContain(words.somebodyWaits)
  const { id: date, taken } = await farm.dateOn(day)
  const full = dateFields({ capacity: String(taken), bookedElsewhere: '3' })
  await press(`${farm.desk}/datum/${date}`, full)
  const who = { name: 'Bram', email: 'b@example.org', consent: 'on' }
  const joined = await press(`${farm.site.url}/waiting-list?lng=nl`, {
    date,
    participants: '1',
    ...who,
  })
  expect(joined.status).toBe(303)
  expect((await type(booking, '3')).text).toContain(words.somebodyWaits)
  expect(visibleText(await refusedPage(booking, { do: 'party', participants: '5' }))).toContain(
    'Daarvoor is er geen plaats.',
  )
  // Forms of the booking's page would be sent to this address, which keeps no other text.
  const impossible = await asOwner(`${booking}/personen?participants=veel`)
  const page = await impossible.text()
  expect([impossible.status, page]).toEqual([422, expect.not.stringContaining('name="note"')])
  expect(valuesIn(page, 'participants')).toEqual(['veel'])
  const same = await asOwner(`${booking}/personen?participants=4`, { redirect: 'manual' })
  expect(same.status).toBe(303)
})
