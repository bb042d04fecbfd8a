import { mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser } from 'playwright-core'
import { workshops } from '#content/workshops.ts'
import { pathTo } from '#language/addresses.ts'
import { pages } from '#language/pages.ts'
import { languages } from '#language/languages.ts'
import { everyMachine, fontVariables, installFonts } from '../../fonts/machines.ts'
import { countShifts, lateFaces, facesHere, shiftsOf } from '../../looks/late-faces.ts'
import { startSiteForScript } from '../../run-site.ts'
import { openSlowly } from '../open-browser.ts'
import { median } from '../median.ts'
import { printVerdicts, type BenchRow } from '../table.ts'

/**
 * The site's own faces on machines with other typefaces (`scripts/fonts/machines.ts`): how far lines
 * move when they come after the first paint, on every page at six widths, and how long after it
 * they come on a slow phone. Nothing is touched.
 */
const widths = [320, 360, 390, 768, 1280, 1920]
const everyPath = languages.flatMap((language) => [
  ...pages.filter((page) => page !== 'workshop').map((page) => pathTo(page, language)),
  ...Object.keys(workshops).map((slug) => pathTo('workshop', language, slug)),
])

await using folder = await mkdtempDisposable(join(tmpdir(), 'hof-ter-gist-'))
await installFonts(folder.path)
await using site = await startSiteForScript(join(folder.path, 'data'))
const rows: BenchRow[] = []
for (const machine of everyMachine) {
  process.stderr.write(`${machine} …\n`)
  const browser = await chromium.launch({
    executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=slight'],
    env: { ...process.env, ...fontVariables(folder.path, machine) },
  })
  const { shift, where, loads } = await largestShift(browser)
  const wait = await waitForFaces(browser)
  await browser.close()
  rows.push(
    {
      name: `Faces: ${machine}. Largest sum of shifts of ${loads} loads (${where})`,
      value: shift.toFixed(4),
      against: 'at most 0.02',
      holds: shift <= 0.02,
    },
    {
      name: `Faces: ${machine}. From first paint to own faces, 1.6 Mbps, CPU 4x slower`,
      value: `${Math.round(wait)} ms`,
      against: 'at most 1000 ms',
      holds: wait <= 1000,
    },
  )
}
process.stdout.write(`${printVerdicts(rows)}\n`)
if (rows.some(({ holds }) => holds === false)) process.exitCode = 1

async function largestShift(browser: Browser) {
  let largest = { shift: 0, where: 'none', loads: 0 }
  let loads = 0
  for (const width of widths) {
    const context = await browser.newContext({ viewport: { width, height: 800 } })
    await lateFaces(context)
    const page = await context.newPage()
    await countShifts(page)
    for (const path of everyPath) {
      await page.goto(site.url + path)
      await facesHere(page)
      const shift = await shiftsOf(page)
      loads++
      if (shift >= largest.shift) largest = { shift, where: `${path} at ${width} px`, loads }
    }
    await context.close()
  }
  return { ...largest, loads }
}

/** The median of the longest waits of three pages, in milliseconds. */
async function waitForFaces(browser: Browser): Promise<number> {
  const waits: number[] = []
  for (const page of ['home', 'booking', 'workshops'] as const) {
    const runs: number[] = []
    for (let run = 0; run < 3; run++) runs.push(await waitOn(browser, pathTo(page, 'nl')))
    waits.push(median(runs))
  }
  return Math.max(...waits)
}

async function waitOn(browser: Browser, path: string): Promise<number> {
  const page = await openSlowly(browser, 390)
  await page.addInitScript(() => {
    const add = document.fonts.add.bind(document.fonts)
    document.fonts.add = (face) => {
      Object.assign(window, { facesAt: performance.now() })
      return add(face)
    }
  })
  await page.goto(site.url + path)
  await facesHere(page)
  const wait = await page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    const { facesAt } = window as unknown as { facesAt: number }
    return facesAt - (paint?.startTime ?? 0)
  })
  await page.context().close()
  return wait
}
