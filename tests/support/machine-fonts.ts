import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { installFonts } from '#scripts/fonts/machines.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of `installFonts`. */
    readonly fonts: string
  }
}

/** One folder serves the whole run: no browser of the tests sees the machine's own typefaces. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'hof-ter-gist-fonts-'))
  await installFonts(folder)
  project.provide('fonts', folder)
  return () => rm(folder, { recursive: true, force: true })
}
