import { expect, onTestFinished, test } from 'vitest'
import { firstHouse } from '#content/first-house.ts'
import { wordsOf } from '#content/words/words.ts'
import { pathTo } from '#language/addresses.ts'
import { languages } from '#tests/support/first-languages.ts'
import { stateViews } from '#scripts/looks/views.ts'
import { axeFindings } from '#tests/support/axe.ts'
import { declineCookies, scheduleRow, toast, visit } from '#tests/support/visit.ts'
import { siteVisitor } from '#tests/support/visitor.ts'

// Pages as they come are looked at in `tests/looks/every-page.test.ts`.

const visitor = siteVisitor()

const states = stateViews.filter(({ schedule }) => schedule === undefined)

const turns = states.map((view, i) => ({
  ...view,
  language: languages[i % languages.length] ?? 'nl',
  width: i % 2 === 0 ? 1280 : 390,
}))

test.for(turns)(
  'axe finds nothing on $name, at $width px',
  async ({ address, act, asked, language, width }) => {
    const { page } = await visitor.newPage()
    await page.setViewportSize({ width, height: 800 })
    if (!asked) {
      const answered = await page.addInitScript(declineCookies)
      onTestFinished(() => answered.dispose())
    }
    await visit(page, visitor.site.url + address(language))
    await act?.(page, language)
    expect(await axeFindings(page)).toEqual([])
  },
)

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
