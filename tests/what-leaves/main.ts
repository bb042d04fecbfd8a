import { parseArgs } from 'node:util'
import { createServer, type Plugin } from 'vite'
import { inlineScript } from '../../vite.plugins.ts'
import type * as writing from './write-lives.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { lives: { type: 'string', default: '1000' }, seed: { type: 'string', default: '1' } },
})
const [folder] = positionals
if (!folder) throw new Error('node scripts/what-leaves.mjs FOLDER [--lives=1000] [--seed=1]')

// Pages and letters are read from their sources: nothing has to be built.
const vite = await createServer({
  configFile: false,
  plugins: [inlineScript(), withoutStyles()],
  appType: 'custom',
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
})
try {
  const { writeLives } = (await vite.ssrLoadModule(
    '/tests/what-leaves/write-lives.ts',
  )) as typeof writing
  await writeLives({ folder, lives: Number(values.lives), seed: Number(values.seed) })
} finally {
  await vite.close()
}

/** Styles would be most of every page. */
function withoutStyles(): Plugin {
  const none = '\0no-styles'
  return {
    name: 'without-styles',
    enforce: 'pre',
    resolveId: (source) => (/\.css(\?|$)/.test(source) ? none : undefined),
    load: (id) => (id === none ? "export default ''" : undefined),
  }
}
