import { expect, test } from 'vitest'
import { wordsIn } from '#tests/support/first-words.ts'
import { fill } from '#language/fill.ts'
import { Farm } from '../support/shared-farm.ts'
import { press } from '../support/forms.ts'
import { textAt, visibleText, valueIn } from '../support/pages.ts'

const iban = 'BE71 0961 2345 6769'
const party = { participants: '2', language: 'en' }
const { cancel: words } = wordsIn('en').myBooking

test('a guest who cancelled reads the refund of the cancellation, apart from earlier refunds', async () => {
  await using farm = await new Farm().open()
  const id = await farm.secured(party)
  // Money that came too much was sent back last week.
  farm.sql(
    `insert into refund (id, reservation_id, amount_cents, iban, created_at, paid_at) values
      ('earlier', ?, 1000, 'BE71096123456769', '2025-09-08T07:00:00.000Z', '2025-09-08T07:00:00.000Z')`,
    id,
  )
  const cancel = farm.link.guest('cancel', { id })
  await press(cancel, { iban })
  const said = visibleText(fill(words.doneWithRefund, { amount: '€65' }))
  expect(await textAt(cancel)).toContain(said)
})

test('a guest who read of more than goes back since midnight is told so before anything ends', async () => {
  await using farm = await new Farm({ NOW: '2025-09-23T23:00:00+02:00' }).open()
  const id = await farm.secured(party)
  const cancel = farm.link.guest('cancel', { id })
  const read = valueIn(await farm.html(cancel), 'refund')
  expect(read).toBe('6500')

  await using later = await farm.site.restart({ NOW: '2025-09-24T00:01:00+02:00' })
  const there = cancel.replace(farm.site.url, later.url)
  const told = await press(there, { iban, refund: read })
  expect(told.status).toBe(409)
  const page = await told.text()
  expect(visibleText(page)).toContain(visibleText(fill(words.refundToday, { amount: '€32.50' })))
  expect(page).toContain(iban)
  expect(await farm.statusOf(id)).toBe('secured')
  for (const _ of ['once', 'twice']) {
    expect((await press(there, { iban, refund: valueIn(page, 'refund') })).status).toBe(303)
    expect(await farm.statusOf(id)).toBe('cancelled')
  }
})
