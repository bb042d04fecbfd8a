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
