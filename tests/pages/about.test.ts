import { expect, test } from 'vitest'
import { firstHouse } from '#content/first-house.ts'
import { wordsOf } from '#content/words/words.ts'
import { pathTo } from '#language/addresses.ts'
import { languages } from '#tests/support/first-languages.ts'
import { textsOf } from '#tests/support/pages.ts'
import { readPart } from '#tests/support/part-of-page.ts'
import { quietSite } from '#tests/support/worker.ts'

const site = quietSite()

test.for(languages)('the farm tells who it is and what to hold it to, in %s', async (language) => {
  const { html, links, inOrder } = await readPart(site.url, pathTo('about', language))
  const { journey, philosophy, commitment, guide, call, title } = wordsOf(
    firstHouse,
    language,
  ).about
  expect(textsOf(html, 'h1')).toEqual([title])
  const parts = [journey, philosophy, commitment, guide, call]
  expect(textsOf(html, 'h2')).toEqual(parts.map((part) => part.title))
  expect(textsOf(html, 'dt')).toEqual(philosophy.pillars.map((pillar) => pillar.title))
  expect([philosophy.pillars.length, journey.moments.length >= 3]).toEqual([3, true])
  inOrder([
    ...journey.moments.flatMap(({ when, text }) => [when, text]),
    ...philosophy.pillars.map(({ text }) => text),
    ...commitment.promises,
    ...guide.paragraphs,
    call.button,
  ])
  expect(commitment.promises.length).toBeGreaterThanOrEqual(3)
  expect(links.at(-1)).toBe(pathTo('workshops', language))
})
