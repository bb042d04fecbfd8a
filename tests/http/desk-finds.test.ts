import { beforeAll, expect, test } from 'vitest'
import { deskSearch } from '#content/words/nl/desk-search.ts'
import { contactMessage, callFunction } from '../support/requests.ts'
import { asOwner } from '../support/desk-device.ts'
import { deskAccount, keyBeside } from '../support/desk-account.ts'
import { press } from '../support/forms.ts'
import { visibleText } from '../support/pages.ts'
import { valueIn } from '../support/read-page.ts'
import { transfer } from '../support/statements/transfer.ts'

const desk = deskAccount()
const { farm } = desk
const ids: Record<string, string> = {}

const addressOf = (typed: string) => `${farm.desk}/zoeken?q=${encodeURIComponent(typed)}`
const search = async (typed: string) => visibleText(await farm.html(addressOf(typed)))

beforeAll(async () => {
  await bookAll()
  await readStatement()
  const subject = 'Teamdag'
  const writer = { name: 'Sabine Cools', email: 'sabine@cools.example' }
  const message = { subject, ...writer, message: 'Kan het met tien collega’s?' }
  await callFunction(farm.site.url, 'send-contact-email', contactMessage(message))
})

/** A company, a party whose companion pays, a caller, and two who pay by one transfer. */
async function bookAll() {
  const jeanne = await farm.book({
    on: '2025-10-23',
    participantName: 'Jeanne Aerts',
    specialRequirements: 'Ik kom met de fiets uit Kortrijk',
  })
  await farm.answer(jeanne, 'confirm')
  const company = { company: 'Acme Brood', vatNumber: 'be 203.201.340', address: 'Dorp 1' }
  await press(farm.bookingPage(jeanne), { do: 'company', ...company, reference: '' })
  await press(farm.bookingPage(jeanne), { do: 'note', note: 'betaalt met een cheque' })
  const nele = await farm.book({ on: '2025-11-18', participantName: 'Nele Wit', participants: '3' })
  await farm.answer(nele, 'confirm')
  const shared = await farm.makeCompanionLink(nele)
  const joining = { name: 'Constant', email: '', language: 'nl', consent: 'on' }
  const form = await farm.html(shared)
  await press(shared, { ...joining, once: valueIn(form, 'once') })
  const date = await farm.dateOn('2025-11-29')
  const caller = { name: 'Maria Thys', email: '', language: 'nl', participants: '1' }
  await press(`${farm.desk}/datum/${date.id}`, {
    do: 'phone',
    ...caller,
    telephone: '0470/12.34.56',
  })
  Object.assign(ids, { jeanne, nele })
}

async function readStatement() {
  const [companion] = farm.sql('select reference from companion')
  const fien = await desk.book('Fien Bos')
  const lander = await desk.book('Lander Bos')
  const html = await desk.told(
    transfer({ structured: String(companion!['reference']), name: 'GOOSSENS CONSTANT' }),
    transfer({ structured: fien.deposit, cents: 250 }),
    transfer({ cents: 4900, name: 'VZW DE BRUG', text: 'bijdrage zaal' }),
    transfer({
      cents: 6250,
      name: 'BOS FIEN',
      text: `${fien.id.slice(0, 8)} ${lander.id.slice(0, 8)}`,
    }),
  )
  const shares = [`${fien.id} 3000`, `${lander.id} 3250`]
  const line = new URLSearchParams([
    ['do', 'divide'],
    ['shown', '6250'],
    ['transaction', keyBeside(html, 'BOS FIEN')],
    ...shares.map((share) => ['share', share]),
  ])
  await asOwner(`${farm.desk}/rekening`, { method: 'POST', body: line, redirect: 'manual' })
  Object.assign(ids, { fien: fien.id, lander: lander.id })
}

const { why } = deskSearch
const withText = (text: string, of: string) => text.replace('{text}', of)

test.each([
  ['49', ['VZW DE BRUG', deskSearch.lineAside]],
  ['brug', ['VZW DE BRUG', deskSearch.lineAside]],
  ['bijdrage', ['VZW DE BRUG']],
  ['acme', ['Jeanne Aerts', withText(why.company, 'Acme Brood')]],
  ['BE 0203.201.340', ['Jeanne Aerts', withText(why.company, 'Acme Brood')]],
  [
    'constant',
    ['Nele Wit', withText(why.companion, 'Constant'), 'GOOSSENS CONSTANT', '€ 65 voor Nele'],
  ],
  ['goossens', ['GOOSSENS CONSTANT', '€ 65 voor Nele Wit']],
  ['62,50', ['BOS FIEN', '€ 30 voor Fien Bos', '€ 32,50 voor Lander Bos']],
  ['30', ['Fien Bos', 'BOS FIEN']],
  ['kortrijk', ['Jeanne Aerts', withText(why.remark, 'Ik kom met de fiets uit Kortrijk')]],
  ['cheque', ['Jeanne Aerts', withText(why.note, 'betaalt met een cheque')]],
  ['collega', ['Sabine Cools: Teamdag', 'Kan het met tien collega’s?']],
  ['teamdag', ['Sabine Cools']],
  ['sabine', ['Teamdag']],
  ['Sabine@cools.example', ['Sabine Cools: Teamdag']],
  ['sabine@coo', ['Sabine Cools: Teamdag']],
  ['cools.example', ['Sabine Cools: Teamdag']],
  ['0470123456', ['Maria Thys', withText(why.telephone, '0470/12.34.56')]],
  ['23 oktober', ['Gefermenteerde groenten, donderdag 23 oktober 2025', 'Jeanne Aerts']],
  ['jeanne 23/10', ['Jeanne Aerts', '1 boeking']],
])('“%s” finds it, and says by what', async (typed, finds) => {
  const found = await search(typed)
  for (const text of finds) expect(found).toContain(visibleText(text))
})

test('a day without its year finds a date once', async () => {
  expect((await farm.html(addressOf('18/12'))).match(/href="\/desk\/datum\//g)).toHaveLength(1)
})

test('a bank line that was put aside opens in its list', async () => {
  const html = await farm.html(addressOf('brug'))
  const [, path = ''] = /href="(\/desk\/rekening\?regel=[^"]+)"/.exec(html) ?? []
  const page = await farm.html(farm.site.url + path.split('#')[0]!)
  expect(page).toMatch(/<details[^>]*id="weggelegd"[^>]*open=""/)
  expect(page).toContain(`id="${path.split('#')[1]}"`)
})

test('a booking for a company is no longer found by one that was taken away', async () => {
  const page = farm.bookingPage(ids['jeanne']!)
  const other = { company: 'Zilver', vatNumber: 'be 203.201.340', address: 'Dorp 1', reference: '' }
  await press(page, { do: 'company', ...other })
  expect(await search('zilver')).toContain('Jeanne Aerts')
  expect(await search('acme')).not.toContain('Jeanne Aerts')
})
