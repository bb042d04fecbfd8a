import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'
import type { Browser } from 'playwright-core'
import { openSlowly } from './open-browser.ts'
import { median } from './median.ts'

const runs = 15

/**
 * The largest contentful paint of a page as it is, and of the same page with its scripts removed:
 * in turns, both through the same relay, so that they differ in nothing else.
 *
 * @returns the medians: the paint in milliseconds, and the number of tasks longer than 50 ms
 */
export async function measureLargestPaint(browser: Browser, siteUrl: string, path: string) {
  const relay = await startRelay(siteUrl)
  const scripted: Load[] = []
  const plain: Load[] = []
  for (let run = 0; run < runs; run++) {
    scripted.push(await loadSlowly(browser, `${relay.url}${path}`))
    plain.push(await loadSlowly(browser, `${relay.url}${path}?${withoutScripts}`))
  }
  relay.stop()
  return { scripted: medianLoad(scripted), plain: medianLoad(plain) }
}

type Load = { readonly paint: number; readonly longTasks: number }

function medianLoad(loads: readonly Load[]): Load {
  return {
    paint: median(loads.map(({ paint }) => paint)),
    longTasks: median(loads.map(({ longTasks }) => longTasks)),
  }
}

const withoutScripts = 'without-scripts'

async function loadSlowly(browser: Browser, address: string): Promise<Load> {
  const page = await openSlowly(browser, 390)
  await page.goto(address, { waitUntil: 'networkidle' })
  const paint = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(list.getEntries().at(-1)?.startTime ?? 0),
        ).observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )
  const longTasks = await page.evaluate(async () => {
    const watch = new PerformanceObserver(() => {})
    watch.observe({ type: 'longtask', buffered: true })
    await new Promise((resolve) => setTimeout(resolve))
    return watch.takeRecords().length
  })
  await page.context().close()
  return { paint, longTasks }
}

/** Passes the site on, each answer packed once and kept; takes the scripts out where asked to. */
async function startRelay(siteUrl: string) {
  const kept = new Map<string, { headers: Record<string, string>; body: Buffer }>()

  async function answer(path: string) {
    const plain = path.endsWith(`?${withoutScripts}`)
    const response = await fetch(siteUrl + path.replace(`?${withoutScripts}`, ''))
    const type = response.headers.get('content-type') ?? ''
    const policy = response.headers.get('content-security-policy') ?? "default-src 'none'"
    const raw = Buffer.from(await response.arrayBuffer())
    const bytes = plain ? Buffer.from(withoutScriptTags(raw.toString())) : raw
    const isPacked = /font|png|avif/.test(type)
    const headers = {
      'content-type': type,
      'content-security-policy': policy,
      ...(isPacked ? {} : { 'content-encoding': 'br' }),
    }
    return { headers, body: isPacked ? bytes : brotliCompressSync(bytes) }
  }

  const server = createServer(async (request, response) => {
    const path = request.url ?? '/'
    const found = kept.get(path) ?? (await answer(path))
    kept.set(path, found)
    response.writeHead(200, found.headers).end(found.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const stop = () => {
    server.close()
    server.closeAllConnections()
  }
  return { url: `http://127.0.0.1:${port}`, stop }
}

function withoutScriptTags(html: string): string {
  return html.replaceAll(/<script(?![^>]*application\/ld\+json)[^>]*>[\s\S]*?<\/script>/g, '')
}
