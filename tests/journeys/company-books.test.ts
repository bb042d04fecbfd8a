import { expect, test } from 'vitest'
import { deskCompany } from '#content/words/nl/desk-company.ts'
import { printDay } from '#language/dates.ts'
import { deskPath } from '#language/desk-paths.ts'
import { fill } from '#language/fill.ts'
import { labelled } from '#language/typeset.ts'
import { brokenRules } from '#tests/support/peppol-rules.ts'
import type { Walk } from '#tests/support/walk.ts'
import { walkedFarm } from '#tests/support/walked-farm.ts'

const farm = walkedFarm('folder')

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
