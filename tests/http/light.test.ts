import { expect, test } from 'vitest'
import { firstHouse } from '#content/first-house.ts'
import { wordsOf } from '#content/words/words.ts'
import { pathTo } from '#language/addresses.ts'
import { languages } from '#tests/support/first-languages.ts'
import { textAt } from '#tests/support/pages.ts'
import { startTestSite, type TestSite } from '#tests/support/test-site.ts'

/** An evening of drinks to which some come, from half past six to ten; the sun sets at twenty past seven. */
const at = (time: string) => `2025-09-30T${time}:00+02:00`

const lightOf = async (site: TestSite) => {
  const html = await (await fetch(site.url + pathTo('home', 'nl'))).text()
  return /hero-autumn[^"]*\.svg#([\w-]+)/.exec(html)?.[1]
}

/** Languages in which the contact page says that the farm sits at table. */
async function saidAtTable(site: TestSite): Promise<readonly string[]> {
  const pages = await Promise.all(
    languages.map(async (language) => {
      const text = await textAt(site.url + pathTo('contact', language))
      return text.includes(wordsOf(firstHouse, language).contact.atTable) ? [language] : []
    }),
  )
  return pages.flat()
}

test('the pictures have the light of the hour, and the farm is at table when it is', async () => {
  await using earlier = await startTestSite()
  const seen = []
  for (const time of ['12:00', '18:45', '22:01']) {
    await using site = await earlier.restart({ NOW: at(time) })
    seen.push([time, await lightOf(site), await saidAtTable(site)])
  }
  expect(seen).toEqual([
    ['12:00', 'daylight', []],
    ['18:45', 'low-sun', languages],
    ['22:01', 'lamplight', []],
  ])
})
