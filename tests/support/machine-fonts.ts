import type { TestProject } from 'vitest/node'
import { installFonts } from '#scripts/fonts/machines.ts'
import { temporaryFolder } from './temporary-folder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of `installFonts`. */
    readonly fonts: string
  }
}

/** One folder serves the whole run: no browser of the tests sees the machine's own typefaces. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { path, remove } = await temporaryFolder()
  await installFonts(path)
  project.provide('fonts', path)
  return remove
}
