import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { preview } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { languages } from '#language/languages.ts'
import { buildExamples, examplesAddress } from '#server/examples.ts'
import { axeFindings } from '#tests/support/axe.ts'
import { openContext, openPage } from '#tests/support/browser.ts'
import { quietSite, worker } from '#tests/support/worker.ts'

const root = join(import.meta.dirname, '../..')

const site = quietSite()
let browser: Browser
let served: Awaited<ReturnType<typeof startExamplesPage>>

worker.beforeAll(async ({ browser: shared }) => {
  browser = shared
  served = await startExamplesPage()
  return () => served.stop()
})

async function openExamples() {
  const context = await openContext(browser)
  onTestFinished(() => context.close())
  return openPage(context, served.url)
}

/** Files below a folder, by their path from the project's. */
function filesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}

test('every part of the interface has its examples', () => {
  const files = filesIn('app/ui')
  const examples = files.filter((file) => file.endsWith('.examples.tsx'))
  const shown = examples.map((file) => readFileSync(file, 'utf8')).join('\n')
  const names = files
    .filter((file) => file.endsWith('.tsx') && !/\.(examples|test)\.tsx$/.test(file))
    .map((file) => file.slice(file.lastIndexOf('/') + 1))
  expect(names).toContain('field.tsx')
  const own = (name: string) => name.replace('.tsx', '.examples.tsx')
  const isShown = (name: string) =>
    shown.includes(`from './${name}'`) || examples.some((file) => file.endsWith(`/${own(name)}`))
  expect(names.filter((name) => !isShown(name))).toEqual([])
})

test('every example stands on the page, numbered through', async () => {
  const { page, complaints } = await openExamples()
  await page.goto(served.url)
  const leaves = page.locator('.leaf')
  await leaves.first().waitFor()
  const files = filesIn('app').filter((file) => file.endsWith('.examples.tsx'))
  expect(await leaves.count()).toBe(files.length)
  const numbers = await page.locator('.leaf-number').allTextContents()
  expect(numbers).toEqual(files.map((_, i) => String(i + 1)))
  expect(complaints).toEqual([])
})

test('a part marked with a state looks as it does in that state', async () => {
  const { page } = await openExamples()
  await page.goto(served.url)
  const button = (shown: string) =>
    page.locator(`${shown} > * > .button-outline`).filter({ hasText: 'Available' }).first()
  const ground = (shown: string) =>
    button(shown).evaluate((it) => getComputedStyle(it).backgroundColor)
  const atRest = '[data-ground=paper]:not([data-shown])'
  expect(await ground('[data-shown=hover]')).not.toBe(await ground(atRest))
  await button(atRest).hover()
  expect(await ground('[data-shown=hover]')).toBe(await ground(atRest))
  const ring = await button('[data-shown=focus]').evaluate(
    (it) => getComputedStyle(it).outlineStyle,
  )
  expect(ring).toBe('solid')
})

// A whole page may have these only once or in one order; a page of examples has many.
const ofWholePages = ['landmark-unique', 'heading-order', 'region', 'page-has-heading-one']

test('axe finds nothing among the examples', async () => {
  const { page } = await openExamples()
  await page.goto(served.url)
  await page.locator('.book-end').waitFor()
  expect(await axeFindings(page, { without: ofWholePages })).toEqual([])
})

test('the site that visitors see has no page of examples', async () => {
  const answerTo = async (word: string) =>
    (await (await fetch(`${site.url}/${word}`)).text()).replaceAll(word, '')
  expect((await answerTo('examples')) === (await answerTo('nothing'))).toBe(true)
  for (const language of languages) {
    expect((await fetch(`${site.url}/${language}/examples`)).status).toBe(404)
  }
})

test('nothing of the page of examples is in the build', () => {
  const built = filesIn('build').filter((file) => /\.(js|css|html|json)$/.test(file))
  expect(built.length).toBeGreaterThan(10)
  // The last is a measure that only the examples use: the site's sheet has no need of it.
  const traces = /app\/examples|\.examples\.|leaf-number|specimen|data-shown|min-h-64/
  expect(built.filter((file) => traces.test(readFileSync(file, 'utf8')))).toEqual([])
})

/** The page of examples, built for this test alone and served from a folder of its own. */
async function startExamplesPage() {
  const folder = await mkdtemp(join(tmpdir(), 'hof-ter-gist-examples-'))
  await buildExamples(folder)
  const server = await preview({
    configFile: false,
    base: examplesAddress,
    build: { outDir: folder },
    preview: { port: 0, host: '127.0.0.1' },
  })
  const { port } = server.httpServer.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}${examplesAddress}`,
    stop: async () => {
      await server.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
