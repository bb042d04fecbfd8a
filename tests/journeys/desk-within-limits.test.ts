import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { deskMore } from '#content/words/nl/desk-more.ts'
import { deskDevices } from '#content/words/nl/desk-devices.ts'
import { deskButtons } from '#content/words/nl/desk-buttons.ts'
import { desk } from '#content/words/nl/desk.ts'
import { ownerNews } from '#content/words/nl/owner-news.ts'
import { accountPage } from '#content/words/nl/statement.ts'
import { wordsIn } from '#tests/support/first-words.ts'
import { deskActionPath, deskPath } from '#language/desk-paths.ts'
import { openContext, openPage, sharedBrowser } from '#tests/support/browser.ts'
import { newDevice } from '#tests/support/desk-device.ts'
import { mailsAbout } from '#tests/support/sent-mails.ts'
import { askForPlaces, takeEveryTurn } from '#tests/support/requests.ts'
import { codaFile } from '#tests/support/statements/coda-file.ts'
import { transfer } from '#tests/support/statements/transfer.ts'
import { startTestSite, type TestSite } from '#tests/support/test-site.ts'

const { locked, fresh, list } = deskDevices

// Every limit is on.
test('an owner with another mailbox and two devices works at the desk, and only a flood from there meets a limit', async () => {
  await using before = await startTestSite()
  await newDevice(before)
  await using site = await before.restart({ OWNER_EMAIL: 'hoeve@example.net' })
  const owner = createOwner(site)
  const phone = await owner.open({ viewport: { width: 390, height: 844 } })
  const laptop = await owner.open({ viewport: { width: 1280, height: 800 } })

  const emails = ['anneleen@example.org', 'bram@example.org']
  const ids = await Promise.all(emails.map((email) => askForPlaces(site.url, { email })))
  for (let n = 0; n < 10; n++) await keepNote(n % 2 ? phone : laptop, site, ids[n % 2], `Thee ${n}`)
  for (const id of ids) await confirm(phone, site, id)
  const rows = await site.farm<{ status: string }>('reservations')
  expect(rows.map(({ status }) => status)).toEqual(['confirmed', 'confirmed'])
  await giveStatement(laptop, site)

  endFreshness(site)
  await endOtherDevice(laptop, site)
  await laptop.getByRole('heading', { name: fresh.title }).waitFor()
  await owner.takeKey(laptop)
  await endOtherDevice(laptop, site)
  await phone.goto(site.url + deskPath())
  await phone.getByRole('heading', { name: locked.title }).waitFor()
  expect(owner.refusals).toEqual([])

  // A page says so where a network has used its pace up; a turn comes back each second.
  for (let tries = 0; tries < 20 && owner.refusals.length === 0; tries++) {
    await phone.goto(site.url + deskPath())
    await takeEveryTurn(site.url)
    await press(phone, locked.button)
  }
  expect(owner.refusals).toEqual([site.url + deskPath('sleutel')])
  expect(await phone.getByText(wordsIn('nl').errors.request.tooMany).count()).toBe(1)
})

/** Somebody with devices on which the desk opens by keys from their mailbox. */
function createOwner(site: TestSite) {
  /** Pages that were refused because they were asked for too often. */
  const refusals: string[] = []
  const opened = new Set<string>()

  /** Asks for a key where the page offers it, and opens it on the same device. */
  async function takeKey(page: Page): Promise<void> {
    await press(page, locked.button)
    const mails = await mailsAbout(site, new RegExp(ownerNews.deskKey.subject), opened.size + 1)
    const paths = mails.map(({ text }) => /\/desk\/sleutel\/\S+/.exec(text ?? '')?.[0] ?? '')
    const path = paths.find((each) => !opened.has(each)) ?? ''
    opened.add(path)
    await page.goto(site.url + path)
  }
  return {
    refusals,
    takeKey,
    open: async (options: BrowserContextOptions): Promise<Page> => {
      const context = await openContext(await sharedBrowser(), options)
      onTestFinished(() => context.close())
      const { page } = await openPage(context, site.url)
      page.on('response', (answer) => {
        if ([429, 503].includes(answer.status())) refusals.push(answer.url())
      })
      await page.goto(site.url + deskPath())
      await takeKey(page)
      expect(new URL(page.url()).pathname).toBe(deskPath())
      expect(await page.getByRole('link', { name: deskMore.tab }).count()).toBe(1)
      return page
    },
  }
}

async function press(page: Page, name: string): Promise<void> {
  await Promise.all([
    page.waitForEvent('load'),
    page.getByRole('button', { name, exact: true }).first().click(),
  ])
}

async function keepNote(page: Page, site: TestSite, id = '', note: string): Promise<void> {
  const words = deskButtons.booking.note
  await page.goto(site.url + deskPath('boeking', id))
  await page.locator('summary').getByText(words.title, { exact: true }).click()
  await page.getByLabel(words.title, { exact: true }).fill(note)
  await press(page, words.button)
  await page.getByText(deskButtons.booking.note.done).waitFor()
}

async function confirm(page: Page, site: TestSite, id: string): Promise<void> {
  await page.goto(site.url + deskActionPath('confirm', id))
  await press(page, desk.actions.confirm.button)
}

async function giveStatement(page: Page, site: TestSite): Promise<void> {
  await page.goto(site.url + deskPath('rekening'))
  const buffer = Buffer.from(codaFile([transfer({ cents: 2500, text: 'verjaardag oma' })]))
  const statement = { name: 'september.cod', mimeType: 'application/octet-stream', buffer }
  await page.getByLabel(accountPage.file).setInputFiles(statement)
  await press(page, accountPage.read)
  await page.getByText('1 regel').first().waitFor()
}

async function endOtherDevice(page: Page, site: TestSite): Promise<void> {
  await page.goto(site.url + deskPath('toestellen'))
  await press(page, list.endOther)
}

/** The last key was used a quarter of an hour ago. */
function endFreshness({ dataDir }: TestSite): void {
  using database = new DatabaseSync(join(dataDir, 'hof-ter-gist.sqlite'), { timeout: 60_000 })
  database.exec("update desk_device set key_used_at = '2025-09-15T06:44:00.000Z'")
}
