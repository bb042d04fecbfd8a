import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { business } from '#content/business.ts'
import { desk } from '#content/words/nl/desk.ts'
import { deskMore } from '#content/words/nl/desk-more.ts'
import { deskPages } from '#content/words/nl/desk-pages.ts'
import { ownerNews } from '#content/words/nl/owner-news.ts'
import { deskPath } from '#language/desk-paths.ts'
import { bringToDesk } from '#tests/support/desk-device.ts'
import { callFunction, contactMessage } from '#tests/support/requests.ts'
import { mailsTo } from '#tests/support/sent-mails.ts'
import { Farm } from '#tests/support/farm.ts'
import { siteVisitor } from '#tests/support/visitor.ts'

const confirm = desk.actions.confirm.button
/** A phone's screen; `bar` is the height of the bar at its foot. */
const screen = { width: 390, height: 844 }
const bar = 60

// Nothing on the desk needs a script.
const visitor = siteVisitor(
  { env: { RATE_LIMIT: 'off' } },
  { javaScriptEnabled: false, viewport: screen },
)

/** A request waits for the owner, who has a window for the desk. */
async function ask(participantName: string, participants: string, viewport = screen) {
  const farm = await Farm.of(visitor.site)
  const specialRequirements = 'Mijn zus eet geen noten. Kan ze toch meedoen? '.repeat(12)
  const request = { participantName, participants, specialRequirements }
  const id = await farm.book({ on: '2025-10-23', ...request })
  return { farm, id, ...(await openDesk(viewport)) }
}

async function openDesk(viewport = screen) {
  const watched = await visitor.newPage({ viewport })
  await bringToDesk(watched.context, visitor.site)
  return watched
}

async function bottomOf(page: Page, name: string): Promise<number> {
  const box = await page.getByRole('button', { name, exact: true }).boundingBox()
  return box ? box.y + box.height : Number.POSITIVE_INFINITY
}

test('five or more that are seven is two taps in the first screen', async () => {
  const { farm, id, page } = await ask('Anneleen Peeters', '5')
  await page.goto(farm.link.owner('confirm', id))
  expect(await bottomOf(page, confirm)).toBeLessThan(screen.height - bar)
  await page.getByText('7', { exact: true }).click()
  const button = page.getByRole('button', { name: confirm, exact: true })
  await Promise.all([page.waitForEvent('load'), button.click()])
  expect(await farm.booking(id)).toMatchObject({ participants: 7, status: 'confirmed' })
  // The keyboard goes on at the answer, and the page is seen from its top.
  expect(await page.evaluate(() => [document.activeElement?.id, scrollY])).toEqual(['main', 0])
  const ring = await page.locator('main').evaluate((main) => getComputedStyle(main).outlineStyle)
  expect(ring).toBe('none')
})

test('on the page of a request and in its mail the answer stands in the first screen', async () => {
  const { farm, id, page, complaints } = await ask('Bram Claes', '2')
  await page.goto(farm.bookingPage(id))
  expect(await bottomOf(page, confirm)).toBeLessThan(screen.height - bar)
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(screen.width)

  const [mail] = mailsTo(await farm.mailsAbout(/Bram Claes/), business.email)
  expect(mail?.html).toContain('Mijn zus eet geen noten.')
  await page.setContent(mail?.html ?? '')
  const answer = page.getByRole('link', { name: ownerNews.actions.confirm, exact: true })
  const box = await answer.boundingBox()
  expect(box!.y + box!.height).toBeLessThan(screen.height)
  // The policy of the desk takes away styles and pictures of the mail.
  complaints.splice(0)
})

test('a late line with two buttons and a number to call leaves room for its text', async () => {
  const { farm, id, page } = await ask('Lies Maes', '1', { width: 1280, height: 720 })
  await farm.answer(id, 'confirm')
  farm.sql("update payment set due_on = '2025-09-01' where reservation_id = ?", id)
  farm.sql("update reservation set telephone = '0470 99 88 77' where id = ?", id)
  for (const kind of ['late-deposit', 'late-balance']) {
    const insertNotice =
      "insert into notice values (?, ?, '2025-09-03', '2025-09-03T07:00:00.000Z')"
    farm.sql(insertNotice, kind, id)
  }
  await page.goto(farm.desk)
  await page.getByText('Herinner nog één keer').waitFor()
  const { width = 0 } = (await page.locator('.to-do-read').first().boundingBox()) ?? {}
  expect(width).toBeGreaterThan(200)
})

test('what has the focus at the edge of the desk keeps its whole ring', async () => {
  const { page } = await openDesk()
  await page.goto(visitor.site.url + deskPath())
  await page.keyboard.press('Tab')
  const link = page.locator('main a').first()
  await link.focus()
  const { x, y } = (await link.boundingBox())!
  const clip = { x: x - 6, y: y + 10, width: 3, height: 10 }
  const { channels } = await sharp(await page.screenshot({ clip })).stats()
  for (const { max } of channels.slice(0, 3)) expect(max).toBeLessThan(60)
})

test('with a message the tabs of a narrow phone stand apart, on one row', async () => {
  await callFunction(visitor.site.url, 'send-contact-email', contactMessage())
  const { page } = await openDesk({ width: 320, height: 568 })
  await page.goto(visitor.site.url + deskPath())
  const tabs = await page.locator('.desk-nav a').evaluateAll((all) =>
    all.map((tab) => {
      const words = document.createRange()
      words.selectNodeContents(tab)
      const { left, right, top } = words.getBoundingClientRect()
      return { left, right, top }
    }),
  )
  expect(tabs).toHaveLength(5)
  for (const [i, tab] of tabs.slice(1).entries()) {
    expect(tab.left - tabs[i]!.right).toBeGreaterThan(5)
    expect(tab.top).toBe(tabs[0]!.top)
  }
})

test('the quarter for the accountant is three taps from today', async () => {
  const { page } = await openDesk()
  await page.goto(visitor.site.url + deskPath())
  await page.getByRole('link', { name: deskMore.tab, exact: true }).click()
  await page.getByRole('link', { name: deskPages.nav.figures }).last().click()
  const coming = page.waitForEvent('download')
  await page.getByRole('link', { name: 'CSV van 3e kwartaal 2025' }).click()
  const download = await coming
  expect(download.suggestedFilename()).toBe('kas 2025-07-01 2025-09-30.csv')
  expect(await readFile(await download.path(), 'utf8')).toMatch(/^\ufeff"Dag";"Referentie";/)
})
