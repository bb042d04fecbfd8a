import { describe, expect, test } from 'vitest'
import { readSearch } from '#booking/search/read-search.ts'
import { testLetters, sampleNews, textOf } from '#tests/support/letters.ts'
import { listDiets } from '#tests/support/all-of.ts'
import { queuedMail, unpaidRefund } from '#tests/support/records.ts'
import { freshOffice } from '#tests/support/fresh-office.ts'
import { bakery } from '#tests/support/invoices.ts'
import { databases } from '#tests/support/stores.ts'
import { type Day, plainDay } from '#language/dates.ts'
import { askInvoice, stopAskingInvoice } from '../invoices/ask-invoice.ts'
import { erasePerson } from '../personal-data/erase-person.ts'
import { replaceGuest } from './replace-guest.ts'

const farm = freshOffice()
const payer = 'anneleen@example.org'
const typed = { name: 'Lotte Wouters', email: 'lotte@example.org', language: 'fr' } as const
const replace = (id: string) => replaceGuest(farm.office, id, typed)

test('the substitute has the booking, the old links end, and both are told', async () => {
  const id = await farm.paid({ specialRequirements: 'Geen noten' })
  await farm.store.change((changes) =>
    changes.diets.save({ reservationId: id, answer: '{}', consentedAt: farm.office.clock.now() }),
  )
  farm.pass(1000)
  const { linkVersion } = await farm.found(id)
  farm.forgetTold()
  for (const _ of ['once', 'twice']) await replace(id)
  expect(await farm.found(id)).not.toMatchObject({ linkVersion })
  expect(await farm.found(id)).toMatchObject({
    ...typed,
    specialRequirements: '',
    payer: { name: 'Anneleen Peeters', email: payer },
  })
  expect(await listDiets(farm.store)).toEqual([])
  expect(
    farm.office.notified.map(
      (news) => 'reservation' in news && [news.kind, news.reservation.email],
    ),
  ).toEqual([
    ['substitute', typed.email],
    ['replaced', payer],
  ])
  const events = (await farm.store.history.listEvents(id)).filter(
    ({ what }) => what === 'guest-replaced',
  )
  expect(events).toHaveLength(1)
})

test('the substitute takes no invoice away that the payer asked for', async () => {
  const id = await farm.paid()
  await askInvoice(farm.office, { id, company: bakery, by: 'guest' })
  await replace(id)
  await stopAskingInvoice(farm.office, id)
  expect(await farm.store.invoices.findCompany(id)).toMatchObject(bakery)
})

test('a booking is found by its guest, and by its payer', async () => {
  const id = await farm.paid()
  await replace(id)
  const now = farm.office.clock.now()
  for (const name of ['wouters', 'peeters']) {
    const search = readSearch(name, '2025-09-15')
    const found = await farm.store.reservations.listFound(search, now, 5)
    expect(found.map((each) => each.id)).toEqual([id])
  }
})

test('a request or a past booking goes to no substitute', async () => {
  const requestId = await farm.ask()
  expect(await replace(requestId)).toMatchObject({ kind: 'refused' })
  await farm.cancel({ id: requestId, by: 'owner' })
  expect(await replace(requestId)).toMatchObject({ kind: 'refused' })
})

test('money goes back to the payer, who hears of it; the substitute cannot name another account', async () => {
  const id = await farm.paid()
  await replace(id)
  await farm.cancel({ id, by: 'guest', iban: 'BE71096123456769' })
  const [refund] = await farm.refunds(id)
  expect(refund).toMatchObject({ iban: '', named: undefined })
  await farm.markRefundPaid(refund!.id)
  const refunded = farm.office.notified.find(({ kind }) => kind === 'refunded')!
  const [letter] = testLetters()(refunded)
  expect(letter).toMatchObject({ to: payer, language: 'nl' })
  expect(letter!.content.text).not.toContain('/l/')
})

test('money goes back to the substitute when nothing was paid before they came', async () => {
  const id = await farm.confirmed()
  await replace(id)
  expect((await farm.found(id)).payer).toBeUndefined()
})

test('the replaced guest is known until their money has gone back', async () => {
  const id = await farm.paid()
  await replace(id)
  await farm.cancel({ id, by: 'owner' })
  const erase = () => erasePerson(farm.store, payer, farm.office.clock.now())
  expect(await erase()).toMatchObject([{ outcome: 'kept', because: 'open-refund' }])
  await farm.payRefunds(id)
  expect(await erase()).not.toContainEqual(expect.objectContaining({ outcome: 'kept' }))
})

