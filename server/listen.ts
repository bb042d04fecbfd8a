import type { AddressInfo, Socket } from 'node:net'
import { createServer, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Config } from './config.ts'
import { networkOf } from './http/network.ts'
import { connections, headerLimitBytes, patience } from './limits.ts'

type Listening = {
  readonly port: number
  /** Takes no new connections, and resolves once every request has its answer. */
  readonly close: () => Promise<void>
}

/** Listens, and lets nobody hold a connection for longer, or more of them, than a visitor would. */
export async function listen(
  fetch: (request: Request, bindings: object) => Response | Promise<Response>,
  config: Pick<Config, 'port' | 'host' | 'rateLimit' | 'trustProxy'>,
): Promise<Listening> {
  const server = createServer(
    {
      maxHeaderSize: headerLimitBytes,
      headersTimeout: patience.headers,
      requestTimeout: patience.request,
      keepAliveTimeout: patience.idle,
      connectionsCheckingInterval: patience.lookedAtEvery,
    },
    getRequestListener(fetch),
  )
  server.setTimeout(patience.silence)
  server.maxConnections = connections.inAll
  // Behind a proxy every connection is the proxy's own.
  if (config.rateLimit && config.trustProxy === 0) countConnections(server)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    // Whoever finds the queue full is not refused but left to try again, seconds later.
    const backlog = connections.inAll
    server.listen({ port: config.port, host: config.host, backlog }, resolve)
  })
  return { port: (server.address() as AddressInfo).port, close: () => closeInOrder(server) }
}

function countConnections(server: Server): void {
  const open = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const network = networkOf(socket.remoteAddress ?? '')
    const count = (open.get(network) ?? 0) + 1
    if (count > connections.ofOneNetwork) {
      socket.destroy()
      return
    }
    open.set(network, count)
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1
      if (left > 0) open.set(network, left)
      else open.delete(network)
    })
  })
}

async function closeInOrder(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve))
  // Idle connections end now; busy ones when they have their answer, as they are idle then.
  const sweep = setInterval(() => server.closeIdleConnections(), 50)
  // A closing server no longer looks at its clocks: whoever drips would keep it open for ever.
  const end = setTimeout(() => server.closeAllConnections(), patience.leaving)
  server.closeIdleConnections()
  await closed
  clearInterval(sweep)
  clearTimeout(end)
}
