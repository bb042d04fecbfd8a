import { expect, test } from 'vitest'
import { startTestSite } from '#tests/support/test-site.ts'

test('the home page turns to winter on the first of December in Brussels', async () => {
  await using autumn = await startTestSite({ env: { NOW: '2025-11-30T23:30:00+01:00' } })
  const hero = async (url: string) => {
    const html = await (await fetch(`${url}/nl`)).text()
    return /(?<=assets\/)hero-[a-z]+/.exec(html)?.[0]
  }
  expect(await hero(autumn.url)).toBe('hero-autumn')
  await using winter = await autumn.restart({ NOW: '2025-12-01T00:30:00+01:00' })
  expect(await hero(winter.url)).toBe('hero-winter')
})
