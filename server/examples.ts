import type { Server } from 'node:http'
import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import { build, createServer, type InlineConfig, type ViteDevServer } from 'vite'
import { sonnerWithoutInlineStyle } from '../vite.plugins.ts'

/** The page of examples is for development: in production there is none. */
export const examplesAddress = '/examples/'

const root = join(import.meta.dirname, '..')

const config: InlineConfig = {
  configFile: false,
  root: join(root, 'app/examples'),
  base: examplesAddress,
  publicDir: false,
  cacheDir: join(root, 'node_modules/.vite-examples'),
  plugins: [tailwindcss(), sonnerWithoutInlineStyle()],
  logLevel: 'error',
}

export function serveExamples(server: Server): Promise<ViteDevServer> {
  return createServer({
    ...config,
    server: { middlewareMode: true, hmr: { server }, fs: { allow: [root] } },
  })
}

export async function buildExamples(folder: string): Promise<void> {
  await build({ ...config, build: { outDir: folder, emptyOutDir: true, assetsInlineLimit: 0 } })
}
