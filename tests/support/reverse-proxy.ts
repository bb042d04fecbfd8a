import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { type AddressInfo } from 'node:net'

const lookEveryMs = 250

/**
 * Does what docs/running.md asks of a reverse proxy: the first site that is ready is asked, the next
 * where it refuses, and nothing that was sent is sent again.
 */
export async function startReverseProxy(ports: readonly number[]) {
  const ready = new Set(ports)
  const looks = ports.map((port) =>
    setInterval(async () => {
      const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined)
      if (answer?.ok) ready.add(port)
      else ready.delete(port)
    }, lookEveryMs),
  )
  const server = createServer((asked, answer) => {
    const [first, ...others] = ports.toSorted((a, b) => Number(ready.has(b)) - Number(ready.has(a)))
    pass(asked, answer, [first!, ...others])
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    [Symbol.asyncDispose]: async () => {
      for (const look of looks) clearInterval(look)
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

type Ports = readonly [number, ...number[]]

function pass(asked: IncomingMessage, answer: ServerResponse, [port, next, ...others]: Ports) {
  const { method, url: path, headers } = asked
  const onward = request({ host: '127.0.0.1', port, method, path, headers, agent: false })
  onward.on('response', (response) => {
    answer.writeHead(response.statusCode ?? 502, response.headers)
    response.pipe(answer)
    response.on('error', () => answer.destroy())
  })
  onward.on('error', (error) => {
    const isRefused = 'code' in error && error.code === 'ECONNREFUSED'
    if (isRefused && next !== undefined) pass(asked, answer, [next, ...others])
    else if (answer.headersSent) answer.destroy()
    else answer.writeHead(502, { 'content-type': 'application/json' }).end('{}')
  })
  // Nothing of the body is read before somebody takes it.
  onward.on('socket', (socket) => socket.on('connect', () => asked.pipe(onward)))
}
