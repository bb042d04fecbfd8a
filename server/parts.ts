import type { Server } from 'node:http'
import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import { build, createServer, type InlineConfig, type ViteDevServer } from 'vite'
import { sonnerWithoutInlineStyle } from '../vite.sonner.ts'

/** Where the page of parts answers while one works on the site; in production there is no such page. */
export const partsAddress = '/parts/'

const root = join(import.meta.dirname, '..')

/** A small site of its own beside the real one: no route, no loader, nothing the build knows of. */
const config: InlineConfig = {
  configFile: false,
  root: join(root, 'app/parts'),
  base: partsAddress,
  publicDir: false,
  cacheDir: join(root, 'node_modules/.vite-parts'),
  plugins: [tailwindcss(), sonnerWithoutInlineStyle()],
  logLevel: 'error',
}

/** The page of parts with hot reload, for a server that passes it every request under its address. */
export function serveParts(server: Server): Promise<ViteDevServer> {
  return createServer({
    ...config,
    server: { middlewareMode: true, hmr: { server }, fs: { allow: [root] } },
  })
}

/** The page of parts as files in a folder, for tests. */
export async function buildParts(folder: string): Promise<void> {
  await build({ ...config, build: { outDir: folder, emptyOutDir: true, assetsInlineLimit: 0 } })
}
