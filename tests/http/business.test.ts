import { expect, test } from 'vitest'
import { deskDevices } from '#content/words/nl/desk-devices.ts'
import { deskHouse as words } from '#content/words/nl/desk-house.ts'
import { payeeWords } from '#content/words/nl/statement.ts'
import { fill } from '#language/fill.ts'
import { press, pressShown, setValue } from '../support/forms.ts'
import { textAt, visibleText } from '../support/pages.ts'
import { mailsAbout, mailsOnceSent, mailsTo } from '../support/sent-mails.ts'
import { Farm } from '../support/farm.ts'
import { codaFile } from '../support/statements/coda-file.ts'
import { transfer } from '../support/statements/transfer.ts'

/** Facts of the house as content has it. */
const old =
  /Hof ter Gist|hof-ter-gist|hoftergist|Kouterdreef|BE68 ?5390|Hanne|Bavo|0123\.?456\.?749|50\.99241/
const oldIban = 'BE68539007547034'
const newIban = 'BE62510007547061'

const studio = {
  name: { name: 'Atelier: Terre & Feu', accountHolder: 'Terre et Feu' },
  people: { guide: 'Zoë', cook: 'Lars' },
  address: { street: 'Rue du Four 3', postalCode: '5000', town: 'Namur' },
  location: { latitude: '', longitude: '' },
  mailbox: { mailbox: 'bonjour@atelier.example' },
  account: { iban: 'be62 5100 0754 7061' },
  numbers: { enterpriseNumber: '400.000.086', vatNumber: 'BE 0400.000.086' },
  social: { social: '' },
} as const

const becomeStudio = async (farm: Farm) => {
  for (const [value, fields] of Object.entries(studio)) {
    expect([value, (await setValue(farm.desk, value, fields)).status]).toEqual([value, 303])
  }
}

/** A booking that a company pays, with its invoice. */
const invoiced = async (farm: Farm, number: string) => {
  const id = await farm.book({ on: '2025-10-23', email: `${number}@example.org` })
  await pressShown(farm.bookingPage(id), { do: 'confirm' })
  await farm.invoice(id)
  return { id, xml: () => farm.html(`${farm.desk}/factuur/${number}.xml`) }
}

