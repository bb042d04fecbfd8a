import { expect, test } from 'vitest'
import { deskButtons } from '#content/words/nl/desk-buttons.ts'
import { deskReceipts, deskTakenBack } from '#content/words/nl/desk-receipts.ts'
import { deskUndo } from '#content/words/nl/desk-undo.ts'
import type { DeskAction } from '#language/desk-paths.ts'
import { asOwner } from '../support/desk-device.ts'
import { sharedFarm } from '../support/shared-farm.ts'
import { press, pressShown } from '../support/forms.ts'
import { visibleText } from '../support/pages.ts'
import { valueIn } from '../support/read-page.ts'

const farm = sharedFarm({ UNDO_SECONDS: '120' })

/** Presses the button that takes back what a page says was done, where it leads. */
async function undoOn(address: string): Promise<void> {
  const { address: to, fields } = (await farm.read(address)).pressed(deskUndo.undo)
  expect((await press(to, fields)).status).toBe(303)
}

test('a step behind a link of a mail is taken back like the same button on a list', async () => {
  const id = await farm.book({ on: '2025-12-18', participants: '2' })
  const steps: readonly (readonly [DeskAction, string, string])[] = [
    ['decline', 'requested', 'declined'],
    ['confirm', 'requested', 'confirmed'],
  ]
  for (const [step, before, after] of steps) {
    await farm.answer(id, step)
    expect(await farm.statusOf(id)).toBe(after)
    await undoOn(farm.link.owner(step, id))
    expect(await farm.statusOf(id)).toBe(before)
  }
  await farm.answer(id, 'confirm', 'deposit-received')
  expect(await farm.statusOf(id)).toBe('secured')
  await undoOn(farm.link.owner('deposit-received', id))
  expect(await farm.statusOf(id)).toBe('confirmed')

  const { id: date } = await farm.dateOn('2025-12-18')
  await farm.answer(date, 'call-off')
  expect(await farm.statusOf(id)).toBe('cancelled')
  await undoOn(farm.link.owner('call-off', date))
  expect(await farm.statusOf(id)).toBe('confirmed')
})

test('undo on the first page takes back what was pressed there last, and no other press of its name', async () => {
  const id = await farm.secured({ on: '2025-12-18' })
  await farm.answer(id, 'cancel-guest')
  const refund = await farm.refundOf(id)
  const vouchers = `${farm.desk}/cadeaubonnen`
  const voucher = await farm.valueOn(vouchers, 'new')
  const sale = { amount: '40', method: 'cash', buyerName: 'An Maes', language: 'nl' }
  await press(vouchers, { do: 'sell-voucher', new: voucher, ...sale })
  await pressShown(vouchers, { do: 'voucher-taken-back', voucher })
  const repay = (which: Record<string, string>) => press(farm.desk, { do: 'repaid', ...which })
  const undo = async (pressed: Response) =>
    undoOn(new URL(pressed.headers.get('location')!, farm.desk).href)
  const paid = () => [
    ...farm.sql('select id from refund where paid_at is not null'),
    ...farm.sql('select id from voucher where refunded_at is not null'),
  ]

  await repay({ refund })
  await undo(await repay({ voucher }))
  expect(paid()).toMatchObject([{ id: refund }])
  await repay({ voucher })
  // The page of another device still shows the refund.
  await undo(await repay({ refund }))
  expect(paid()).toMatchObject([{ id: voucher }])
  await undo(await press(vouchers, { do: 'repaid', voucher }))
  expect(paid()).toEqual([])
})

test('a step that is for good says so before it is pressed, and ending every device asks first', async () => {
  const id = await farm.book({ on: '2025-12-18', email: 'three@example.org' })
  await farm.answer(id, 'confirm')
  const page = async (path: string) => visibleText(await farm.html(`${farm.desk}${path}`))
  expect(await page(`/boeking/${id}`)).toContain(deskTakenBack.substitute)
  expect(await page('/groep')).toContain(deskTakenBack.group)
  const devices = `${farm.desk}/toestellen`
  expect(await page('/toestellen')).toContain(deskTakenBack.endAll)
  const unsure = await press(devices, { do: 'end-devices' })
  expect(visibleText(await unsure.text())).toContain(deskTakenBack.endAllProblem)
  expect((await asOwner(devices)).status).toBe(200)
})

test('a mail that tells of a receipt noted by mistake leaves no more, and waits again once that is undone', async () => {
  const id = await farm.secured({ on: '2025-12-18' })
  const page = farm.bookingPage(id)
  const waiting = async () =>
    (await farm.mailKinds()).filter((kind) => kind === 'secured-guest').length
  const before = await waiting()
  const html = await farm.html(page)
  expect(visibleText(html)).toContain(deskReceipts.spared)
  await press(page, { do: 'not-received', receipt: valueIn(html, 'receipt'), tell: 'on' })
  expect(await waiting()).toBe(before - 1)
  const text = visibleText(await farm.html(page))
  expect(text).toContain(`${deskButtons.booking['not-received'].done} ${deskUndo.dropped}`)
  const mistakes = farm.sql("select id from mail where kind = 'noted-by-mistake-guest'")
  expect(mistakes).toEqual([])
  await undoOn(page)
  expect(await farm.statusOf(id)).toBe('secured')
  expect(await waiting()).toBe(before)
})
