import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { SiteProcess } from './site-process.ts'

const run = promisify(execFile)

/** Whether this machine lets a test change the limits of a process (`prlimit`, on every Linux). */
export async function canLimitFiles(): Promise<boolean> {
  return run('prlimit', ['--version']).then(
    () => true,
    () => false,
  )
}

/** From now on no file of the site grows past a few bytes, as on a disk that is full. */
export async function fillDisk(site: SiteProcess): Promise<void> {
  await limitFiles(site, '512:')
}

export async function clearDisk(site: SiteProcess): Promise<void> {
  await limitFiles(site, 'unlimited:')
}

async function limitFiles({ process: { pid } }: SiteProcess, soft: string): Promise<void> {
  await run('prlimit', [`--pid=${pid}`, `--fsize=${soft}`])
}
