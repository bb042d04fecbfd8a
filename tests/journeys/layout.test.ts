import { expect, test } from 'vitest'
import { everyMachine, type Machine } from '#scripts/fonts/machines.ts'
import { countShifts, lateFaces, facesHere, shiftsOf } from '#scripts/looks/late-faces.ts'
import { scriptsReady } from '#scripts/looks/scripts-ready.ts'
import { openBrowser, openContext } from '#tests/support/browser.ts'
import { quietSite } from '#tests/support/worker.ts'

const site = quietSite()

/** Most of these would move without what `own-faces.ts` does; `npm run bench -- faces` takes every page. */
const pages = [
  ['/nl', 390],
  ['/fr/confidentialite', 360],
  ['/nl/reserveren', 390],
  ['/fr/ateliers/vegetables', 768],
] as const

test.for(everyMachine)(
  'the faces come without a touch, and move no line, on a machine with the faces of: %s',
  async (machine) => {
    await using opened = await openOn(machine)
    for (const [path, width] of pages) {
      const shift = await opened.shiftOf(path, width)
      expect.soft(shift, `${path} at ${width} px`).toBeLessThan(0.02)
    }
  },
)

test('faces that come over any other move lines', async () => {
  await using opened = await openOn('without serifs')
  await opened.context.route('**/nl', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replaceAll(/@font-face\{[^}]*local\([^}]*\}/g, '')
    await route.fulfill({ response, body })
  })
  expect(await opened.shiftOf('/nl', 390)).toBeGreaterThan(0.02)
})

async function openOn(machine: Machine) {
  const browser = await openBrowser(machine)
  const context = await openContext(browser)
  await lateFaces(context)
  const page = await context.newPage()
  await countShifts(page)
  /** How far the page shifts until the faces and then the scripts have come. */
  const shiftOf = async (path: string, width: number): Promise<number> => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(site.url + path)
    await facesHere(page)
    await scriptsReady(page)
    return shiftsOf(page)
  }
  return { context, shiftOf, [Symbol.asyncDispose]: () => browser.close() }
}
