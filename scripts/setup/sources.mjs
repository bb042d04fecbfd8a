import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'

/** Every folder that has a name for imports is built from, but for these. */
const { imports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const folders = Object.keys(imports)
  .map((alias) => alias.slice(1, -'/*'.length))
  .filter((folder) => !['scripts', 'tests'].includes(folder))

const sources = [
  ...folders,
  'public',
  'scripts/setup/build.mjs',
  'scripts/setup/check-content.ts',
  'scripts/setup/precompress.ts',
  'scripts/share-pictures',
  'package.json',
  'package-lock.json',
  'react-router.config.ts',
  'tsconfig.json',
  'vite.config.ts',
  'vite.plugins.ts',
]

// A file that changes nothing in the build must not cause one.
const beside = /(^|\/)\.|\.(test|examples)\.\w+$|\.md$|^app\/examples$/

/** One hash over the names and contents of everything the build is made from. */
export function hashOfSources(folder = root) {
  const hash = createHash('sha256')
  for (const file of sources.flatMap((source) => filesIn(folder, source))) {
    const content = readFileSync(join(folder, file))
    hash.update(`${file}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

function filesIn(folder, path) {
  if (beside.test(path) || !existsSync(join(folder, path))) return []
  if (!statSync(join(folder, path)).isDirectory()) return [path]
  const names = readdirSync(join(folder, path)).toSorted()
  return names.flatMap((name) => filesIn(folder, `${path}/${name}`))
}
