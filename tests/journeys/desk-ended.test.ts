import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { deskDevices } from '#content/words/nl/desk-devices.ts'
import { deskPath } from '#language/desk-paths.ts'
import { bringToDesk, newDevice } from '#tests/support/desk-device.ts'
import { press } from '#tests/support/forms.ts'
import { askForPlaces } from '#tests/support/requests.ts'
import { siteVisitor } from '#tests/support/visitor.ts'

const visitor = siteVisitor()

const steps: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'is looked at again': (page) => page.evaluate(() => dispatchEvent(new Event('focus'))),
  'is shown again as a browser had kept it': (page) =>
    page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))),
  'stays open for a minute': (page) => page.clock.runFor(60_000),
}

test.each(Object.entries(steps))(
  'an open page of a device that was ended shows nobody any more when it %s',
  async (_, step) => {
    const { site } = visitor
    await askForPlaces(site.url, { participantName: 'Anneleen Peeters' })
    const { page, context, complaints } = await visitor.newPage({})
    await page.clock.install()
    await bringToDesk(context, site, newDevice(site))
    await page.goto(site.url + deskPath())
    await page.getByText('Anneleen Peeters').first().waitFor()
    await Promise.all([page.waitForResponse(/bekend$/), step(page)])
    expect(await page.getByText('Anneleen Peeters').count()).toBeGreaterThan(0)

    const by = { cookie: await newDevice(site), origin: site.url }
    await press(site.url + deskPath('toestellen'), { do: 'end-devices', sure: 'on' }, by)
    await step(page)
    await page.getByRole('heading', { name: deskDevices.locked.title }).waitFor()
    expect(await page.content()).not.toContain('Anneleen')
    expect(complaints.splice(0).filter((each) => !each.includes('403'))).toEqual([])
  },
)
