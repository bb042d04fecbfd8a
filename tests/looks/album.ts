import type { Browser, BrowserContext } from 'playwright-core'
import { openStudio, photograph, type Shot } from '#scripts/looks/photograph.ts'
import { setSchedule } from '#scripts/looks/schedules.ts'
import type { Schedule } from '#scripts/looks/views.ts'
import { beUnhurried } from '#tests/support/browser.ts'
import { bringToDesk } from '#tests/support/desk-device.ts'
import { startTestSite, type TestSite } from '#tests/support/test-site.ts'
import { seed } from './seeded-site.ts'
import { fileName, type LookShot } from './shots.ts'

export type Album = AsyncDisposable & {
  /** The picture of a shot, once it is taken. */
  readonly picture: (shot: LookShot) => Promise<Buffer>
}

/**
 * Takes all pictures at once, one after another in a window of each width, so that nobody waits for
 * both widths. Addresses, days and schedules are the same every time.
 */
export async function takePictures(browser: Browser, shots: readonly LookShot[]): Promise<Album> {
  await using opened = new AsyncDisposableStack()
  const start = async (schedule: Schedule) => opened.use(await startSiteWith(schedule))
  const views = shots.map(({ view }) => view).filter((view) => 'address' in view)
  const schedules = [...new Set(views.map(({ schedule = 'autumn' }) => schedule))]
  const sites = new Map<Schedule, TestSite>()
  // One after another: this thread and that of the sites would each hold a store that the other waits for.
  for (const schedule of schedules) sites.set(schedule, await start(schedule))
  const seeded = await start('autumn')
  const linksIn = await seed(seeded)
  const placed = ({ view, language }: LookShot): Shot =>
    'address' in view
      ? { view, language, siteUrl: sites.get(view.schedule ?? 'autumn')?.url ?? '' }
      : // A link says the site too.
        { view: { ...view, address: () => view.behind(linksIn(language)) }, language, siteUrl: '' }
  const widths = [...new Set(shots.map(({ width }) => width))]
  const queues = widths.map(async (width) => {
    const studio = opened.use(await openStudio(browser, width))
    await beUnhurried(studio)
    return [width, new PictureQueue(studio, (context) => bringToDesk(context, seeded))] as const
  })
  const queueOf = new Map(await Promise.all(queues))

  const taken = new Map<string, Promise<Buffer>>()
  for (const shot of shots) {
    const isDesk = 'behind' in shot.view
    const picture = queueOf.get(shot.width)?.take(placed(shot), isDesk)
    if (picture) taken.set(fileName(shot), picture)
  }
  const all = opened.move()
  return {
    picture: async (shot) => (await taken.get(fileName(shot))) ?? Buffer.alloc(0),
    [Symbol.asyncDispose]: async () => {
      await Promise.allSettled(taken.values())
      await all.disposeAsync()
    },
  }
}

/** One window, and those who wait for it. */
class PictureQueue {
  readonly #studio: BrowserContext
  readonly #comeToDesk: (studio: BrowserContext) => Promise<void>
  #last: Promise<unknown> = Promise.resolve()

  constructor(studio: BrowserContext, comeToDesk: (studio: BrowserContext) => Promise<void>) {
    this.#studio = studio
    this.#comeToDesk = comeToDesk
  }

  /** @param isDesk the owner looks, to whom the pages of the site say more than to a visitor */
  take(shot: Shot, isDesk: boolean): Promise<Buffer> {
    const picture = this.#last.then(async () => {
      await (isDesk ? this.#comeToDesk(this.#studio) : this.#studio.clearCookies())
      return photograph(this.#studio, shot)
    })
    // The caller is told why there is no picture; the next picture is taken all the same.
    this.#last = picture.catch(() => undefined)
    return picture
  }
}

async function startSiteWith(schedule: Schedule): Promise<TestSite> {
  const env = { RATE_LIMIT: 'off', SITE_URL: 'https://hoftergist.example' }
  const site = await startTestSite({ env })
  await setSchedule(site.dataDir, schedule)
  return site
}
