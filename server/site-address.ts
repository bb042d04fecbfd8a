import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from './config.ts'

/**
 * Writes down where the site answers, for the command line beside it: with `PORT=0` nobody else knows.
 * A farm with a `SITE_URL` has said so itself.
 */
export function noteSiteAddress({ siteUrl, dataDir }: Config, address: string): void {
  if (siteUrl === undefined) writeFileSync(noteIn(dataDir), address)
}

/** The address that links begin with: the one given, else where a site on this data last answered. */
export function siteAddress({ siteUrl, dataDir, port }: Config): string {
  if (siteUrl !== undefined) return siteUrl
  try {
    return readFileSync(noteIn(dataDir), 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    return `http://localhost:${port}`
  }
}

function noteIn(dataDir: string): string {
  return join(dataDir, 'address')
}
