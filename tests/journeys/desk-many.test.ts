import { expect, test } from 'vitest'
import { deskButtons } from '#content/words/nl/desk-buttons.ts'
import { deskRefunds } from '#content/words/nl/desk-refunds.ts'
import { deskTogether } from '#content/words/nl/desk-together.ts'
import { deskUndo } from '#content/words/nl/desk-undo.ts'
import { accountPage } from '#content/words/nl/statement.ts'
import { fill } from '#language/fill.ts'
import { BookingJourney } from '#tests/support/booking-journey.ts'
import { codaFile } from '#tests/support/statements/coda-file.ts'
import { transfer } from '#tests/support/statements/transfer.ts'
import { phoneOf } from '#tests/support/owners-phone.ts'
import { Farm } from '#tests/support/farm.ts'

/** Free places of four dates, one for each request. */
const wanted = [
  ['2025-10-23', 10],
  ['2025-11-29', 8],
  ['2025-12-18', 10],
  ['2025-11-18', 3],
] as const

type Payment = { readonly reference: string; readonly paidCents: number }

// Nothing on the desk needs a script.
test('thirty-one requests are seen and confirmed in two taps, a refund goes in two, and so does money for another booking', async () => {
  const manner = { javaScriptEnabled: false, post: 'folder', env: { RATE_LIMIT: 'off' } } as const
  await using journey = await BookingJourney.begin(manner)
  const { page, site } = journey
  const all = () => site.farm<{ id: string; status: string; payments: Payment[] }>('reservations')
  const farm = await Farm.of(site)
  let nth = 0
  for (const [on, count] of wanted) {
    for (let n = 0; n < count; n++) {
      const email = `guest-${on}-${n}@example.org`
      nth += 1
      await farm.book({ on, participantName: `Gast ${nth}`, email })
    }
  }
  const phone = await phoneOf(journey)
  await phone.open('')
  await phone.link(fill(deskTogether.showAll, { n: 31 }))
  await phone.button(deskTogether.button)
  await page.getByText(deskButtons.home['confirm-all'].done).waitFor()
  const confirmed = (await all()).filter(({ status }) => status === 'confirmed')
  expect([phone.taps(), confirmed.length]).toEqual([2, 31])

  const [paid] = confirmed
  const lines = [
    transfer({ structured: paid!.payments[0]!.reference, cents: 3250 }),
    transfer({ structured: '090933755493', cents: 2000, name: 'ONBEKEND' }),
  ]
  await farm.giveStatement(codaFile(lines))
  await farm.answer(paid!.id, 'cancel-guest')

  await phone.open('')
  await phone.text(deskRefunds.pay)
  expect(await page.getByRole('button', { name: deskRefunds.copy }).count()).toBe(0)
  await phone.button(deskUndo.repaid.button)
  await page.getByText(deskButtons.home.repaid.done).waitFor()
  expect(phone.taps()).toBe(2)

  await phone.open('/rekening')
  await phone.link(accountPage.which)
  // The list tells namesakes apart by their mailboxes.
  await phone.button(`${accountPage.bookHere} : Gast 30 (guest-2025-11-18-1@example.org)`)
  await page.getByText(deskButtons.account.book.done).waitFor()
  const booked = (await all()).filter(({ payments }) =>
    payments.some(({ paidCents }) => paidCents === 2000),
  )
  expect([phone.taps(), booked.length]).toEqual([2, 1])

  expect(journey.complaints).toEqual([])
})
