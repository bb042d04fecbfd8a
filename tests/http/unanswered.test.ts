import { expect, test } from 'vitest'
import { wordsIn } from '#tests/support/first-words.ts'
import { pathTo } from '#language/addresses.ts'
import type { Language } from '#language/languages.ts'
import { Farm } from '../support/farm.ts'
import { waitUntil } from '../support/sent-mails.ts'
import { textAt, visibleText } from '../support/pages.ts'
import { valuesIn } from '../support/read-page.ts'
import { linksOf } from '../support/site-links.ts'

const usual = /(binnen|dans les|within)\s24\s(uur|heures|hours)/i

test('a guest whose request was never answered reads what is true, and where to go from there', async () => {
  await using used = new AsyncDisposableStack()
  const farm = used.use(await new Farm().open())
  const book = (language: Language) => farm.book({ on: '2025-12-18', language })
  const bookings = [
    ['nl', await book('nl')],
    ['fr', await book('fr')],
    ['en', await book('en')],
  ] as const
  const moments = [
    ['2025-09-16T08:59:00+02:00', undefined],
    ['2025-09-16T09:01:00+02:00', 'late'],
    ['2025-12-18T18:31:00+01:00', 'past'],
    ['2025-12-18T22:01:00+01:00', 'past'],
  ] as const
  for (const [NOW, kind] of moments) {
    const site = used.use(await farm.site.restart({ NOW }))
    const link = await linksOf(site)
    const isOver = NOW.includes('T22')
    if (isOver) await waitUntil(async () => (await farm.statusOf(bookings[2][1])) === 'declined')
    const today = await textAt(link.desk())
    expect(today.includes('Anneleen')).toBe(!isOver)
    const chosen = valuesIn(await farm.html(link.desk()), 'chosen')
    expect(chosen).toHaveLength(kind === 'past' ? 0 : bookings.length)
    for (const [language, id] of bookings) {
      const { myBooking, invoice } = wordsIn(language)
      const { statuses, unanswered, calledOff } = myBooking
      const page = await textAt(link.guest('booking', { id }))
      const { title } = kind ? unanswered[kind] : statuses.requested
      expect(page).toContain(title)
      expect(usual.test(page)).toBe(kind === undefined)
      // The date itself may still go on.
      expect(/is begonnen|has begun|a commencé/.test(page)).toBe(kind === 'past')
      expect(page.includes(calledOff.dates)).toBe(kind === 'past')
      expect(page.includes(invoice.link)).toBe(kind !== 'past')
      expect(page).not.toMatch(/[{}]/)
      const after = `${site.url}${pathTo('reservationSuccess', language)}?id=${id}`
      const html = await (await fetch(after)).text()
      const text = visibleText(html.replaceAll(/<script[\s\S]*?<\/script>/g, ''))
      expect(usual.test(text)).toBe(kind !== 'past')
    }
  }
})
