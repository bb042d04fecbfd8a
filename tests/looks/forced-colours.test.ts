import { expect, test } from 'vitest'
import { siteVisitor } from '#tests/support/visitor.ts'

const visitor = siteVisitor()

test('in a visitor’s own colours a button still has an edge, and the sign is not lost', async () => {
  const { page } = await visitor.open('/en/booking', {
    forcedColors: 'active',
    colorScheme: 'dark',
    reducedMotion: 'reduce',
  })
  const send = page.locator('main form [type=submit]')
  expect(await send.evaluate((it) => getComputedStyle(it).borderTopWidth)).toBe('2px')
  const badge = page.locator('.schedule-badge').first()
  expect(await badge.evaluate((it) => getComputedStyle(it).borderTopWidth)).toBe('2px')
  const sign = page.locator('.logo-sign')
  expect(await sign.evaluate((it) => getComputedStyle(it).filter)).toBe('invert(1)')
})
