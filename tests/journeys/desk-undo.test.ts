import { beforeAll, expect, test } from 'vitest'
import { deskToDo } from '#content/words/nl/desk-to-do.ts'
import { deskButtons } from '#content/words/nl/desk-buttons.ts'
import { deskUndo } from '#content/words/nl/desk-undo.ts'
import { axeFindings } from '#tests/support/axe.ts'
import { bringToDesk } from '#tests/support/desk-device.ts'
import { siteVisitor } from '#tests/support/visitor.ts'
import { Farm } from '#tests/support/farm.ts'

type Mail = { readonly kind: string; readonly state: string }

const env = { UNDO_SECONDS: '3600', RATE_LIMIT: 'off' }
const screen = { width: 390, height: 844 }
const on = '2025-10-23'

const names = ['Anneleen Peeters', 'Zoë Peeters']
/** Ten days before: confirmed then, and nothing has come. */
const late: string[] = []
const before = new Farm(env)
beforeAll(async () => {
  await before.open()
  for (const participantName of names) late.push(await before.book({ on, participantName }))
  for (const id of late) await before.answer(id, 'confirm')
  await before.site.stop()
})
const now = { NOW: '2025-09-25T09:00:00+02:00' }
const visitor = siteVisitor(() => ({ dataDir: before.site.dataDir, env: { ...env, ...now } }))

test.each([
  { nth: 0, javaScriptEnabled: true, where: 'in the answer' },
  { nth: 1, javaScriptEnabled: false, where: 'on the page of the booking' },
])(
  'a receipt noted for the wrong guest is taken back in two taps on a phone: $where, scripts $javaScriptEnabled',
  async ({ nth, javaScriptEnabled, where }) => {
    const { site } = visitor
    const farm = await Farm.of(site)
    const id = late[nth]!
    const kinds = async () => (await site.farm<Mail>('mails')).map(({ kind }) => kind)
    const { page } = await visitor.newPage({ javaScriptEnabled, viewport: screen })
    await bringToDesk(page.context(), site)
    await page.goto(farm.desk)
    const received = new RegExp(`^${deskToDo.received}.*${names[nth]}`)
    await page.getByRole('button', { name: received }).click()
    expect(await farm.statusOf(id)).toBe('secured')
    expect(await kinds()).toContain('secured-guest')

    if (where !== 'in the answer') await page.goto(farm.bookingPage(id))
    await page.getByText(/^De mail aan anneleen@example\.org vertrekt om \d/).waitFor()
    const button = page.getByRole('button', { name: deskUndo.undo })
    const box = await button.boundingBox()
    expect(box!.y + box!.height).toBeLessThan(screen.height)
    expect(box!.height).toBeGreaterThanOrEqual(44)
    if (javaScriptEnabled) expect(await axeFindings(page)).toEqual([])
    await button.click()
    await page.getByText(deskUndo.done.undo).waitFor()
    expect(await button.count()).toBe(0)
    expect(await farm.statusOf(id)).toBe('confirmed')
    expect(await kinds()).not.toContain('secured-guest')
    await page.goto(farm.bookingPage(id))
    await page.getByText(`Ongedaan gemaakt: ${deskButtons.home.received.step}`).waitFor()
  },
)
