import { getRequestListener } from '@hono/node-server'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { Server as TcpServer, type Socket } from 'node:net'
import { setImmediate, setTimeout as pause } from 'node:timers/promises'
import {
  bodyLimitBytes,
  connections,
  headerLimitBytes,
  patience,
  slowestLineBytesPerSecond,
} from '#office/limits.ts'
import type { Config } from './config.ts'
import { networkOf } from './http/network.ts'

type Listening = {
  readonly port: number
  readonly close: () => Promise<void>
}

/** Nobody may hold a connection for longer, or more of them, than a visitor would. */
export async function listen(
  fetch: (request: Request, bindings: object) => Response | Promise<Response>,
  config: Pick<Config, 'port' | 'host' | 'rateLimit' | 'trustProxy'>,
): Promise<Listening> {
  const answer = getRequestListener(fetch)
  const inTurn = oneAtATime()
  // A proxy has all connections itself.
  const visitorsAlone = config.rateLimit && config.trustProxy === 0
  const server = createServer(
    {
      maxHeaderSize: headerLimitBytes,
      headersTimeout: patience.headers,
      requestTimeout: patience.upload,
      keepAliveTimeout: visitorsAlone ? patience.idle : patience.idleOfAProxy,
      connectionsCheckingInterval: patience.lookedAtEvery,
    },
    inTurn((request, response) => void answer(request, response)),
  )
  const invite = inTurn((request, response) => {
    inviteBody(request, response)
    void answer(request, response)
  })
  server.on('checkContinue', invite)
  server.setTimeout(patience.silence)
  server.maxConnections = connections.inAll
  if (visitorsAlone) countConnections(server)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    // A visitor who finds the queue full is not refused but tries again seconds later.
    const backlog = connections.inAll
    server.listen({ port: config.port, host: config.host, backlog }, resolve)
  })
  const address = server.address()
  // A string for a socket of the file system, which nobody asked for here.
  if (address === null || typeof address === 'string') throw new Error(`Listening at ${address}`)
  return { port: address.port, close: () => closeInOrder(server) }
}

type Answer = (request: IncomingMessage, response: ServerResponse) => void

/**
 * Requests that a connection sends before it has its answer (pipelining) wait for the one before:
 * two thousand fit in what is read at once, and would all be served before anybody else.
 */
function oneAtATime() {
  const lines = new WeakMap<Socket, (() => void)[]>()

  function beginNext(socket: Socket): void {
    const begin = lines.get(socket)?.shift()
    if (begin && !socket.destroyed) begin()
    else lines.delete(socket)
  }

  return (answer: Answer): Answer =>
    (request, response) => {
      const { socket } = request
      // The rest of what was read still comes.
      if (socket.destroyed) return
      const begin = () => {
        response.once('close', () => void setImmediate().then(() => beginNext(socket)))
        // Silence while the answer is being made is the site's, and no reader has stopped.
        response.on('timeout', () => {
          if (response.headersSent || !request.complete) socket.destroy()
        })
        cutOffWhenSlow(request, response)
        answer(request, response)
      }
      const line = lines.get(socket)
      if (!line) {
        lines.set(socket, [])
        begin()
      } else if (line.length < connections.pipelined) line.push(begin)
      else socket.destroy()
    }
}

/** Node knows one limit for all bodies: the photograph of a slow line would need more than a form may have. */
function cutOffWhenSlow(request: IncomingMessage, response: ServerResponse): void {
  if (request.complete) return
  const { socket } = request
  const enough = (patience.request / 1000) * slowestLineBytesPerSecond
  let before = socket.bytesRead
  const looks = setInterval(() => {
    if (socket.bytesRead - before < enough) {
      if (response.headersSent) socket.destroy()
      else socket.end(tooSlow, () => socket.destroy())
    }
    before = socket.bytesRead
  }, patience.request)
  request.once('close', () => clearInterval(looks))
}

const tooSlow = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n'

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

/** A body that no form of ours can have is not asked for: whoever waits to be asked sends nothing. */
function inviteBody(request: IncomingMessage, response: ServerResponse): void {
  if (Number(request.headers['content-length'] ?? 0) <= bodyLimitBytes) response.writeContinue()
  // The next bytes on this connection may be that body after all, and no request.
  else response.shouldKeepAlive = false
}

/** Connections that were taken but not yet read look like nobody: each is given a turn before it is cut off. */
async function closeInOrder(server: Server): Promise<void> {
  server.prependListener('request', (_, response) => (response.shouldKeepAlive = false))
  await letIn(server)
  // Node's own end of an HTTP server cuts off all that have not been read yet.
  const closed = new Promise((resolve) => TcpServer.prototype.close.call(server, resolve))
  // A slow sender would keep it open for ever.
  const end = setTimeout(() => server.closeAllConnections(), patience.leaving)
  await pause(patience.lastWords)
  await everybodyRead()
  // Idle connections end now; busy ones as soon as they have their answer.
  const sweep = setInterval(() => server.closeIdleConnections(), 50)
  server.closeIdleConnections()
  await closed
  clearInterval(sweep)
  clearTimeout(end)
  server.close()
}

/** A round of the event loop may take one connection alone. */
async function letIn(server: Server): Promise<void> {
  const end = performance.now() + patience.lettingIn
  let come = true
  server.on('connection', () => (come = true))
  while (come && performance.now() < end) {
    come = false
    await everybodyRead()
  }
}

/** One round takes what had come, the next reads it. */
async function everybodyRead(): Promise<void> {
  await setImmediate()
  await setImmediate()
}
