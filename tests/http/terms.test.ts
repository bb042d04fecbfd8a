import { expect, test } from 'vitest'
import { deskHouse as words } from '#content/words/nl/desk-house.ts'
import { languages } from '#language/languages.ts'
import { press } from '../support/forms.ts'
import { everyPath, textAt, visibleText } from '../support/pages.ts'
import { mailsOnceSent } from '../support/sent-mails.ts'
import { Farm } from '../support/shared-farm.ts'

/** What the terms that content has say, and no other terms. */
const old = /voorschot|\bsaldo\b|acompte|\bdeposit\b|\b(the|and|your) balance\b|\ble solde\b/i

const set = (farm: Farm, value: string, fields: Readonly<Record<string, string>>) => {
  const named = Object.entries(fields).map(([field, text]) => [`${value}-${field}`, text])
  return press(`${farm.desk}/huis`, { do: 'set', value, ...Object.fromEntries(named) })
}

const atOnce = { depositPercent: '100', depositDays: '5', balanceDaysBefore: '7' }

/** Every page of the site and every mail that it can send, as a reader sees them. */
const everyText = async ({ site }: Farm) => {
  const templates = await (await fetch(`${site.url}/nl/email-sjablonen`)).text()
  const kinds = new Set(
    [...templates.matchAll(/\/mail-preview\/([\w-]+)\//g)].map(([, kind]) => kind!),
  )
  const previews = [...kinds].flatMap((kind) =>
    (kind.endsWith('-guest') ? languages : ['nl']).map((each) => `/mail-preview/${kind}/${each}`),
  )
  const texts = [...everyPath, ...previews].map(async (path) => {
    const html = await (await fetch(site.url + path)).text()
    // Kinds of mails are no words.
    return [path, html.replaceAll(/deposit-(reminder|overdue)/g, '')] as const
  })
  return Promise.all(texts)
}

test('all is paid at once where the owner says so, and no page or mail tells of two payments', async () => {
  await using farm = await new Farm({ OWNER_EMAIL: 'owner@farm.example' }).open()
  const { site } = farm
  const before = await farm.book({ on: '2025-10-23', email: 'before@example.org' })
  expect((await set(farm, 'payment', atOnce)).status).toBe(303)
  expect(await textAt(`${farm.desk}/huis`)).toContain('Betalen: alles ineens, binnen 5 dagen')

  const told = (await everyText(farm)).map(([path, html]) => [path, old.exec(html)?.[0]])
  expect(told.filter(([, found]) => found !== undefined)).toEqual([])
  const form = await textAt(`${site.url}/nl/reserveren`)
  expect(form).toContain('schrijf je alles ineens over, ten laatste vijf dagen later')

  const id = await farm.book({ on: '2025-10-23', email: 'after@example.org' })
  const page = farm.bookingPage(id)
  const own = farm.link.guest('booking', { id })
  await farm.answer(id, 'confirm')
  expect(await textAt(page)).toContain('Bevestigd, betaling verwacht')
  expect(await textAt(own)).toContain('Te betalen: € 65, ten laatste op')
  await farm.answer(id, 'all-received')
  expect(await farm.statusOf(id)).toBe('paid')
  for (const address of [page, own, `${own}/receipt`]) {
    expect([address, old.exec(await textAt(address))?.[0]]).toEqual([address, undefined])
  }
  const mails = (await mailsOnceSent(site, 6)).filter(({ to }) =>
    to?.some(({ address }) => address === 'after@example.org'),
  )
  expect(mails.length).toBeGreaterThan(2)
  expect(mails.filter(({ text }) => old.test(text ?? '')).map(({ subject }) => subject)).toEqual([])
  const said = mails.map(({ text }) => (text ?? '').replaceAll(/\s+/g, ' '))
  expect(said.join()).toContain('alles ineens: € 65, binnen vijf dagen')

  // Who booked before pays as was agreed.
  await farm.answer(before, 'confirm')
  expect(await textAt(farm.link.guest('booking', { id: before }))).toContain('Voorschot: € 32,50')

  await press(`${farm.desk}/huis`, { do: 'take-back', number: '1' })
  expect(await textAt(`${site.url}/nl/reserveren`)).toContain('een voorschot van 50%')
})

test('a term that cannot be is told with its remedy, and nothing typed is lost', async () => {
  await using farm = await new Farm().open()
  const wrong = [
    ['payment', 'depositPercent', '0'],
    ['payment', 'depositPercent', '101'],
    ['payment', 'depositDays', '1'],
    ['payment', 'balanceDaysBefore', 'week'],
  ] as const
  for (const [value, field, typed] of wrong) {
    const refused = await set(farm, value, { ...atOnce, [field]: typed })
    const html = await refused.text()
    expect([field, refused.status]).toEqual([field, 422])
    expect(visibleText(html)).toContain(words.problems[field].replaceAll(/\s/g, ' '))
    expect(html).toContain(`value="${typed}"`)
  }
})