test('a payer is known while the date is to come, as their mail promised that money goes back to them', async () => {
  const id = await farm.paid()
  await replace(id)
  const erase = () => erasePerson(farm.store, payer, farm.office.clock.now())
  expect(await erase()).toMatchObject([{ outcome: 'kept', because: 'still-to-come' }])
  await farm.liveUntil('2025-10-09T10:00:00+02:00')
  await erase()
  expect((await farm.found(id)).payer).toBeUndefined()
})

test('each guest’s export has their own payments alone', async () => {
  const before = 'BE68539007547034'
  const since = 'BE71096123456769'
  const id = await farm.confirmed()
  const pay = async (iban: string, name: string, day: Day) => {
    const { payments } = await farm.found(id)
    const { reference: structured } = payments.find((each) => each.paidCents === 0)!
    await farm.pay(structured, { cents: 3250, iban, name, day })
  }
  await pay(before, 'PEETERS A.', '2025-09-16')
  farm.setClock('2025-09-17T10:00:00Z')
  await replace(id)
  await pay(since, '', '2025-09-18')
  const ibansOf = async (email: string) =>
    (await farm.store.personalData.getRowsAbout(email)).bank_transaction.map(
      (row) => row.payer_iban,
    )
  expect(await ibansOf(payer)).toEqual([before])
  expect((await ibansOf(typed.email)).toSorted()).toEqual(['', since])
})

test('the substitute’s export has nothing of the replaced guest', async () => {
  const id = await farm.paid()
  await replace(id)
  const toPayer = queuedMail({ to: payer, about: [id] })
  await farm.store.change((changes) => changes.mails.queue([toPayer]))
  const rows = JSON.stringify(await farm.store.personalData.getRowsAbout(typed.email))
  expect(rows).toContain('Lotte')
  expect(rows).not.toContain(payer)
})

test('a substitute is asked for the deposit by its day, and told of the balance', async () => {
  const id = await farm.confirmed()
  await replace(id)
  const news = farm.office.notified.find(({ kind }) => kind === 'substitute')!
  const [letter] = testLetters(farm.office.clock.now())(news)
  const text = textOf(letter!)
  const days = (await farm.found(id)).payments.map(({ dueOn }) => plainDay(dueOn, 'fr'))
  for (const day of days) expect(text).toContain(day)
  expect(text).not.toContain('L’acompte et le solde ensemble')
})

test('the letters name the substitute and the payer, and the payer’s has no link to the booking', () => {
  const letters = testLetters()
  for (const language of ['nl', 'fr', 'en'] as const) {
    const [came] = letters(sampleNews('substitute', language))
    expect(came!.content.text).toContain('Bram Claes')
    expect(came!.content.text).toContain('Kouterdreef')
    const [stays] = letters(sampleNews('replaced', language))
    expect(stays!.content.text).toContain('Bram Claes')
    expect(stays!.content.text).not.toContain('/l/')
  }
})

describe.each(databases)('a substitute who was erased, on $name', (on) => {
  const later = freshOffice({ on })
  const iban = 'BE68539007547034'
  async function erased(id: string) {
    await later.liveUntil('2025-10-09T10:00:00+02:00')
    await erasePerson(later.store, typed.email, later.office.clock.now())
    return id
  }

  test('keeps no payer known for longer than seven years', async () => {
    const id = await later.confirmed()
    const [deposit] = (await later.found(id)).payments
    await later.pay(deposit!.reference, { iban, cents: 3250 })
    await replaceGuest(later.office, id, typed)
    await erased(id)
    await later.forgetOld('2032-12-31')
    expect(await later.everything()).toMatch(/Peeters.*BE68539007547034|BE68539007547034.*Peeters/s)
    await later.forgetOld('2033-01-01')
    for (const mark of [payer, 'Peeters', iban])
      expect(await later.everything()).not.toContain(mark)
  })

  test('leaves no account of money that came or went back later', async () => {
    const id = await erased(await later.paid({ email: typed.email }))
    const [, balance] = (await later.found(id)).payments
    await later.pay(balance!.reference, { iban, name: '', cents: balance!.amountCents })
    const isGone = async (account: string, day: Day) => {
      expect(await later.everything()).toContain(account)
      await later.forgetOld(day)
      expect(await later.everything()).not.toContain(account)
    }
    await isGone(iban, '2025-10-10')
    const refund = { ...unpaidRefund(id), iban: 'BE71096123456769' }
    await later.store.change((changes) => changes.refunds.add(refund))
    await later.forgetOld('2025-10-11')
    await later.markRefundPaid(refund.id)
    await isGone(refund.iban, '2025-10-12')
  })
})
