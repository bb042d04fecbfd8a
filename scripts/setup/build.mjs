import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runOrRefuse } from './child.mjs'
import { root } from './root.mjs'
import { environmentOf } from './runtime.mjs'
import { hashOfSources } from './sources.mjs'
import { tool } from './tool.mjs'

const stamp = join(root, 'build/made-from')
const checkContent = 'scripts/setup/check-content.ts'
const sharePictures = 'scripts/share-pictures/main.ts'
const precompress = 'scripts/setup/precompress.ts'

export function buildIsCurrent() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hashOfSources()
}

/**
 * The stamp goes first and comes back last: a build that failed or was interrupted has none. It
 * holds the hash from before, so that a file edited meanwhile makes the next start build again.
 */
export async function build(runtime) {
  const hash = hashOfSources()
  rmSync(stamp, { force: true })
  const env = { ...environmentOf(runtime), NODE_ENV: 'production' }
  const refusal = 'The site was not built: see above.'
  for (const args of [
    [checkContent],
    [tool('@react-router/dev', 'react-router'), 'build'],
    [sharePictures],
    [precompress],
  ]) {
    await runOrRefuse({ program: runtime, args, options: { env }, refusal })
  }
  writeFileSync(stamp, hash)
}
