import { expect, test } from 'vitest'
import { deskSubstitute, deskSplit } from '#content/words/nl/desk-party.ts'
import { deskPath } from '#language/desk-paths.ts'
import { ownerParty } from '#content/words/nl/owner-party.ts'
import { fill } from '#language/fill.ts'
import { wordsIn } from '#tests/support/first-words.ts'
import { sharedFarm } from '#tests/support/shared-farm.ts'
import { press, refusedPage } from '#tests/support/forms.ts'
import { textAt, textOf, visibleText } from '#tests/support/pages.ts'
import { valueIn } from '#tests/support/read-page.ts'

/** Six days before the date: half goes back. */
const farm = sharedFarm({ NOW: '2025-09-24T12:00:00+02:00', UNDO_SECONDS: '120' })
const language = 'en'
const { split, receipt, invoice, guestChanges, myBooking } = wordsIn(language)
const to = '2025-11-18'

test('a guest reads in euros what another number does, and only the button does it', async () => {
  const { party } = guestChanges
  const id = await farm.secured({ participants: '3', language })
  const companions = await farm.makeCompanionLink(id)
  for (const name of ['Bram', 'Cleo']) await press(companions, { name, language, consent: 'on' })
  const page = farm.link.guest('party', { id })
  const read = await farm.read(`${page}?participants=2`)
  for (const label of [party.price, party.owed]) expect(read.main).toContain(label)
  expect(await textAt(farm.link.guest('booking', { id }))).toContain('3')
  const shown = read.pressed(party.button).fields
  read.type('shown', '3 0 0 1')
  const other = read.pressed(party.button).fields
  expect(visibleText(await refusedPage(page, other, 409))).toContain(
    visibleText(party.problems.changed),
  )
  expect((await press(page, shown)).status).toBe(303)
  const twice = await press(page, shown)
  expect(twice.status).toBe(303)
  for (const each of [
    fill(myBooking.done.party.other, { n: 2 }),
    wordsIn(language).companions.table.crowded,
  ])
    expect(await farm.textAfter(twice)).toContain(visibleText(each))
  const again = await farm.html(`${page}?participants=2`)
  expect(visibleText(again)).toContain(visibleText(party.problems.same))

  const waiting = fill(myBooking.refunds.onItsWay, { amount: '€32.50' })
  const own = () => textAt(farm.link.guest('booking', { id }))
  await farm.answer(id, 'balance-received')
  expect(await own()).not.toContain(waiting)
  await press(page, (await farm.read(`${page}?participants=1`)).pressed(party.button).fields)
  expect(await own()).toContain(waiting)
  // The refund of the cancellation is said apart.
  await farm.answer(id, 'cancel-guest')
  expect(await own()).toContain(waiting)
  expect(await textAt(farm.link.guest('cancel', { id }))).toContain(waiting)
  farm.sql(`update refund set paid_at = created_at where created_at in (select at from ending)`)
  expect(await own()).toContain(waiting)
  farm.sql(`update refund set paid_at = '2025-09-24T12:00:00.000Z' where reservation_id = ?`, id)
  expect(await own()).not.toContain(waiting)
})

test('more people on a date that is closed, with room left, are a question to the farm', async () => {
  const { party } = guestChanges
  const { count } = party
  const id = await farm.book({ on: '2025-10-28', participants: '2', language })
  await press(`${farm.desk}/datum/${(await farm.dateOn('2025-10-28')).id}`, { do: 'close' })
  const page = farm.link.guest('party', { id })
  for (const at of [page, `${page}?participants=4`]) {
    const text = visibleText(await farm.html(at))
    expect(text).toContain(visibleText(count.askUs))
    expect(text).not.toContain(visibleText(count.noneFree))
  }
  expect(await textAt(page)).toContain(visibleText(count.fewer))
  await press(page, (await farm.read(`${page}?participants=1`)).pressed(party.button).fields)
  expect(await textAt(page)).not.toContain(visibleText(count.fewer))
})

