import { expect, test } from 'vitest'
import { quietVisitor } from '#tests/support/visitor.ts'

const visitor = quietVisitor()

test('a phone fetches the picture of a workshop when it comes near, and not before', async () => {
  const { page } = await visitor.newPage({ viewport: { width: 360, height: 740 } })
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await page.goto(`${visitor.site.url}/nl`)
  // The browser has chosen what to fetch once this picture is there.
  await page.waitForFunction(
    () => document.querySelector<HTMLImageElement>('.welcome-picture')?.naturalWidth,
  )
  const ofWorkshops = () => fetched.filter((url) => url.includes('/workshop-'))
  expect(ofWorkshops()).toEqual([])
  await page.locator('.workshop-card').first().scrollIntoViewIfNeeded()
  await expect.poll(ofWorkshops).not.toEqual([])
})
