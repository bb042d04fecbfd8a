import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { median } from './median.ts'

const rounds = 5
const roundMs = 1500
const connections = 32

/**
 * Answers a second of a page kept by the site, and of a bare Hono that answers with the same bytes:
 * in turns, each in a process of its own.
 */
export async function measureThroughput(siteUrl: string, path: string) {
  const bare = await startBareHono(siteUrl + path)
  const site: number[] = []
  const bareHono: number[] = []
  await answersPerSecond(siteUrl, path)
  await answersPerSecond(bare.url, '/')
  for (let round = 0; round < rounds; round++) {
    site.push(await answersPerSecond(siteUrl, path))
    bareHono.push(await answersPerSecond(bare.url, '/'))
  }
  await bare.stop()
  return { site: median(site), bareHono: median(bareHono) }
}

async function startBareHono(copyOf: string) {
  const script = join(import.meta.dirname, 'bare-hono.ts')
  const child = spawn(process.execPath, [script, copyOf], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [url] = (await once(createInterface(child.stdout), 'line')) as [string]
  return {
    url,
    stop: async () => {
      const gone = once(child, 'exit')
      child.kill()
      await gone
    },
  }
}

async function answersPerSecond(url: string, path: string): Promise<number> {
  const until = performance.now() + roundMs
  const counts = await Promise.all(
    Array.from({ length: connections }, () => countAnswers({ url, path, until })),
  )
  return (counts.reduce((sum, count) => sum + count, 0) / roundMs) * 1000
}

/** One visitor who asks again as soon as the whole answer is there; bare sockets, to be no bottleneck. */
function countAnswers({ url, path, until }: { url: string; path: string; until: number }) {
  const { hostname, port, host } = new URL(url)
  const request = `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: br\r\n\r\n`
  return new Promise<number>((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(request))
    let count = 0
    let received: Buffer = Buffer.alloc(0)
    socket.on('error', reject)
    socket.on('data', (chunk: Buffer) => {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk])
      const whole = lengthOfAnswer(received)
      if (whole === undefined || received.length < whole) return
      count += 1
      received = Buffer.alloc(0)
      if (performance.now() < until) socket.write(request)
      else socket.end(() => resolve(count))
    })
  })
}

function lengthOfAnswer(received: Buffer): number | undefined {
  const headEnd = received.indexOf('\r\n\r\n')
  if (headEnd < 0) return undefined
  const head = received.toString('latin1', 0, headEnd)
  if (!head.startsWith('HTTP/1.1 200')) throw new Error(`No page: ${head.split('\r\n')[0]}`)
  const length = /content-length: (\d+)/i.exec(head)?.[1]
  if (length === undefined) throw new Error('The answer does not say its length.')
  return headEnd + 4 + Number(length)
}
