/* oxlint-disable no-empty-pattern -- Vitest reads from the pattern what a fixture needs. */
import { beforeAll, test } from 'vitest'
import { sharedBrowser } from './browser.ts'
import { startTestSite, type TestSite, type TestSiteSettings } from './test-site.ts'

/**
 * Things shared by all files that a worker reads, made at their first use and gone with the worker.
 */
export const worker = test
  .extend('browser', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const browser = await sharedBrowser()
    onCleanup(() => browser.close())
    return browser
  })
  .extend('quietSite', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const site = await startTestSite()
    onCleanup(() => site[Symbol.asyncDispose]())
    return site
  })

/** A site that is only read, as other files read the same one: nothing is sent to it. */
export function quietSite(): Pick<TestSite, 'url'> {
  let site: TestSite
  worker.beforeAll(({ quietSite: shared }) => {
    site = shared
  })
  return {
    get url() {
      return site.url
    },
  }
}

type FileSite = Pick<TestSite, 'url' | 'dataDir' | 'farm' | 'mailFiles'>

/** A site that all tests of a file share. */
export function fileSite(settings: TestSiteSettings = {}): FileSite {
  let site: TestSite
  beforeAll(async () => {
    site = await startTestSite(settings)
    return () => site[Symbol.asyncDispose]()
  })
  return {
    get url() {
      return site.url
    },
    get dataDir() {
      return site.dataDir
    },
    farm: <Row>(...words: string[]) => site.farm<Row>(...words),
    mailFiles: () => site.mailFiles(),
  }
}
