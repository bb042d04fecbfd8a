import { expect, test } from 'vitest'
import { printStructuredCommunication } from '#booking/money/structured-communication.ts'
import { wordsIn } from '#tests/support/first-words.ts'
import { fill } from '#language/fill.ts'
import { sharedFarm } from '../support/shared-farm.ts'
import { press } from '../support/forms.ts'
import { textAt, visibleText } from '../support/pages.ts'

const farm = sharedFarm()
const at = (path: string | null) => new URL(path ?? '', farm.site.url).href

/** A party of three that shares its price: its booking, its page and the link for companions. */
async function sharedTable(language: string, on: string) {
  const id = await farm.book({ participants: '3', language, on })
  await farm.answer(id, 'confirm')
  const page = farm.link.guest('party', { id })
  expect((await press(page, { do: 'share' })).status).toBe(303)
  const [, shared = ''] =
    /copyable">https?:\/\/[^/<]+(\/l\/[a-z2-7]+)/.exec(await farm.html(page)) ?? []
  return { id, page, shared: at(shared) }
}

test('one link, a first name, and a page of one’s own', async () => {
  const language = 'fr'
  const { own, table, problems } = wordsIn(language).companions
  const { id, page, shared } = await sharedTable(language, '2025-11-18')
  const wrong = await press(shared, { name: 'Lotte', email: 'no', language })
  const html = await wrong.text()
  expect([wrong.status, visibleText(html)]).toEqual([
    422,
    expect.stringContaining(visibleText(problems.email)),
  ])
  for (const typed of ['value="Lotte"', 'value="no"']) expect(html).toContain(typed)
  const once = /name="once" value="([^"]+)"/.exec(html)?.[1] ?? ''
  const right = { name: 'Lotte', email: '', language, consent: 'on', once }
  const joined = await press(shared, right)
  const theirs = at(joined.headers.get('location'))
  expect(at((await press(shared, right)).headers.get('location'))).toBe(theirs)
  const [row] = farm.sql('select id, reference from companion where reservation_id = ?', id)
  const text = await textAt(theirs)
  for (const said of [fill(own.title, { name: 'Lotte' }), own.keep]) {
    expect(text).toContain(visibleText(said))
  }
  expect(text).toContain(printStructuredCommunication(String(row?.['reference'])))
  expect(text).not.toMatch(/Anneleen|anneleen/)
  expect(await textAt(page)).toContain(visibleText(fill(table.joined, { name: 'Lotte' })))

  const companion = String(row?.['id'])
  await press(page, { do: 'remove-companion', companion })
  await press(page, { do: 'stop-sharing' })
  for (const ended of [theirs, shared]) expect((await fetch(ended)).status).toBe(404)
})

test('nobody is taken from a table that is not theirs, and one button takes oneself away', async () => {
  const mine = await sharedTable('nl', '2025-10-23')
  const other = await sharedTable('nl', '2025-10-23')
  const joined = await press(mine.shared, {
    name: 'Bram',
    email: '',
    language: 'nl',
    consent: 'on',
  })
  const theirs = at(joined.headers.get('location'))
  const [row] = farm.sql('select id from companion where reservation_id = ?', mine.id)
  await press(other.page, { do: 'remove-companion', companion: String(row?.['id']) })
  expect((await fetch(theirs)).status).toBe(200)
  const left = await press(theirs, { do: 'leave' })
  expect(visibleText(await left.text())).toContain(wordsIn('nl').companions.left.title)
  expect((await fetch(theirs)).status).toBe(404)
})
