import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { preview } from 'vite'
import { buildExamples, examplesAddress } from '#server/examples.ts'

/** The page of examples, built for this test alone and served from a folder of its own. */
export async function startExamplesPage() {
  const folder = await mkdtemp(join(tmpdir(), 'hof-ter-gist-examples-'))
  await buildExamples(folder)
  const server = await preview({
    configFile: false,
    base: examplesAddress,
    build: { outDir: folder },
    preview: { port: 0, host: '127.0.0.1' },
  })
  const { port } = server.httpServer.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}${examplesAddress}`,
    stop: async () => {
      await server.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
