import { describe, expect, test } from 'vitest'
import { firstHouse } from '#content/first-house.ts'
import { wordsOf } from '#content/words/words.ts'
import { pathTo } from '#language/addresses.ts'
import { languages } from '#tests/support/first-languages.ts'
import { textsOf } from '#tests/support/pages.ts'
import { readPart } from '#tests/support/part-of-page.ts'
import { quietSite } from '#tests/support/worker.ts'

const site = quietSite()

const pillars = {
  nl: ['De tijd', 'De grond', 'De maat'],
  fr: ['Le temps', 'La terre', 'La mesure'],
  en: ['Time', 'Land', 'Size'],
} as const

describe.each(languages)('about the farm', (language) => {
  const words = wordsOf(firstHouse, language).about
  const read = () => readPart(site.url, pathTo('about', language))

  test(`the farm tells who it is, in five parts in order, in ${language}`, async () => {
    const { html, inOrder } = await read()
    const { journey, philosophy, commitment, guide, call } = words
    expect(textsOf(html, 'h1')).toEqual([words.title])
    expect(textsOf(html, 'h2')).toEqual(
      [journey, philosophy, commitment, guide, call].map(({ title }) => title),
    )
    expect(journey.moments.length).toBeGreaterThanOrEqual(3)
    inOrder([
      journey.title,
      ...journey.moments.flatMap(({ when, text }) => [when, text]),
      guide.title,
      ...guide.paragraphs,
    ])
  })

  test(`the farm stands on three pillars, each explained, in ${language}`, async () => {
    const { html } = await read()
    expect(textsOf(html, 'dt')).toEqual(pillars[language])
    expect(textsOf(html, 'dd')).toEqual(words.philosophy.pillars.map(({ text }) => text))
  })

  test(`the farm says what guests can hold it to, in ${language}`, async () => {
    const { html } = await read()
    const { title, promises } = words.commitment
    const [list = ''] = html.slice(html.indexOf(title)).split('</ul>')
    expect(textsOf(list, 'li')).toEqual(promises)
    expect(promises.length).toBeGreaterThanOrEqual(3)
  })

  test(`the page ends with the way to the workshops, in ${language}`, async () => {
    const { links, seen } = await read()
    expect(links.at(-1)).toBe(pathTo('workshops', language))
    expect(seen.trimEnd().endsWith(words.call.button)).toBe(true)
  })
})
