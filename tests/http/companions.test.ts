import { expect, test } from 'vitest'
import { wordsIn } from '#tests/support/first-words.ts'
import { sharedFarm } from '../support/shared-farm.ts'
import { press } from '../support/forms.ts'
import { visibleText } from '../support/pages.ts'

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