test('the owner hands a booking on: the old link ends, and money still goes to the payer', async () => {
  const id = await farm.secured()
  const old = farm.link.guest('booking', { id })
  const person = { 'substitute-name': 'Lotte Wouters', 'substitute-language': 'fr' }
  const substitute = { do: 'substitute', ...person, 'substitute-email': 'lotte' }
  expect(await refusedPage(farm.bookingPage(id), substitute)).toContain('value="Lotte Wouters"')
  const right = { ...substitute, 'substitute-email': 'lotte@example.org' }
  expect((await press(farm.bookingPage(id), right)).status).toBe(303)
  const desk = await textAt(farm.bookingPage(id))
  expect(desk).toMatch(/Lotte Wouters .* Anneleen Peeters, die €/)
  expect(desk).toContain(`${deskSubstitute.payer} Anneleen Peeters`)
  expect((await fetch(old)).status).toBe(404)
  const cancel = await farm.html(farm.newestLink('cancel', id))
  expect(visibleText(cancel)).toContain('Tout remboursement va à la personne qui a payé.')
  expect(cancel).not.toContain('name="iban"')
})

test('a guest reads in euros what splitting does, and one button does that once', async () => {
  const id = await farm.secured({ participants: '3', language })
  const party = farm.link.guest('party', { id })
  const { id: date } = await farm.dateOn(to)
  expect(await textAt(farm.link.guest('booking', { id }))).toContain(split.title)
  const form = await farm.read(`${party}?going=1`)
  form.type(split.number, '1')
  const sent = new URLSearchParams(form.pressed(guestChanges.party.count.weigh).fields)
  expect(await (await fetch(`${party}?${sent}`)).text()).toContain(myBooking.move.dateProblem)
  const preview = await farm.read(`${party}?going=1&date=${date}`)
  const text = visibleText(preview.html)
  expect(textOf(preview.html, 'h1')).toMatch(/Tuesday 18\u00a0November$/)
  const atMost = fill(split.atMost, { percent: 50 })
  for (const each of ['€32.50', '€130', atMost]) expect(text).toContain(visibleText(each))
  const shown = preview.pressed(split.button).fields
  preview.type('shown', '3 1 6500 3250 50')
  expect(
    visibleText(await refusedPage(party, preview.pressed(split.button).fields, 409)),
  ).toContain(visibleText(guestChanges.party.problems.changed))
  for (const _ of ['once', 'twice']) expect((await press(party, shown)).status).toBe(303)
  const desk = await textAt(farm.bookingPage(id))
  expect(desk).toContain('Gesplitst: 1 naar dinsdag 18 november 2025, met € 32,50')
  const [, other = ''] = /Boeking <a[^>]*href="([^"]+)"/.exec(
    await farm.html(farm.bookingPage(id)),
  )!
  expect(await textAt(farm.site.url + other)).toContain('dan gaat daarvan hoogstens 50% terug')
})

test('a split that cannot be is refused with a sentence, and stays as typed', async () => {
  const id = await farm.secured({ on: '2025-10-23', participants: '3', language })
  const party = farm.link.guest('party', { id })
  const { id: date } = await farm.dateOn(to)
  const tooMany = await fetch(`${party}?going=3&date=${date}`)
  const html = await tooMany.text()
  expect(tooMany.status).toBe(422)
  expect(visibleText(html)).toContain(visibleText(fill(split.problems.number, { most: 2 })))
  expect(html).toContain('name="going" value="3"')
  const nowhere = await fetch(`${party}?going=1&date=no%00where`)
  expect([nowhere.status, visibleText(await nowhere.text())]).toEqual([
    422,
    expect.stringContaining(visibleText(myBooking.move.dateProblem)),
  ])
  const alone = await farm.secured({ on: '2025-10-23', language })
  const page = await fetch(`${farm.link.guest('party', { id: alone })}?going=1`)
  expect(visibleText(await page.text())).toContain(visibleText(myBooking.refusals.over))
})

/** The booking of the people who went. */
function partOf(id: string): string {
  const splitOff =
    "select reservation_id as id from event where what = 'split-off' and detail like ?"
  const [row] = farm.sql(splitOff, `%${id}%`)
  return String(row?.['id'])
}

