import { globSync, readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { basename, join } from 'node:path'
import type { Browser } from 'playwright-core'
import { preview } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { languages } from '#language/languages.ts'
import { buildExamples, examplesAddress } from '#server/examples.ts'
import { axeFindings } from '#tests/support/axe.ts'
import { openContext, openPage } from '#tests/support/browser.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
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

const filesIn = (pattern: string) => globSync(pattern, { cwd: root })

test('every part of the interface has its examples', () => {
  const examples = filesIn('app/ui/*.examples.tsx')
  const shown = examples.map((file) => readFileSync(join(root, file), 'utf8')).join('\n')
  const parts = filesIn('app/ui/*.tsx').filter((file) => !/\.(examples|test)\.tsx$/.test(file))
  expect(parts).toContain('app/ui/field.tsx')
  const isShown = (file: string) =>
    examples.includes(file.replace('.tsx', '.examples.tsx')) ||
    shown.includes(`from './${basename(file)}'`)
  expect(parts.filter((file) => !isShown(file))).toEqual([])
})

test('every example stands on the page', async () => {
  const { page, complaints } = await openExamples()
  await page.goto(served.url)
  const leaves = page.locator('.leaf')
  await leaves.first().waitFor()
  expect(await leaves.count()).toBe(filesIn('app/**/*.examples.tsx').length)
  expect(complaints).toEqual([])
})

// A whole page may have these only once or in one order; a page of examples has many.
const ofWholePages = ['landmark-unique', 'heading-order', 'region', 'page-has-heading-one']

test('axe finds nothing among the examples', async () => {
  const { page } = await openExamples()
  await page.goto(served.url)
  await page.locator('.leaf').last().waitFor()
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
  const built = filesIn('build/**/*.{js,css,html,json}')
  expect(built.length).toBeGreaterThan(10)
  // The last is a measure that only the examples use: the site's sheet has no need of it.
  const traces = /app\/examples|\.examples\.|specimen|data-shown|min-h-64/
  expect(built.filter((file) => traces.test(readFileSync(join(root, file), 'utf8')))).toEqual([])
})

/** The page of examples, built for this test alone and served from a folder of its own. */
async function startExamplesPage() {
  const { path: folder, remove } = await temporaryFolder()
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
      await remove()
    },
  }
}