test('another name, address, account and people are everywhere, and the ones before nowhere', async () => {
  await using farm = await new Farm({ OWNER_EMAIL: 'owner@farm.example' }).open()
  const { site } = farm
  const before = await invoiced(farm, '2025-0001')
  const issued = await before.xml()
  expect(issued).toMatch(/Hof ter Gist[^]*BE68539007547034/)
  const mailsBefore = (await mailsAbout(site, /2025-0001/)).length
  const sent = (await site.mailFiles()).length

  const moved = await setValue(farm.desk, 'address', studio.address)
  const answered = await farm.htmlAfter(moved)
  // Texts that name the town of before are a tap away.
  expect(answered).toMatch(/teksten\/zoeken\?woord=De\+Pinte"[^>]*>‘De Pinte’ staat nog in \d+\s/)
  await becomeStudio(farm)

  // Every page and mail of the site is read in first-steps.test.ts.
  const own = (['booking', 'cancel', 'move'] as const).map((to) => farm.link.guest(to, before))
  for (const address of [`${site.url}/nl.data`, `${site.url}/l/none`, farm.desk, ...own])
    expect([address, old.exec(await farm.html(address))?.[0]]).toEqual([address, undefined])
  // The invoice of before stands on its page as it was issued.
  const paper = /<article[^]*<\/article>/g
  const invoice = (await farm.html(farm.link.guest('invoice', before))).replace(paper, '')
  expect(old.exec(invoice)?.[0]).toBeUndefined()
  const contact = await textAt(`${site.url}/fr/contact`)
  expect(contact).toMatch(/Rue du Four 3 5000 Namur[^]*Atelier: Terre & Feu/)
  expect(contact).not.toContain('OpenStreetMap')
  expect(await textAt(`${site.url}/nl/over-ons`)).toMatch(/Zoë, Lars/)
  expect(await farm.html(`${site.url}/schedule.ics`)).toContain('Atelier: Terre & Feu')

  const after = await invoiced(farm, '2025-0002')
  expect(await after.xml()).toMatch(/Atelier: Terre &amp; Feu[^]*BE62510007547061/)
  expect(await after.xml()).not.toMatch(old)
  expect(await before.xml()).toBe(issued)
  expect((await mailsAbout(site, /2025-0001/)).length).toBe(mailsBefore)
  const mails = mailsTo(await mailsOnceSent(site, sent + 3), '2025-0002@example.org')
  for (const { from, text, html, attachments } of mails) {
    expect(from).toMatchObject({ name: 'Atelier: Terre & Feu', address: 'bonjour@atelier.example' })
    const calendar = attachments.map(({ filename, content }) => `${filename} ${String(content)}`)
    expect(`${text} ${html} ${calendar.join(' ')}`).not.toMatch(old)
  }
  expect(mails.some(({ text }) => text?.includes('BE62 5100 0754 7061'))).toBe(true)
})

test('the facts of the business are one form: all are kept, each with a way back, or none', async () => {
  await using farm = await new Farm().open()
  const house = `${farm.desk}/huis`
  const [, form = ''] = /id="wie"[^]*?<form[^>]*>([^]*?)<\/form>/.exec(await farm.html(house)) ?? []
  const shown = [...form.matchAll(/name="value" value="([^"]+)"/g)].map(([, value]) => value!)
  const names = ['name', 'people', 'address', 'country', 'location', 'distances', 'numbers']
  expect(shown).toEqual([...names, 'social'])

  const typed = {
    'people-guide': 'Zoë',
    'people-cook': '',
    'country-countryCode': 'FR',
    'numbers-enterpriseNumber': 'R 12',
    'numbers-vatNumber': '',
  }
  const button = `${words.button}: ${words.sections.identity}`
  const { fields } = (await farm.read(house)).pressed(button)
  const send = (town: string) => {
    const changed = new Map(Object.entries({ ...typed, 'address-town': town }))
    return press(
      house,
      fields.map(([name = '', text = '']) => [name, changed.get(name) ?? text]),
    )
  }
  const refused = await send('')
  expect([refused.status, await refused.text()]).toEqual([
    422,
    expect.stringMatching(/<details open[^]*value="Zoë"/),
  ])
  const listed = async () => visibleText(await farm.html(house))
  expect(await listed()).toContain('Hanne en Bavo')

  // A house in another country has another number, sent by the same press.
  const answered = visibleText(await farm.htmlAfter(await send('Lille')))
  expect(answered).toMatch(/‘De Pinte’ staat nog in/)
  expect(answered).toMatch(/Voornamen: Zoë Adres: [^:]* Lille Land: Frankrijk .*: R 12,/)
  await press(house, { do: 'take-back', number: '2' })
  expect(await listed()).toMatch(/Voornamen: Zoë Adres: [^:]* De Pinte Land: Frankrijk/)
})

test('money on the new account is read, and what still comes on the one before', async () => {
  await using farm = await new Farm().open()
  const { id } = await invoiced(farm, '2025-0001')
  const [deposit, balance] = (await farm.booking(id)).payments
  const told = async (account: string, structured: string) => {
    const file = codaFile([transfer({ structured, cents: 3250 })], { account })
    return farm.textAfter(await farm.giveStatement(file))
  }
  expect(await textAt(farm.desk)).not.toContain('OWNER_EMAIL')
  await setValue(farm.desk, 'name', { name: 'Atelier', accountHolder: 'Atelier: Terre & Feu' })
  // The keys of another business still go to the mailbox of the example.
  expect(await textAt(farm.desk)).toContain('OWNER_EMAIL')
  const names = { held: 'HOF TER GIST', ours: 'Atelier: Terre & Feu' }
  expect(await told(oldIban, deposit!.reference)).toContain(fill(payeeWords.differs, names))
  const asks = payeeWords.remedy.slice(0, 30)
  expect(await textAt(farm.desk)).toContain(asks)

  await setValue(farm.desk, 'account', studio.account)
  // The bank of the account before is asked for no name any more.
  expect(await textAt(farm.desk)).not.toContain(asks)
  await told(oldIban, balance!.reference)
  expect(await farm.statusOf(id)).toBe('paid')
  expect(await textAt(farm.desk)).not.toContain(asks)
  expect(await told(newIban, '090933755493')).toContain('1 te beslissen')
  expect(await textAt(farm.desk)).toContain(asks)
  await setValue(farm.desk, 'name', { name: 'Atelier', accountHolder: 'Hof ter Gist' })
  await told(newIban, '090933755493')
  expect(await textAt(farm.desk)).not.toContain(asks)
})

test('a wrong fact is told with its remedy, and an account or mailbox takes a fresh key', async () => {
  await using farm = await new Farm().open()
  const wrong = [
    ['account', 'iban', 'BE68 5390 0754 7035'],
    ['name', 'name', 'Atelier {name}'],
    ['refunds', 'percent4', '10'],
  ] as const
  const steps = { days1: '7', percent1: '100', days2: '3', percent2: '50' }
  const right = { ...studio, refunds: { ...steps, days3: '', percent3: '', days4: '' } }
  for (const [value, field, typed] of wrong) {
    const refused = await setValue(farm.desk, value, { ...right[value], [field]: typed })
    const html = await refused.text()
    expect([field, refused.status]).toEqual([field, 422])
    const remedy = fill(words.problems[field], { most: 70 })
    expect(visibleText(html)).toContain(remedy.replaceAll(/\s/g, ' '))
    expect(html).toContain(`value="${typed}"`)
  }

  await setValue(farm.desk, 'account', studio.account)
  const file = farm.sql("update desk_device set key_used_at = '2025-09-15T06:44:00.000Z'")
  expect(file).toEqual([])
  const page = await farm.html(`${farm.desk}/huis`)
  expect(page).not.toContain('account-iban')
  expect(page).not.toContain('mailbox-mailbox')
  const refusals = [
    await setValue(farm.desk, 'account', { iban: oldIban }),
    await press(`${farm.desk}/huis`, { do: 'take-back', number: '1' }),
  ]
  for (const refused of refusals) {
    expect(refused.status).toBe(403)
    expect(await refused.text()).toContain(deskDevices.fresh.title)
  }
  expect(await textAt(`${farm.desk}/huis`)).toContain('Bankrekening: BE62 5100 0754 7061')
  await setValue(farm.desk, 'people', studio.people)
  await press(`${farm.desk}/huis`, { do: 'take-back', number: '2' })
  expect(await textAt(`${farm.desk}/huis`)).toContain('Voornamen: Hanne en Bavo')
})

test('a business without a number yet has a site, mails and a desk that tell of none', async () => {
  await using farm = await new Farm({ OWNER_EMAIL: 'owner@farm.example' }).open()
  const none = { enterpriseNumber: '', vatNumber: '' }
  expect((await setValue(farm.desk, 'numbers', none)).status).toBe(303)
  const id = await farm.book({ on: '2025-10-23', email: 'nele@example.org' })
  const invoices = [farm.link.guest('invoice', { id }), `${farm.site.url}/fr/faq`]
  for (const page of invoices) {
    expect(await textAt(page)).toMatch(/factu/)
    expect(await textAt(page)).not.toContain('Peppol')
  }
  const foot = [await textAt(`${farm.site.url}/nl`), await textAt(`${farm.site.url}/nl/privacy`)]
  const [mail] = mailsTo(await mailsOnceSent(farm.site, 2), 'nele@example.org')
  for (const told of [...foot, mail?.text]) expect(told).not.toMatch(/Ondernemingsnummer/i)
})