test('the owner splits a party on the desk, after reading what it does', async () => {
  const id = await farm.secured({ on: '2025-12-18', participants: '4', language })
  const page = `${farm.bookingPage(id)}/splitsen`
  const { id: date } = await farm.dateOn(to)
  expect(await textAt(farm.bookingPage(id))).toContain(deskSplit.title)
  const wrong = visibleText(await farm.html(`${page}?going=4&date=${date}`))
  expect(wrong).toContain(visibleText(fill(deskSplit.goingProblem, { most: 3 })))
  const preview = await farm.read(`${page}?going=2&date=${date}`)
  expect(visibleText(preview.html)).toContain('Prijs € 130 Telt als betaald € 65')
  const ofGroup = (amount: string) =>
    visibleText(fill(deskSplit.groupPrice, { amount, goes: '€ 65', stays: '€ 195' }))
  const one = () => textAt(`${page}?going=1&date=${date}`)
  expect(await one()).not.toContain('één prijs')
  farm.sql('update reservation set group_price_cents = 26000 where id = ?', id)
  expect(await one()).toContain(ofGroup('€ 260'))
  farm.sql('update reservation set group_price_cents = null where id = ?', id)
  const shown = preview.pressed(deskSplit.button).fields
  preview.type('shown', '5 6500 6500 6500 100')
  expect((await press(page, preview.pressed(deskSplit.button).fields)).status).toBe(409)
  const kept = await press(page, shown)
  expect([kept.status, kept.headers.get('location')]).toEqual([
    303,
    expect.stringContaining('done=split'),
  ])
  const toOther = `href="${deskPath('boeking', partOf(id))}">${ownerParty.split.toOther}</a>`
  expect(await farm.htmlAfter(kept)).toContain(toOther)
  const after = await farm.html(farm.bookingPage(id))
  expect(visibleText(after)).toContain('Aantal personen 2 personen')
  const part = farm.bookingPage(partOf(id))
  const step = await farm.valueOn(part, 'step')
  expect(step).toBe(valueIn(after, 'step'))
  const back = await press(part, { do: 'undo', step })
  expect(back.headers.get('location')).toContain(id)
  expect(await textAt(farm.bookingPage(id))).toContain('Aantal personen 4 personen')
  expect(await textAt(farm.bookingPage(id))).not.toContain(deskSplit.invoiced)
  const company = { company: 'Bakkerij', vatNumber: '', address: 'Dorp 1', reference: '' }
  await press(farm.bookingPage(id), { do: 'company', ...company })
  await press(farm.bookingPage(id), { do: 'invoiced' })
  const invoiced = await textAt(farm.bookingPage(id))
  expect(invoiced).toContain(deskSplit.invoiced)
  expect(invoiced).not.toContain(deskSplit.choose)
})

test('a receipt names the money received, the VAT in it and what went along, and gives way to an invoice', async () => {
  const booked = await farm.book({ on: '2025-12-18', participants: '2', language })
  const paper = (id: string) => `${farm.link.guest('booking', { id })}/receipt`
  expect(await textAt(paper(booked))).toContain(myBooking.request.cancel)
  await farm.answer(booked, 'confirm', 'deposit-received')
  expect(await textAt(farm.link.guest('booking', { id: booked }))).toContain(receipt.link)
  const text = await textAt(paper(booked))
  const vat = `${fill(receipt.vat, { percent: 21 })} €11.28`
  for (const each of [receipt.noInvoice, '0123.456.749', `${receipt.total} €65.00`, vat])
    expect(text).toContain(visibleText(each))
  const party = farm.link.guest('party', { id: booked })
  const { id: date } = await farm.dateOn(to)
  const preview = await farm.read(`${party}?going=1&date=${date}`)
  await press(party, preview.pressed(split.button).fields)
  expect(await textAt(paper(booked))).toContain(`-€32.50 ${receipt.total} €32.50`)
  expect(await textAt(paper(partOf(booked)))).toContain(`${receipt.total} €32.50`)
  farm.sql(
    "insert into company (reservation_id, name, vat_number, address, reference, asked_at, invoiced_at) values (?, 'Bakkerij', '', 'Dorp', '', '2025', '2025')",
    booked,
  )
  expect(await textAt(paper(booked))).toContain(invoice.made)
  expect((await fetch(`${farm.link.guest('move', { id: booked })}/receipt`)).status).toBe(404)
})
