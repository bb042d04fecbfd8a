import { mkdir, mkdtempDisposable, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type BrowserContext, chromium } from 'playwright-core'
import { languages } from '#language/languages.ts'
import { type ScriptSite, startSiteForScript } from '../run-site.ts'
import { openStudio, photograph } from './photograph.ts'
import { setSchedule } from './schedules.ts'
import { type Tile, tile } from './tile.ts'
import { pageViews, type Schedule, stateViews, type View } from './views.ts'

// Every page and state, in every language, at every width: one sheet a view, to be looked at.

const { values, positionals } = parseArgs({
  args: process.argv.slice(2),
  options: {
    widths: { type: 'string', default: '360,768,1280,1920' },
    scale: { type: 'string', default: '0.5' },
  },
  allowPositionals: true,
})

const widths = values.widths.split(',').map(Number)
const folder = join(import.meta.dirname, '../../build/contact-sheet')
const views = [...pageViews, ...stateViews].filter(
  ({ name }) => positionals.length === 0 || positionals.some((word) => name.includes(word)),
)

await using opened = new AsyncDisposableStack()
const sites = new Map<Schedule, ScriptSite>()
const browser = opened.use(await launch())
const studios = await Promise.all(widths.map((width) => openStudio(browser, width)))

await mkdir(folder, { recursive: true })
for (const view of views) {
  const file = join(folder, `${view.name.replaceAll(/\W+/g, '-')}.png`)
  await writeFile(file, await sheetOf(view))
  process.stdout.write(`${file}\n`)
}

async function sheetOf(view: View): Promise<Buffer> {
  const { url: siteUrl } = await siteWith(view.schedule ?? 'autumn')
  const column = async (studio: BrowserContext): Promise<Buffer[]> => {
    const pictures: Buffer[] = []
    for (const language of languages) {
      pictures.push(await photograph(studio, { siteUrl, view, language }))
    }
    return pictures
  }
  const columns = await Promise.all(studios.map(column))
  const rows = languages.map((language, i) =>
    widths.flatMap((width, at): Tile[] => {
      const picture = columns[at]?.[i]
      return picture ? [{ caption: `${language} ${width}`, picture }] : []
    }),
  )
  return tile(view.name, rows, Number(values.scale))
}

/** A site over this schedule, started when the first view asks for it. */
async function siteWith(schedule: Schedule): Promise<ScriptSite> {
  const running = sites.get(schedule)
  if (running) return running
  const { path: dataDir } = opened.use(await mkdtempDisposable(join(tmpdir(), 'hof-ter-gist-')))
  const site = opened.use(await startSiteForScript(dataDir))
  await setSchedule(dataDir, schedule)
  sites.set(schedule, site)
  return site
}

function launch() {
  return chromium.launch({
    executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
}
