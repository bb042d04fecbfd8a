import { getRequestListener } from '@hono/node-server'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { Server as TcpServer, type Socket } from 'node:net'
import { setImmediate as nextRound, setTimeout as pause } from 'node:timers/promises'
import {
  bodyLimitBytes,
  connections,
  headerLimitBytes,
  patience,
  slowestLineBytesPerSecond,
} from '#office/limits.ts'
import type { Config } from './config.ts'
import { addressSeen, networkOf } from './http/network.ts'
import { shortRounds } from './short-rounds.ts'

/** Nobody may hold more connections than a visitor needs, or hold one longer than a visitor needs it. */
export async function listen(
  fetch: (request: Request, bindings: object) => Response | Promise<Response>,
  config: Pick<Config, 'port' | 'host' | 'rateLimit' | 'trustProxy'>,
): Promise<{ readonly port: number; readonly close: () => Promise<void> }> {
  // HTTP/1.0 asks for no host, and probes of load balancers name none.
  const answer = getRequestListener(fetch, { hostname: 'localhost' })
  const inTurn = oneAtATime(config.trustProxy)
  // A proxy has all connections.
  const visitorsAlone = config.rateLimit && config.trustProxy === 0
  const server = createServer(
    {
      maxHeaderSize: headerLimitBytes,
      // Two host names, joined, are none, which gets a 400 (RFC 9112, section 3.2).
      joinDuplicateHeaders: true,
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
    // A visitor who finds the queue full tries again seconds later.
    const backlog = connections.inAll
    server.listen({ port: config.port, host: config.host, backlog }, resolve)
  })
  const address = server.address()
  // A string is a socket of the file system, for which nobody asked.
  if (address === null || typeof address === 'string') throw new Error(`Listening at ${address}`)
  return { port: address.port, close: () => closeInOrder(server) }
}

function networkOfSender({ socket, headers }: IncomingMessage, proxies: number): string {
  const seen = { direct: socket.remoteAddress, forwardedFor: headers['x-forwarded-for'] }
  return networkOf(addressSeen(seen, proxies))
}

type Answer = (request: IncomingMessage, response: ServerResponse) => void

/**
 * Requests that a connection sends before it has its answer (pipelining) wait for the one before:
 * two thousand fit in what is read at once, and would all be served before anybody else.
 */
function oneAtATime(proxies: number) {
  const lines = new WeakMap<Socket, (() => void)[]>()
  const inRound = shortRounds()

  function beginNext(socket: Socket): void {
    const next = lines.get(socket)?.shift()
    if (next && !socket.destroyed) next()
    else lines.delete(socket)
  }

  return (answer: Answer): Answer =>
    (request, response) => {
      const { socket } = request
      // Bytes already read still come.
      if (socket.destroyed) return
      const begin = () => {
        if (socket.destroyed) return
        response.once('close', () => setImmediate(beginNext, socket))
        // Silence is the site's own while it makes the answer.
        response.on('timeout', () => {
          if (response.headersSent || !request.complete) socket.destroy()
        })
        cutOffWhenSlow(request, response)
        answer(request, response)
      }
      const standInLine = () => inRound(networkOfSender(request, proxies), begin)
      const line = lines.get(socket)
      if (!line) {
        lines.set(socket, [])
        standInLine()
      } else if (line.length < connections.pipelined) line.push(standInLine)
      else socket.destroy()
    }
}

/** Node has one limit for all bodies: a slow line's photograph needs a longer one than a form. */
function cutOffWhenSlow(request: IncomingMessage, response: ServerResponse): void {
  const { socket } = request
  const enough = (patience.request / 1000) * slowestLineBytesPerSecond
  let before = socket.bytesRead
  const looks = setInterval(() => {
    // All of it came: what takes long is the answer.
    if (request.complete) return clearInterval(looks)
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

/** A body larger than any form of ours is not invited: a sender that waits for the invitation sends nothing. */
function inviteBody(request: IncomingMessage, response: ServerResponse): void {
  if (Number(request.headers['content-length'] ?? 0) <= bodyLimitBytes) response.writeContinue()
  // The next bytes of this connection may be the body, and no request.
  else response.shouldKeepAlive = false
}

/** Connections that were taken but not yet read look like nobody: each is given a turn before it is cut off. */
async function closeInOrder(server: Server): Promise<void> {
  server.prependListener('request', (_, response) => (response.shouldKeepAlive = false))
  await letIn(server)
  // Node's own end of an HTTP server cuts off connections that were not read yet.
  const closed = new Promise((resolve) => TcpServer.prototype.close.call(server, resolve))
  // A slow sender would keep the server open for ever.
  const end = setTimeout(() => server.closeAllConnections(), patience.leaving)
  await pause(patience.lastWords)
  await everybodyRead()
  // Idle connections end now, busy ones with their answer.
  const sweep = setInterval(() => server.closeIdleConnections(), 50)
  server.closeIdleConnections()
  await closed
  clearInterval(sweep)
  clearTimeout(end)
  server.close()
}

/** A round of the event loop may take one connection only. */
async function letIn(server: Server): Promise<void> {
  const end = performance.now() + patience.lettingIn
  let come = true
  server.on('connection', () => (come = true))
  while (come && performance.now() < end) {
    come = false
    await everybodyRead()
  }
}

/** One round takes connections, the next reads these. */
async function everybodyRead(): Promise<void> {
  await nextRound()
  await nextRound()
}
