import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { changeHouse } from '#office/house/change-house.ts'
import { publishTexts } from '#office/texts/publish-texts.ts'
import { freshOffice } from '#tests/support/fresh-office.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { contentVerb } from './content-verb.ts'
import { readLine } from './verb.ts'

const farm = freshOffice()

const content = (what: 'export' | 'import', folder: string) => {
  const { office, store } = farm
  return contentVerb({ store, openOffice: async () => office }, readLine([what, folder]))
}

it('an import says where each change is now, and an export leaves out what the house set aside', async () => {
  await using place = await temporaryFolder()
  const file = join(place.path, 'nl.json')
  const texts = (): Readonly<Record<string, string>> => JSON.parse(readFileSync(file, 'utf8'))
  await content('export', place.path)
  const all = texts()
  const same = { texts: 0, photographs: 0, look: 0, pages: 0 }
  expect(await content('import', place.path)).toEqual({
    rows: [same],
    note: 'Nothing differs from what the site has.',
  })
  writeFileSync(file, JSON.stringify({ ...all, 'gallery.title': 'Onze beelden' }))
  expect(await content('import', place.path)).toEqual({
    rows: [{ ...same, texts: 1 }],
    note: 'Texts and photographs are drafts: look at them and publish them on your desk (farm desk).',
  })
  await publishTexts(farm.office)

  await changeHouse(farm.office, [
    { what: 'name', name: 'Imkerschool De Korf', accountHolder: 'De Korf' },
    { what: 'workshops', shown: ['sourdough', 'vegetables'] },
    { what: 'page', page: 'gallery', shown: false },
    { what: 'page', page: 'giftVoucher', shown: false },
    { what: 'offer', offer: 'diary', offered: false },
  ])
  await content('export', place.path)
  const left = texts()
  expect(left['gallery.title']).toBe('Onze beelden')
  // The booking page has a picture of the gallery, and a voucher that was sold has its page.
  for (const path of ['gallery.defaultCaption', 'giftVoucher.ordered.gift.title'])
    expect(left[path]).toBe(all[path])
  const outside = Object.keys(all).filter((path) => !Object.hasOwn(left, path))
  const parts = new Set(outside.map((path) => /^(workshop|faq\.tabs)?\.?\w+/.exec(path)![0]))
  expect([...parts].toSorted()).toEqual([
    'diary',
    'diaryMails',
    'faq.tabs.drinks',
    'gallery',
    'giftVoucher',
    'guestSentence',
    'workshop.drinks',
    'workshopNames',
  ])
  expect(await content('import', place.path)).toMatchObject({ rows: [same] })
})
