import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { business } from '#content/business.ts'
import { deskAnswer } from '#content/words/nl/desk-answer.ts'
import { deskPages } from '#content/words/nl/desk-pages.ts'
import { desk } from '#content/words/nl/desk.ts'
import { ownerMails } from '#content/words/nl/owner-mails.ts'
import { ownerNews } from '#content/words/nl/owner-news.ts'
import { BookingJourney } from '#tests/support/booking-journey.ts'
import { bringToDesk } from '#tests/support/desk-device.ts'
import { askForPlaces } from '#tests/support/requests.ts'
import { linksOf } from '#tests/support/site-links.ts'

// Others are counted where they are tested: five who are seven (`desk-phone`), a guest among three hundred
// (`desk-search`), a private group, a receipt taken back (`desk-undo`) and the accountant's quarter
// (`desk-figures`).

/** The owner's telephone, on which every tap is counted; links open in it as from the mail program. */
async function phoneOf(journey: BookingJourney) {
  const { page, site } = journey
  await bringToDesk(page.context(), site)
  await page.setViewportSize({ width: 390, height: 844 })
  let taps = 0
  const tap = async (target: Locator) => {
    taps += 1
    const box = await target.boundingBox()
    expect(box?.height).toBeGreaterThanOrEqual(44)
    expect((box?.x ?? 0) + (box?.width ?? 400)).toBeLessThanOrEqual(390)
    await target.click()
  }
  return {
    open: async (path: string) => {
      taps = 0
      await page.goto((await linksOf(site)).desk() + path)
    },
    /** To where a link leads in the mail about somebody's request, which is one tap. */
    fromMail: async (name: string, link: string) => {
      taps = 1
      const about = ownerMails.reservation.subject.replace('{name}', name)
      const { html = '' } = await journey.mail({ to: business.email, about })
      // Out of the desk, whose policy would take the mail's own styles away.
      await page.goto('about:blank')
      await page.setContent(html)
      await page.getByRole('link', { name: link, exact: true }).click()
    },
    link: (name: string) => tap(page.getByRole('link', { name, exact: true }).first()),
    date: (day: string) => tap(page.locator('.date-rows a').filter({ hasText: day }).first()),
    button: (name: string) => tap(page.getByRole('button', { name, exact: true }).first()),
    text: (text: string) => tap(page.locator('label, summary').filter({ hasText: text })),
    taps: () => taps,
  }
}

// Nothing on the desk needs a script.
test('a request is confirmed in two taps, declined with a reason in three, cash in full taken in two and a date called off in four', async () => {
  await using journey = await BookingJourney.begin({ javaScriptEnabled: false, post: 'folder' })
  const { site } = journey
  const ask = (participantName: string, email: string) =>
    askForPlaces(site.url, { participantName, email })
  const standing = async (id: string) =>
    (await site.farm<{ id: string; status: string }>('reservations')).find((one) => one.id === id)
      ?.status
  const yes = await ask('Anneleen Maes', 'anneleen@example.org')
  const no = await ask('Bram Claes', 'bram@example.org')
  const phone = await phoneOf(journey)

  await phone.fromMail('Anneleen Maes', ownerNews.actions.confirm)
  await phone.button(desk.actions.confirm.button)
  expect([phone.taps(), await standing(yes)]).toEqual([2, 'confirmed'])

  await phone.fromMail('Bram Claes', ownerNews.actions.decline)
  await phone.text(deskAnswer.decline.reasons.full)
  await phone.button(desk.actions.decline.button)
  expect([phone.taps(), await standing(no)]).toEqual([3, 'declined'])

  await phone.open(`/boeking/${yes}`)
  await phone.link(desk.actions['all-received'].title)
  await phone.button(desk.actions['all-received'].button)
  expect([phone.taps(), await standing(yes)]).toEqual([2, 'paid'])

  await phone.open('')
  await phone.date('30')
  await phone.text(deskPages.date.callOff)
  await phone.text(deskPages.date.callOffSure)
  await phone.button(deskPages.date.callOff)
  expect([phone.taps(), await standing(yes)]).toEqual([4, 'cancelled'])
  expect(journey.complaints).toEqual([])
})
