import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { firstHouse } from '#content/first-house.ts'
import { pagesForOneNetwork } from '#office/limits.ts'
import { calledFrom, stillLimits } from '#tests/support/still-limits.ts'
import { closedUntilOpen } from './closed-site.tsx'

test('a closed site answers a network at its pace, and its desk and health checks without one', async () => {
  const limits = stillLimits()
  const closed = { ...firstHouse, isOpen: false }
  const read = async () => closed
  const house = { read, readOrKnown: read, lastKnown: () => closed }
  const app = new Hono()
  app.use(closedUntilOpen({ ...limits, house, isKnown: async (c) => c.req.query('known') === '1' }))
  app.get('/made', (c) => limits.forOne(c, async () => c.text('made')))
  app.get('*', (c) => c.text('open'))
  const statusOf = async (path: string) => (await app.request(path, {}, calledFrom())).status

  for (let n = 0; n < pagesForOneNetwork.atOnce; n++) await statusOf('/made?known=1')
  expect(await statusOf('/nl')).toBe(429)
  expect(await statusOf('/nl?known=1')).toBe(200)
  for (const path of ['/desk', '/l/x', '/healthz']) expect(await statusOf(path)).toBe(200)
})
