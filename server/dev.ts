import { getRequestListener } from '@hono/node-server'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { Hono } from 'hono'
import { createServer as createViteServer } from 'vite'
import { business } from '#content/business.ts'
import type { AppParts } from './app-parts.ts'
import type * as sourceApp from './app.ts'
import { readConfig } from './config.ts'
import type { OfficeParts } from './create-office.ts'
import { examplesAddress, serveExamples } from './examples.ts'
import { createLog } from './log.ts'
import { startSite } from './site.ts'

// The site with hot reload: the app is loaded for each request, so that an edit shows at once.
const config = readConfig(process.env)
const siteUrl = config.siteUrl ?? `http://localhost:${config.port}`
const server = createServer()
const vite = await createViteServer({ server: { middlewareMode: { server } }, appType: 'custom' })

const loadApp = async () => (await vite.ssrLoadModule('/server/app.ts')) as typeof sourceApp
const { createOffice } = await loadApp()

let appParts: AppParts | undefined
let officeParts: OfficeParts | undefined
const site = await startSite({
  // Store, outbox and schedule are real; only pages are made in another way.
  config: { ...config, port: 0, host: '127.0.0.1', siteUrl },
  log: createLog('warn'),
  files: {
    answer: () => undefined,
    textOf: () => undefined,
    bytesOf: (path) => new Uint8Array(readFileSync(`.${path}`)),
    integrityOf: () => undefined,
  },
  mode: 'development',
  createOffice: (given) => {
    officeParts = given
    return createOffice(given)
  },
  createApp: (given) => {
    appParts = given
    return new Hono()
  },
})

const listener = getRequestListener(async (request, env) => {
  if (!appParts || !officeParts) throw new Error('The site has not started')
  const app = await loadApp()
  const office = app.createOffice(officeParts)
  const response = await app.createApp({ ...appParts, office }).fetch(request, env)
  // Vite adds styles and scripts to the page.
  response.headers.delete('content-security-policy')
  return response
})

let examples: ReturnType<typeof serveExamples> | undefined

server.on('request', (incoming, outgoing) => {
  const path = incoming.url?.split('?')[0] ?? ''
  if (`${path}/` === examplesAddress)
    return void outgoing.writeHead(302, { location: examplesAddress }).end()
  if (path.startsWith(examplesAddress)) {
    examples ??= serveExamples(server)
    return void examples.then(({ middlewares }) => middlewares(incoming, outgoing))
  }
  vite.middlewares(incoming, outgoing, () => void listener(incoming, outgoing))
})
server.listen(config.port, config.host, () => {
  console.log(`${business.name} (development) answers at http://${config.host}:${config.port}`)
})

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    void Promise.all([vite.close(), examples?.then((opened) => opened.close()), site.stop()]).then(
      () => process.exit(0),
    )
  })
}
