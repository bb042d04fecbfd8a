import { expect, test } from 'vitest'
import { deskEvents } from '#content/words/nl/desk-booking.ts'
import { deskPages } from '#content/words/nl/desk-pages.ts'
import { deskPerson } from '#content/words/nl/desk-person.ts'
import { deskSearch } from '#content/words/nl/desk-search.ts'
import { asOwner } from '../support/desk-device.ts'
import { sharedFarm } from '../support/shared-farm.ts'
import { press, refusedPage } from '../support/forms.ts'
import { codaFile } from '../support/statements/coda-file.ts'
import { transfer } from '../support/statements/transfer.ts'
import { waitUntil } from '../support/sent-mails.ts'
import { textAt, visibleText } from '../support/pages.ts'
import { tracesIn } from '../support/traces.ts'

const farm = sharedFarm()

/** A guest who telephoned and gave no address. */
async function phoned(name: string): Promise<string> {
  const date = `${farm.desk}/datum/${(await farm.dateOn('2025-09-30')).id}`
  const guest = { participants: '1', name, email: '', telephone: '', language: 'nl', note: '' }
  await press(date, { do: 'phone', ...guest })
  const bookings = await farm.site.farm<{ id: string; name: string }>('reservations')
  return farm.bookingPage(bookings.find((each) => each.name === name)!.id)
}

test('a guest without a mailbox gets a copy, and is erased once the owner is sure', async () => {
  const booking = await phoned('Wendelmoet Quist')
  const copy = await asOwner(`${booking}/gegevens.json`)
  expect(copy.headers.get('content-disposition')).toContain('attachment')
  expect(await copy.json()).toMatchObject({ reservation: [{ name: 'Wendelmoet Quist' }] })

  const page = await textAt(`${booking}/gegevens`)
  for (const line of deskPerson.kept.lines) expect(page).toContain(visibleText(line))
  // The page is led to from the list of pages, from what a search finds, and from the booking.
  expect(await farm.html(booking)).toContain('/gegevens"')
  expect(await farm.html(`${farm.desk}/meer`)).toContain('href="/desk/gegevens"')
  expect(await farm.html(`${farm.desk}/zoeken?q=wendelmoet`)).toContain('href="/desk/gegevens"')
  expect(await farm.html(`${farm.desk}/gegevens`)).toContain('action="/desk/zoeken"')

  expect(visibleText(await refusedPage(booking, { do: 'erase' }))).toContain(
    deskPages.date.sureProblem,
  )
  expect(await textAt(booking)).toContain('Wendelmoet Quist')

  // The date is still to come, so the name stays until it has been or is called off.
  const kept = await press(booking, { do: 'erase', sure: 'on' })
  expect(await farm.textAfter(kept)).toContain(visibleText(deskPerson.done['erased-kept']))
  await farm.answer(booking.split('/').at(-1)!, 'cancel-guest')
  const erased = await press(booking, { do: 'erase', sure: 'on' })
  expect(await farm.textAfter(erased)).toContain(deskPerson.done.erased)
  expect((await asOwner(`${booking}/gegevens.json`)).status).toBe(404)
  await waitUntil(async () => (await tracesIn(farm.site.dataDir, 'wendelmoet')).length === 0)
})

test('a booking that the books keep says that the name of its guest was erased', async () => {
  const id = await farm.book({
    on: '2025-10-23',
    email: 'mo@example.org',
    participantName: 'Mo Peters',
  })
  const booking = farm.bookingPage(id)
  await farm.answer(id, 'confirm')
  await farm.giveStatement(codaFile([transfer({ name: 'MO PETERS', cents: 4321 })]))
  await farm.answer(id, 'deposit-received', 'cancel-guest')
  await press(booking, { do: 'repaid', refund: await farm.refundOf(id) })
  const sent = [id, '2025-09-15T09:00:00.000Z', JSON.stringify({ reminder: 'practical' })]
  farm.sql(`insert into event values ('sent', ?, null, ?, 'clock', 'reminded', ?, 99)`, ...sent)
  const erased = await farm.textAfter(await press(booking, { do: 'erase', sure: 'on' }))
  expect(erased).toContain(deskSearch.noName)
  expect(erased).toContain(deskEvents.toGuest.practical)
  expect(erased).toContain(deskPerson.done['erased-undecided'])
})
