import { beforeAll, expect, test } from 'vitest'
import { deskDone } from '#content/words/nl/desk-done.ts'
import { deskPages } from '#content/words/nl/desk-pages.ts'
import { deskRefunds } from '#content/words/nl/desk-refunds.ts'
import { deskUndo } from '#content/words/nl/desk-undo.ts'
import type { DeskAction } from '#language/desk-paths.ts'
import { axeFindings } from '#tests/support/axe.ts'
import { bringToDesk } from '#tests/support/desk-device.ts'
import { press } from '#tests/support/forms.ts'
import { askForPlaces } from '#tests/support/requests.ts'
import { linksOf } from '#tests/support/site-links.ts'
import { startTestSite, type TestSite } from '#tests/support/test-site.ts'
import { siteVisitor } from '#tests/support/visitor.ts'

type Listed = { readonly id: string; readonly status: string }
type Mail = { readonly kind: string; readonly state: string }

const env = { UNDO_SECONDS: '3600', RATE_LIMIT: 'off' }
const screen = { width: 390, height: 844 }

const booked = ({ url }: TestSite, participantName: string) =>
  askForPlaces(url, {
    workshopType: 'vegetables',
    preferredDate: 'donderdag 23 oktober 2025 - 18:30-22:00',
    participantName,
  })

async function answer(site: TestSite, id: string, ...steps: readonly DeskAction[]) {
  const link = await linksOf(site)
  for (const step of steps) {
    await press(link.owner(step, id))
  }
}

const names = ['Anneleen Peeters', 'Zoë Peeters']
/** Ten days before: confirmed then, and nothing has come. */
const late: string[] = []
let before: TestSite
beforeAll(async () => {
  before = await startTestSite({ env })
  for (const name of names) {
    const id = await booked(before, name)
    await answer(before, id, 'confirm')
    late.push(id)
  }
  await before.stop()
})
const now = { NOW: '2025-09-25T09:00:00+02:00' }
const visitor = siteVisitor(() => ({ dataDir: before.dataDir, env: { ...env, ...now } }))

test.each([
  { nth: 0, javaScriptEnabled: true, where: 'in the answer' },
  { nth: 1, javaScriptEnabled: false, where: 'on the page of the booking' },
])(
  'a receipt noted for the wrong guest is taken back in two taps on a phone: $where, scripts $javaScriptEnabled',
  async ({ nth, javaScriptEnabled, where }) => {
    const { site } = visitor
    const link = await linksOf(site)
    const id = late[nth]!
    const bookingPage = `${link.desk()}/boeking/${id}`
    const statusOf = async () =>
      (await site.farm<Listed>('reservations')).find((one) => one.id === id)?.status
    const kinds = async () => (await site.farm<Mail>('mails')).map(({ kind }) => kind)
    const { page } = await visitor.newPage({ javaScriptEnabled, viewport: screen })
    await bringToDesk(page.context(), site)
    await page.goto(link.desk())
    const received = new RegExp(`^${deskPages.toDo.received}.*${names[nth]}`)
    await page.getByRole('button', { name: received }).click()
    expect(await statusOf()).toBe('secured')
    expect(await kinds()).toContain('secured-guest')

    if (where !== 'in the answer') await page.goto(bookingPage)
    await page.getByText(/^De mail aan anneleen@example\.org vertrekt om \d/).waitFor()
    const button = page.getByRole('button', { name: deskUndo.undo })
    const box = await button.boundingBox()
    expect(box!.y + box!.height).toBeLessThan(screen.height)
    expect(box!.height).toBeGreaterThanOrEqual(44)
    if (javaScriptEnabled) expect(await axeFindings(page)).toEqual([])
    await button.click()
    await page.getByText(deskUndo.done.undo).waitFor()
    expect(await button.count()).toBe(0)
    expect(await statusOf()).toBe('confirmed')
    expect(await kinds()).not.toContain('secured-guest')
    await page.goto(bookingPage)
    await page.getByText(`Ongedaan gemaakt: ${deskUndo.steps.received}`).waitFor()
  },
)

test('a refund is said to be paid after one question, which its mail waits for', async () => {
  const { site } = visitor
  const link = await linksOf(site)
  const id = await booked(site, 'Bram Claes')
  await answer(site, id, 'confirm', 'deposit-received', 'cancel-guest')
  const { page } = await visitor.newPage({ viewport: screen })
  await bringToDesk(page.context(), site)
  await page.goto(link.desk())
  const sure = page.getByRole('button', { name: deskUndo.repaid.button })
  expect(await sure.isVisible()).toBe(false)
  await page.locator('summary').filter({ hasText: deskRefunds.pay }).first().click()
  await sure.click()
  const refunded = async () =>
    (await site.farm<Mail>('mails')).find(({ kind }) => kind === 'refunded-guest')?.state
  expect(await refunded()).toBe('waiting')
  const taps = page.getByRole('button', { name: deskUndo.undo })
  expect(await taps.count()).toBe(1)
  await page.goto(`${link.desk()}?done=clock-right`)
  await page.getByText(deskDone.home['clock-right']).waitFor()
  expect(await taps.count()).toBe(0)
  await page.goto(`${link.desk()}/boeking/${id}`)
  await page.getByRole('button', { name: deskUndo.sendNow }).click()
  await page.getByText(deskUndo.done['send-now']).waitFor()
  await expect.poll(refunded).toBe('sent')
})
