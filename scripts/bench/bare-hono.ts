import { get } from 'node:http'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'

// The least a Hono can do: one answer with bytes that are already there. For comparison only.

const copyOf = process.argv[2] ?? ''

get(copyOf, { headers: { 'accept-encoding': 'br' } }, async (response) => {
  const body = new Uint8Array(Buffer.concat(await Array.fromAsync(response)))
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' }
  const app = new Hono()
  app.get('/', (c) => c.body(body, 200, headers))
  serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => {
    process.stdout.write(`http://127.0.0.1:${port}\n`)
  })
})
