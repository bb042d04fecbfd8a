import { expect, test } from 'vitest'
import { type Colours, nearestReadable, palettes } from '#booking/look/palette.ts'
import { pathTo } from '#language/addresses.ts'
import { allHere, unroll } from '#scripts/looks/photograph.ts'
import { axeFindings } from '#tests/support/axe.ts'
import { contrastsOnPage, hiddenLetters } from '#tests/support/contrast-on-page.ts'
import { press } from '#tests/support/forms.ts'
import { declineCookies } from '#tests/support/visit.ts'
import { siteVisitor } from '#tests/support/visitor.ts'
import { Farm } from '#tests/support/farm.ts'

const visitor = siteVisitor({ env: { RATE_LIMIT: 'off' } })

/** Colours that nobody can read, and the nearest that everybody can. */
const bright = { paper: '#ffd9e8', accent: '#ffb000', second: '#25c3ff' }
const chosen: readonly Colours[] = [palettes.clay, nearestReadable(bright)]

/** The other rules of axe are asked in `tests/looks/every-page.test.ts`; contrast is measured on the page itself. */
const ofColours = ['link-in-text-block']

test('with colours of its own the site can be read by day and by night', async () => {
  const { site } = visitor
  const farm = await Farm.of(site)
  const booking = farm.link.guest('booking', { id: await farm.book() })
  const paths = [pathTo('home', 'nl'), pathTo('booking', 'nl')].map((path) => site.url + path)
  const { page } = await visitor.newPage({ viewport: { width: 390, height: 800 } })
  await page.addInitScript(declineCookies)
  const faults: string[] = []
  for (const colours of chosen) {
    const kept = await press(`${site.url}/desk/uiterlijk`, { do: 'set-look', ...colours })
    expect(kept.status).toBe(303)
    for (const path of [...paths, booking]) {
      await page.setViewportSize({ width: 390, height: 800 })
      await page.goto(path)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        await allHere(page)
        await unroll(page)
        const letters = await hiddenLetters(page)
        const contrasts = await contrastsOnPage(page, 'body')
        await letters[Symbol.asyncDispose]()
        const pale = contrasts
          .filter(({ contrast }) => contrast < 4.5)
          .map(({ contrast, text }) => `contrast ${contrast.toFixed(2)}: ${text}`)
        const found = [...pale, ...(await axeFindings(page, { only: ofColours }))]
        faults.push(...found.map((fault) => `${path}, ${colorScheme}: ${fault}`))
      }
    }
  }
  expect(faults).toEqual([])
})
