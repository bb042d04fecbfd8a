import { mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSiteForScript } from '../run-site.ts'
import { measureBookings } from './booking-speed.ts'
import { openBenchBrowser } from './open-browser.ts'
import { measureLargestPaint } from './largest-paint.ts'
import { measurePaintWork } from './paint-work.ts'
import { countStatements } from './statements/count-statements.ts'
import { atMost, printVerdicts, type BenchRow } from './table.ts'
import { measureThroughput } from './throughput.ts'
import { measureFirstLoad, weighFirstView, weighFirstVisit, weighWholePage } from './weights.ts'

// Absolute times say more of the machine than of the site: what can be, is a ratio of two things
// measured in this one run. What is held against a bar says whether it holds.

const home = '/nl'
const gallery = '/nl/galerij'

const { rows: statements } = await countStatements()
const bookings = await measureBookings()
await using folder = await mkdtempDisposable(join(tmpdir(), 'hof-ter-gist-'))
const first = await startSiteForScript(folder.path)
await first.stop()
await using site = await startSiteForScript(folder.path)
await using browser = await openBenchBrowser()
const load = await measureFirstLoad(browser, site.url + home)
const firstVisit = await weighFirstVisit(browser, site.url)
const firstView = await weighFirstView(browser, site.url + home)
const pictures = await weighWholePage(browser, site.url + gallery)
const paint = await measureLargestPaint(browser, site.url, home)
const work = await measurePaintWork(browser, site.url + home)
const speed = await measureThroughput(site.url, home)
const rows: BenchRow[] = [
  atMost('Scripts fetched by the home page before a touch', load.earlyScripts, 0),
  bytes('JavaScript of the home page once touched, Brotli', load.scriptBytes, 110),
  bytes('HTML with its style sheet, Brotli', load.pageBytes, 20),
  bytes('First visit at 360 px, all of it with headers, Brotli', firstVisit, 72),
  bytes('First view of the home page without scripts, Brotli', firstView, 120),
  bytes(`Gallery with its ${pictures.pictures} pictures and scripts, Brotli`, pictures.bytes, 600),
  atMost('Font files', load.fonts, 2),
  { name: 'Requests', value: String(load.requests), against: '' },
  // The site's own faces come after the first paint (docs/decisions/0063-faces-on-every-machine.md).
  atMost('Layout shift, at 390 and 1280 px', Number(load.shift.toFixed(3)), 0.02),
  {
    name: 'Largest paint, with scripts over without',
    ...ratio(paint.scripted.paint, paint.plain.paint, 1.1),
  },
  {
    name: 'Tasks over 50 ms before a touch, CPU 4x slower',
    value: String(paint.scripted.longTasks),
    against: `no more than without scripts (${paint.plain.longTasks})`,
    holds: paint.scripted.longTasks <= paint.plain.longTasks,
  },
  {
    name: 'Work of the first six seconds, with motion over without',
    ...ratio(work.moving, work.still, 1.5),
  },
  {
    name: 'Kept pages a second, over a bare Hono',
    value: `${(speed.site / speed.bareHono).toFixed(2)}x`,
    against: `(${Math.round(speed.site)} over ${Math.round(speed.bareHono)})`,
  },
  {
    name: 'Second start',
    value: `${(site.startMs / 1000).toFixed(2)} s`,
    against: 'at most 5 s',
    holds: site.startMs <= 5000,
  },
  ...bookings,
  ...statements,
]
process.stdout.write(`${printVerdicts(rows)}\n`)
if (rows.some(({ holds }) => holds === false)) process.exitCode = 1

function bytes(name: string, count: number, barKilobytes: number): BenchRow {
  return {
    name,
    value: `${(count / 1000).toFixed(1)} kB`,
    against: `at most ${barKilobytes} kB`,
    holds: count <= barKilobytes * 1000,
  }
}

function ratio(one: number, control: number, bar: number): Omit<BenchRow, 'name'> {
  return {
    value: `${(one / control).toFixed(3)}x`,
    against: `at most ${bar}x (${Math.round(one)} over ${Math.round(control)} ms)`,
    holds: one <= control * bar,
  }
}
