import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'

/** The script behind a package's command: Node runs it as it is, on Windows too. */
export function tool(name, bin = name) {
  const folder = join(root, 'node_modules', name)
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return join(folder, typeof manifest.bin === 'string' ? manifest.bin : manifest.bin[bin])
}
