import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { quietVisitor } from '#tests/support/visitor.ts'

const visitor = quietVisitor()

/** The parts that moved over from the page before; empty when the page simply appeared. */
async function movedFromHome(page: Page): Promise<readonly string[]> {
  await page.addInitScript(() => {
    addEventListener('pagereveal', async (event) => {
      const { viewTransition } = event as Event & {
        readonly viewTransition: ViewTransition | null
      }
      await viewTransition?.ready
      const parts = document.getAnimations().map(({ effect }) => {
        return effect instanceof KeyframeEffect ? effect.pseudoElement : ''
      })
      document.documentElement.dataset['moved'] = viewTransition ? parts.join(' ') : ''
    })
  })
  await page.goto(`${visitor.site.url}/nl`)
  await page.locator('.hero-next').click()
  const moved = page.locator('html[data-moved]:has(.chosen-date)')
  return ((await moved.getAttribute('data-moved')) ?? '').split(' ').filter(Boolean)
}

test('the jar of home travels to the bar over the form, before any script of the site', async () => {
  const { page } = await visitor.newPage({ reducedMotion: 'no-preference' })
  // A slow browser shows the page before it has read the bar; then nothing travels.
  await expect.poll(() => movedFromHome(page)).toContain('::view-transition-group(jar)')
})

test('nothing travels for a visitor who wants less motion', async () => {
  const { page } = await visitor.newPage({ reducedMotion: 'reduce' })
  expect(await movedFromHome(page)).toEqual([])
})
