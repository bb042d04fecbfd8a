import { expect, test } from 'vitest'
import { business } from '#content/business.ts'
import { deskCompany } from '#content/words/nl/desk-company.ts'
import { deskJournal } from '#content/words/nl/desk-journal.ts'
import { payeeWords } from '#content/words/nl/statement.ts'
import { printDay } from '#language/dates.ts'
import { deskPath } from '#language/desk-paths.ts'
import { fill } from '#language/fill.ts'
import { labelled } from '#language/typeset.ts'
import { waitUntil } from '#tests/support/sent-mails.ts'
import { brokenRules } from '#tests/support/peppol-rules.ts'
import { codaFile } from '#tests/support/statements/coda-file.ts'
import { transfer } from '#tests/support/statements/transfer.ts'
import { type Walk } from '#tests/support/walk.ts'
import { walkedFarm } from '#tests/support/walked-farm.ts'

const farm = walkedFarm('folder')
type Booked = { readonly id: string; readonly payments: readonly { readonly reference: string }[] }

const company = 'Bakkerij & Zonen'
const emailOf = ({ language }: Walk) => `company.${language}@example.org`
const confirmedMail = (walk: Walk) =>
  walk.mail({ to: emailOf(walk), about: walk.words.bookingMails.confirmed.subject })

// A guest’s pages have no script: `tests/http/guest-invoice.test.ts` sends their forms by hand.
test('a guest asks for an invoice for a company, and the owner makes it in two taps', async () => {
  const walk = await farm.walk(['fr', true])
  const { language, words } = walk
  const { invoice, myBooking } = words
  const id = await walk.book('2025-10-23', {
    email: emailOf(walk),
    participantName: `Bram ${language}`,
    participants: '2',
  })
  await walk.answer(id, 'confirm')
  await walk.open(await confirmedMail(walk), 'booking')
  await walk.follow(invoice.link)
  await walk.type({
    [invoice.fields.company]: company,
    [invoice.fields.vatNumber]: 'BE 0203.201.341',
  })
  await walk.refused(invoice.button, invoice.problems.vatNumber, invoice.problems.address)
  await walk.type({
    [invoice.fields.vatNumber]: 'BE 0203.201.340',
    [invoice.fields.address]: 'Dorp 1\n9840 De Pinte',
  })
  await walk.press(invoice.button)
  await walk.reads(invoice.kept)

  const owner = walk.as('nl')
  await walk.goTo(deskPath())
  const name = `Bram ${language}`
  await walk.follow(new RegExp(fill(deskCompany.toDo.invoice, { name, company })))
  await walk.press(fill(deskCompany.make.invoice, { amount: owner.euros(13_000) }))
  await walk.follow(/^Factuur 2025-\d{4} van/)
  const ubl = await walk.download(/UBL/)
  expect(brokenRules(ubl)).toEqual([])
  expect(ubl).toContain('Bakkerij &amp; Zonen')
  const [number = ''] = /2025-\d{4}/.exec(ubl) ?? []
  await walk.open(await confirmedMail(walk), 'booking')
  await walk.follow(fill(invoice.number, { number, date: printDay('2025-09-15', language) }))
  await walk.reads(invoice.made, company, labelled(invoice.paper.quantity, 2, language))
  await walk.follow(myBooking.links.back)
})

test('a statement tells the name of the account holder, and two days later the journal has its receipts', async () => {
  const { journey } = farm
  const owner = await farm.walk(['nl', true])
  const id = await owner.book('2025-11-18', { participants: '2' })
  await owner.answer(id, 'confirm')
  const [booked] = (await journey.site.farm<Booked>('reservations')).filter((one) => one.id === id)
  const structured = booked?.payments[0]?.reference ?? ''
  const deposit = codaFile([transfer({ structured, cents: 6500, day: '2025-09-15' })])
  const held = 'PEETERS ANNELEEN'
  await owner.giveStatement(deposit.replaceAll('HOF TER GIST'.padEnd(26), held.padEnd(26)))
  await owner.reads(fill(payeeWords.differs, { held, ours: business.accountHolder }))
  await owner.goTo(deskPath())
  await owner.reads(payeeWords.remedy)
  await owner.giveStatement(deposit)
  expect(await owner.page.locator('main').textContent()).not.toContain(payeeWords.remedy)

  await journey.liveOnFrom('2025-09-17T09:00:00+02:00')
  await waitUntil(async () => (await journey.site.farm('journal')).length === 3)
  for (const scripts of [true, false]) {
    const walk = await farm.walk(['nl', scripts])
    await walk.goTo(`${deskPath('cijfers')}?periode=2025-09`)
    await walk.reads(`${deskJournal.kinds.received}, 1 ontvangst, btw 21%`)
    const file = await walk.download(fill(deskJournal.file, { year: 2025 }))
    expect(file).toContain('2025-09-15;1;received;')
  }
})
