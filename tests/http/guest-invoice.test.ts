import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { deskAccountant } from '#content/words/nl/desk-books.ts'
import { deskCompany, deskInvoice } from '#content/words/nl/desk-company.ts'
import { ownerWordsIn } from '#content/words/owner-words.ts'
import { wordsIn } from '#tests/support/first-words.ts'
import { fill } from '#language/fill.ts'
import { typeset } from '#language/typeset.ts'
import { asOwner } from '../support/desk-device.ts'
import { sharedFarm } from '../support/shared-farm.ts'
import { press, pressShown, refusedPage } from '../support/forms.ts'
import { publishTexts, writeText } from '../support/own-text.ts'
import { textAt, visibleText } from '../support/pages.ts'
import { brokenRules } from '../support/peppol-rules.ts'

const farm = sharedFarm()
const company = {
  company: 'Bakkerij <De Oven>',
  vatNumber: 'be 203.201.340',
  address: 'Dorp 1\n9840 De Pinte',
  reference: 'PO 7',
}

test('a guest asks for an invoice, and changes it until the owner has made it', async () => {
  const id = await farm.book({ language: 'en' })
  const url = farm.link.guest('invoice', { id })
  const { invoice } = wordsIn('en')
  const wrong = { ...company, vatNumber: 'BE 0203.201.341', address: '' }
  const page = await refusedPage(url, wrong)
  const { vatNumber, address } = invoice.problems
  for (const problem of [vatNumber, address]) {
    expect(visibleText(page)).toContain(visibleText(fill(problem, { most: 300 })))
  }
  expect(page).toContain('BE 0203.201.341')
  expect(page).toContain('Bakkerij &lt;De Oven&gt;')

  expect((await press(url, company)).status).toBe(303)
  expect(await textAt(url)).toContain(invoice.kept)
  const toDo = `voor ${company.company}`
  const isToDo = async () => (await textAt(farm.desk)).includes(toDo)
  // A request has nothing to invoice until the farm says yes.
  expect(await isToDo()).toBe(false)
  const booking = `${farm.desk}/boeking/${id}`
  await pressShown(booking, { do: 'confirm' })
  expect(await isToDo()).toBe(true)
  expect(await farm.html(booking)).toContain('BE 0203.201.340')

  expect((await press(booking, { do: 'company', ...company, address: ' ' })).status).toBe(422)
  await press(booking, { do: 'invoiced' })
  expect(await isToDo()).toBe(false)
  expect(await textAt(booking)).toContain(deskCompany.made.split('{')[0])
  await press(url, { do: 'stop' })
  await press(url, { ...company, company: 'Another' })
  const made = await textAt(url)
  expect(made).toContain(invoice.made)
  expect(made).toContain(company.company)
  await farm.undo(booking)
  expect(await isToDo()).toBe(true)
  await press(url, { do: 'stop' })
  expect(await isToDo()).toBe(false)
})

