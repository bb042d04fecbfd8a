import type { Browser, Page } from 'playwright-core'
import { setTimeout as pause } from 'node:timers/promises'
import { firstHouse } from '#content/first-house.ts'
import { wordsOf } from '#content/words/words.ts'
import { wordsIn } from '#tests/support/first-words.ts'
import { pathTo } from '#language/addresses.ts'
import { choiceOf, type DateOnFile } from '#tests/support/dates.ts'
import { callFunction, reservationRequest } from '#tests/support/requests.ts'
import { startSiteProcess, type SiteProcess } from '#tests/support/site-process.ts'
import { fillPerson } from '#tests/support/visit.ts'
import type { ReliabilityRow } from './report.ts'
import { openBenchBrowser } from '../open-browser.ts'

const school = 50
const family = 5
const together = 5
/** The mails one network may send and be sent at once (`office/limits.ts`). */
const mostRequests = 170
const mostMails = 50

/** Fifty guests behind one address are never told to wait, nor do their mails, while every limit is on. */
export async function measureHonest(): Promise<readonly ReliabilityRow[]> {
  const came = await askForPlaces({ guests: school, strangers: 0 })
  const afterRequests = await askForPlaces({ guests: family, strangers: mostRequests })
  const afterMails = await askForPlaces({ guests: family, strangers: mostMails })
  const tried =
    `${school} new browsers of one network, ${together} at a time, some without scripts, ` +
    'go from the home page to the form, fill it in and send it'
  return [
    {
      name: 'Honest guests of one network whose request did not arrive',
      tried,
      figure: `${school - came.arrived} of ${school}, ${came.refused} told to wait`,
      control: `${afterRequests.refused} of ${family} told to wait, after ${mostRequests} requests`,
      holds: came.arrived === school && came.refused === 0 && afterRequests.refused === family,
    },
    {
      name: 'Honest guests of one network whose mail had to wait',
      tried,
      figure: `${school - came.mailed} of ${school}`,
      control: `${family - afterMails.mailed} of ${family}, after ${mostMails} requests`,
      holds: came.mailed === school && afterMails.arrived === family && afterMails.mailed === 0,
    },
  ]
}

type GuestsComing = {
  /** Each guest has a mailbox, and a browser that kept nothing yet. */
  readonly guests: number
  /** Requests that came from the same network just before. */
  readonly strangers: number
}

type Came = {
  /** Reached the page that says that their request arrived. */
  readonly arrived: number
  /** Read that they have to wait. */
  readonly refused: number
  /** Their mail left at once. */
  readonly mailed: number
}

/** Guests behind one address each ask for a place in a browser, on a site with every limit. */
async function askForPlaces({ guests, strangers }: GuestsComing): Promise<Came> {
  await using site = await startSiteProcess({ env: { LOG_LEVEL: 'warn' } })
  await using browser = await openBenchBrowser()
  const dates = (await site.farm<DateOnFile>('schedule')).filter(({ left }) => left > 0)
  const dateOf = (n: number) => dates[n % dates.length]!
  for (let n = 0; n < strangers; n++) await askAtOnce(site, n, dateOf(n))
  const ends: End[] = []
  let next = 0
  const comeInTurn = async () => {
    while (next < guests) {
      const n = next++
      ends.push(await come({ browser, site }, n, dateOf(n)))
    }
  }
  await Promise.all(Array.from({ length: together }, comeInTurn))
  const count = (end: End) => ends.filter((each) => each === end).length
  return { arrived: count('arrived'), refused: count('refused'), mailed: await mailed(site) }
}

type End = 'arrived' | 'refused'
type Place = { readonly browser: Browser; readonly site: SiteProcess }

/** One browser in five has no scripts. */
async function come({ browser, site }: Place, n: number, date: DateOnFile): Promise<End> {
  const context = await browser.newContext({ javaScriptEnabled: n % 5 !== 4 })
  const page = await context.newPage()
  page.setDefaultTimeout(120_000)
  const { layout, booking } = wordsOf(firstHouse, 'nl')
  await page.goto(site.url + pathTo('home', 'nl'))
  await page.locator('header').getByRole('link', { name: layout.navigation.book }).click()
  await page.locator('[name=workshopType]').selectOption(date.workshop)
  await page.locator('[name=preferredDate]').selectOption(choiceOf(date))
  await fillPerson(page, { email: `guest-${n}@example.org` })
  await page.getByRole('button', { name: booking.form.submit }).click()
  const end = await endOf(page)
  await context.close()
  return end
}

async function endOf(page: Page): Promise<End> {
  const { tooMany, busy } = wordsIn('nl').errors.request
  const refusal = page.getByText(tooMany).or(page.getByText(busy))
  const success = new RegExp(`${pathTo('reservationSuccess', 'nl')}\\?`)
  const alert = page.getByRole('alert').or(refusal).first().waitFor()
  await Promise.race([page.waitForURL(success), alert])
  if (success.test(page.url())) return 'arrived'
  if ((await refusal.count()) > 0) return 'refused'
  throw new Error(`Not taken: ${await page.getByRole('alert').innerText()}`)
}

async function askAtOnce(site: SiteProcess, n: number, date: DateOnFile): Promise<void> {
  const choice = { workshopType: date.workshop, preferredDate: choiceOf(date) }
  const request = reservationRequest({ ...choice, email: `stranger-${n}@example.org` })
  await callFunction(site.url, 'submit-reservation', request)
}

/** Guests whose mail is sent, once the outbox has had time for all that may leave. */
async function mailed(site: SiteProcess): Promise<number> {
  await pause(10_000)
  const mails = await site.farm<{ readonly to: string; readonly state: string }>('mails')
  return mails.filter(({ to, state }) => to.startsWith('guest-') && state === 'sent').length
}
