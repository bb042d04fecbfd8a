import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { inksAsked } from '#booking/look/inked.ts'
import { palettes } from '#booking/look/palette.ts'
import { pagesForOneNetwork } from '#office/limits.ts'
import { calledFrom, stillLimits } from '#tests/support/still-limits.ts'
import { createInkedDrawings } from './inked-drawings.ts'

test('drawings in colours of nobody are made at the pace of a network, and those of the house are not', async () => {
  const textOf = () => '<svg><path fill="#FAF6EC"/></svg>'
  const drawings = createInkedDrawings({ ...stillLimits(), files: { textOf } })
  const app = new Hono()
  app.get('/assets/*', async (c, next) => drawings(c) ?? next())
  const ask = async (query: string) => app.request(`/assets/land.svg?${query}`, {}, calledFrom())
  const strange = (n: number) => `inks=${n.toString(16).padStart(6, '0')}-123456`

  expect((await ask(strange(0))).status).toBe(200)
  for (let n = 1; n < pagesForOneNetwork.atOnce; n++) await ask(strange(n))
  expect((await ask(strange(pagesForOneNetwork.atOnce))).status).toBe(429)
  // One that is kept costs nothing.
  expect((await ask(strange(pagesForOneNetwork.atOnce - 1))).status).toBe(200)
  const own = await ask(inksAsked(palettes.farm))
  expect([own.status, own.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
})