describe('an invoice', () => {
  // One booking: each test goes on where the one before it ended.
  let id = ''
  let booking = ''
  let url = ''
  const date = 'Monday 15 September 2025'
  const desk = () => `${farm.desk}/factuur/2025-0001`
  const shown = () => farm.valueOn(booking, 'shown')
  const saying = async () => {
    const { headers } = await press(booking, { do: 'invoice', shown: await shown() })
    return textAt(new URL(headers.get('location')!, booking).href)
  }

  beforeAll(async () => {
    id = await farm.book({ language: 'en', participants: '2' })
    booking = farm.bookingPage(id)
    url = farm.link.guest('invoice', { id })
    await press(url, { ...company, vatNumber: '' })
    await pressShown(booking, { do: 'confirm' })
  })

  test('is made once the company is whole, for what the owner was shown', async () => {
    expect(await textAt(booking)).toContain(typeset(deskCompany.missing.buyer, 'nl'))
    await press(booking, { do: 'company', ...company })
    expect(await textAt(booking)).toContain('Factuur maken: € 130')
    expect(await textAt(booking)).toContain(deskCompany.goesTo.mailbox)

    const button = { do: 'invoice', shown: await shown() }
    await press(booking, { do: 'company', ...company, company: 'Een andere zaak' })
    const old = await press(booking, button)
    await press(booking, { do: 'company', ...company })
    expect([old.status, visibleText(await old.text())]).toEqual([
      422,
      expect.stringContaining(deskCompany.changed),
    ])
    expect((await press(booking, button)).status).toBe(303)
  })

  test('tells the guest its number, and is found by it at the desk', async () => {
    const number = fill(wordsIn('en').invoice.number, { number: '2025-0001', date })
    expect(await textAt(farm.link.guest('booking', { id }))).toContain(number)
    expect(await textAt(url)).toContain('Invoice 2025-0001')
    expect(await textAt(url)).toContain(visibleText(wordsIn('en').invoice.mailed))
    const found = await farm.html(`${farm.desk}/zoeken?q=2025-0001`)
    expect(found).toContain(`/desk/boeking/${id}`)
    expect(await farm.html(`${farm.desk}/zoeken?q=2025-0002`)).not.toContain(id)
    expect(await textAt(`${farm.desk}/cijfers?periode=2025-09`)).toContain(
      `2025-0001 15 september, ${company.company} 130`,
    )
  })

  test('reads the same for guest and owner, as a page and as a file, and is mailed to the guest', async () => {
    for (const page of [await textAt(desk()), await textAt(url)]) {
      expect(page).toMatch(/VAT BE 0203.201.340 .*Deposit of €65 by Monday/)
    }
    const [own] = await farm.mailsAbout(/^Your invoice 2025-0001/)
    expect(own!.attachments.map(({ filename }) => filename)).toContain('invoice-2025-0001.pdf')
    const told = own!.text?.replaceAll(/\s+/g, ' ')
    expect(told).toMatch(/ for €130\.00: ‘Fermented drinks’ on Tuesday 30 September 2025\./)
    for (const file of [`${url}?pdf=2025-0001`, `${desk()}.pdf`]) {
      const answer = await asOwner(file)
      expect(answer.headers.get('content-type')).toBe('application/pdf')
      expect((await answer.text()).slice(0, 5)).toBe('%PDF-')
    }
    expect(await textAt(desk())).toContain(
      `${deskInvoice.sent['invoice-mailed']} maandag 15 september`,
    )
  })

  test('goes to the accountant, whose address is asked once', async () => {
    expect(await refusedPage(desk(), { do: 'to-accountant', accountant: 'boek' })).toContain(
      deskAccountant.problem,
    )
    await press(desk(), { do: 'to-accountant', accountant: 'boek@example.org' })
    const [books] = await farm.mailsAbout(/Factuur 2025-0001$/)
    expect(books!.to?.[0]?.address).toBe('boek@example.org')
    expect(books!.attachments.map(({ filename }) => filename)).toEqual([
      'invoice-2025-0001.pdf',
      'invoice-2025-0001.xml',
    ])
    expect(await farm.html(desk())).not.toContain('name="accountant"')
    expect(await textAt(booking)).toContain('2025-0001 naar je boekhouder gemaild')
  })

  test('is made anew after a move, and the one before it reads as it did', async () => {
    await writeText(farm, 'invoice.paper.title.invoice', { in: 'en', to: 'Bill {number}' })
    await publishTexts(farm)
    const { id: away = '' } = await farm.dateOn('2025-10-28')
    await press(booking, { do: 'move', date: away })
    expect(await textAt(farm.desk)).toContain('Factuur noemt een andere dag')
    expect(await textAt(booking)).toContain('nieuwe factuur (€ 130)')
    expect(await saying()).toContain(deskCompany.done.anew)
    expect(await textAt(farm.desk)).not.toContain('Factuur noemt een andere dag')
    const both = await textAt(url)
    expect(both).toMatch(/Invoice 2025-0001.*Bill 2025-0003/)
    expect(both).not.toContain('Bill 2025-0001')
  })

  test('gets a credit note once its booking is cancelled', async () => {
    expect(await textAt(farm.desk)).not.toContain('Creditnota te maken')
    await farm.answer(id, 'cancel-guest')
    expect(await textAt(farm.desk)).toContain('Creditnota te maken')
    expect(await saying()).toContain(deskCompany.done['credit-note'])
    expect(await textAt(farm.desk)).not.toContain('Creditnota te maken')
    expect(await textAt(booking)).toContain('Creditnota 2025-0004 van maandag 15 september 2025')
  })

  test('is listed beside its credit note on the guest’s page, each leading to its paper', async () => {
    const ownPage = await farm.html(farm.link.guest('booking', { id }))
    const credit = fill(wordsIn('en').invoice.creditNumber, { number: '2025-0004', date })
    expect(visibleText(ownPage)).toContain(credit)
    expect(ownPage).toContain('#2025-0004"')
    expect(await farm.html(url)).toContain('id="2025-0004"')
  })

  test('is electronic by the rules of Peppol, as its credit note is, for the owner alone', async () => {
    for (const nth of [1, 2, 3, 4]) {
      const file = `${farm.desk}/factuur/2025-000${nth}.xml`
      const answer = await asOwner(file)
      expect(answer.headers.get('cache-control')).toBe('no-store')
      expect(answer.headers.get('content-type')).toContain('application/xml')
      expect(brokenRules(await answer.text())).toEqual([])
      expect((await fetch(file)).status).toBe(403)
    }
    expect((await asOwner(`${farm.desk}/factuur/2025-0009.xml`)).status).toBe(404)
  })

  test('is listed on the command line, which writes the last paper of a booking', async () => {
    const path = join(farm.site.dataDir, 'credit.xml')
    const rows = [
      { number: '2025-0001', kind: 'invoice', totalCents: 13_000 },
      { number: '2025-0002', kind: 'credit-note', totalCents: -13_000 },
      { number: '2025-0003', kind: 'invoice', totalCents: 13_000 },
      { number: '2025-0004', kind: 'credit-note', totalCents: -13_000, company: company.company },
    ]
    expect(await farm.site.farm('invoice')).toMatchObject(rows)
    expect(await farm.site.farm('invoice', id.slice(0, 8), path)).toMatchObject(rows.slice(3))
    const shownAtDesk = await asOwner(`${farm.desk}/factuur/2025-0004.xml`)
    expect(await readFile(path, 'utf8')).toBe(await shownAtDesk.text())
  })
})

test('the desk says that an invoice was not mailed to a guest without a mailbox', async () => {
  const { goesTo, done } = ownerWordsIn('nl').company
  const { id: date = '' } = await farm.dateOn('2025-10-28')
  const caller = { do: 'phone', name: 'Tante Mia', email: '', language: 'nl', participants: '1' }
  await press(`${farm.desk}/datum/${date}`, caller)
  const [{ id } = { id: '' }] = farm.sql(`select id from reservation where name = 'Tante Mia'`)
  const booking = farm.bookingPage(String(id))
  await press(booking, { do: 'company', ...company })
  expect(await textAt(booking)).toContain(goesTo.nobody)
  const shown = await farm.valueOn(booking, 'shown')
  const { headers } = await press(booking, { do: 'invoice', shown })
  const text = await textAt(new URL(headers.get('location')!, booking).href)
  expect(text).toContain(done.unmailed)
})
