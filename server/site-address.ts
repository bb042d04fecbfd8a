import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from './config.ts'
import { readIfThere } from './files.ts'

/** Keeps the address for the command line: with `PORT=0` nobody else knows it. */
export function noteSiteAddress({ siteUrl, dataDir }: Config, address: string): void {
  if (siteUrl === undefined) writeFileSync(noteIn(dataDir), address)
}

export function siteAddress({ siteUrl, dataDir, port }: Config): string {
  return siteUrl ?? readIfThere(noteIn(dataDir)) ?? `http://localhost:${port}`
}

function noteIn(dataDir: string): string {
  return join(dataDir, 'address')
}
