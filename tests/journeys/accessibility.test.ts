import { expect, test } from 'vitest'
import { firstHouse } from '#content/first-house.ts'
import { wordsOf } from '#content/words/words.ts'
import { pathTo } from '#language/addresses.ts'
import { languages } from '#tests/support/first-languages.ts'
import { axeFindings } from '#tests/support/axe.ts'
import { scheduleRow, toast } from '#tests/support/visit.ts'
import { quietVisitor } from '#tests/support/visitor.ts'

const visitor = quietVisitor()

test.for(languages)('axe finds nothing with notices on screen, in %s', async (language) => {
  const { page } = await visitor.open(pathTo('booking', language))
  const { availability, booking } = wordsOf(firstHouse, language)
  await scheduleRow(page, availability.fullyBooked).first().click()
  await toast(page, availability.fullyBookedNotice).waitFor()
  await page.getByRole('button', { name: availability.available }).first().click()
  await toast(page, booking.form.quickBookNotice).waitFor()
  // The colours of a notice are the same in each.
  const without = language === 'nl' ? [] : ['color-contrast']
  expect(await axeFindings(page, { without })).toEqual([])
})

test.for([
  ['/en/workshops/sourdough', 'an early date, and the bar'],
  ['/en/booking', 'the form right after the dates'],
] as const)(
  'on a phone %s shows each stop of Tab at once, in the order that is seen: %s',
  async ([path]) => {
    const viewport = { width: 360, height: 740 }
    const { page } = await visitor.open(path, { viewport, reducedMotion: 'no-preference' })
    const unseen: string[] = []
    for (let lowest = 0; ;) {
      await page.keyboard.press('Tab')
      const stop = await page.evaluate(stopOfTab)
      if (stop.isInFoot) break
      const { isSeen, y = lowest, name } = stop
      if (!isSeen) unseen.push(name)
      expect(y, name).toBeGreaterThanOrEqual(lowest)
      lowest = y
    }
    expect(unseen).toEqual([])
  },
)

/** The part with the focus, and whether it is in the window with nothing over it. */
function stopOfTab() {
  const focused = document.activeElement
  const part = focused?.closest('label') ?? focused ?? document.body
  const { left, top, width, height } = part.getClientRects()[0] ?? new DOMRect()
  const isSeen = [0.35, 0.65].every((down) =>
    part.contains(document.elementFromPoint(left + width / 2, top + height * down)),
  )
  const isOfPage = part.closest('main') !== null && part.closest('.ask-bar') === null
  return {
    name: part.getAttribute('aria-label') ?? part.textContent,
    isSeen,
    isInFoot: part.closest('footer') !== null,
    ...(isOfPage && { y: Math.round(top + scrollY) }),
  }
}

test('the arrow of the calendar keeps the focus at the last month, and turns no further', async () => {
  const { page } = await visitor.open('/en/workshops/sourdough')
  const arrow = page.getByRole('link', { name: 'Next month' })
  const shown = page.locator('p[aria-live]')
  await arrow.focus()
  while ((await arrow.getAttribute('aria-disabled')) !== 'true') {
    const month = await shown.textContent()
    await page.keyboard.press('Enter')
    await expect.poll(() => shown.textContent()).not.toBe(month)
  }
  const last = await shown.textContent()
  await page.keyboard.press('Enter')
  expect(await arrow.evaluate((it) => it.matches(':focus'))).toBe(true)
  expect(await shown.textContent()).toBe(last)
})
