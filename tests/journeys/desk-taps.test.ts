import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { business } from '#content/business.ts'
import { ownerMails } from '#content/words/nl/owner-mails.ts'
import { deskAway, deskCallOff, deskDates } from '#content/words/nl/desk-dates.ts'
import { deskButtons } from '#content/words/nl/desk-buttons.ts'
import { deskGroup } from '#content/words/nl/desk-option.ts'
import { deskMessages } from '#content/words/nl/desk-messages.ts'
import { deskMore } from '#content/words/nl/desk-more.ts'
import { deskSplit, deskParty } from '#content/words/nl/desk-party.ts'
import { deskPath } from '#language/desk-paths.ts'
import { fill } from '#language/fill.ts'
import { deskAnswer } from '#content/words/nl/desk-answer.ts'
import { deskPages } from '#content/words/nl/desk-pages.ts'
import { desk } from '#content/words/nl/desk.ts'
import { ownerNews } from '#content/words/nl/owner-news.ts'
import { callFunction, contactMessage } from '#tests/support/requests.ts'
import { mailsAbout, mailsTo } from '#tests/support/sent-mails.ts'
import { linksOf } from '#tests/support/site-links.ts'
import type { TestSite } from '#tests/support/test-site.ts'
import { Farm } from '#tests/support/farm.ts'
import { siteVisitor } from '#tests/support/visitor.ts'
import { bringToDesk } from '#tests/support/desk-device.ts'

// Others are counted where they are tested: five who are seven and the accountant's quarter
// (`desk-phone`), and a receipt taken back (`desk-undo`).

// Nothing on the desk needs a script.
const visitor = siteVisitor({}, { javaScriptEnabled: false })

test('a request is confirmed in two taps, declined with a reason in three, cash in full taken in two and a date called off in four', async () => {
  const farm = await Farm.of(visitor.site)
  const yes = await farm.book({ participantName: 'Anneleen Maes' })
  const no = await farm.book({ participantName: 'Bram Claes', email: 'bram@example.org' })
  const phone = await phoneOf((await visitor.newPage({})).page, visitor.site)

  await phone.fromMail('Anneleen Maes', ownerNews.actions.confirm)
  await phone.button(desk.actions.confirm.button)
  expect([phone.taps(), await farm.statusOf(yes)]).toEqual([2, 'confirmed'])

  await phone.fromMail('Bram Claes', ownerNews.actions.decline)
  await phone.text(deskAnswer.decline.reasons.full)
  await phone.button(desk.actions.decline.button)
  expect([phone.taps(), await farm.statusOf(no)]).toEqual([3, 'declined'])

  await phone.open(`/boeking/${yes}`)
  await phone.link(desk.actions['all-received'].title)
  await phone.button(desk.actions['all-received'].button)
  expect([phone.taps(), await farm.statusOf(yes)]).toEqual([2, 'paid'])

  await phone.open('')
  await phone.date('30')
  await phone.text(desk.callOff.title)
  await phone.button(deskCallOff.look)
  await phone.button(desk.callOff.button)
  expect([phone.taps(), await farm.statusOf(yes)]).toEqual([4, 'cancelled'])
})

test('away takes four taps, a booking by telephone five, another number four, a split five and a group seven', async () => {
  const { site } = visitor
  const message = contactMessage({ name: 'Mia Maes', email: 'mia@example.org' })
  await callFunction(site.url, 'send-contact-email', message)
  const { page } = await visitor.newPage({})
  const phone = await phoneOf(page, site)
  const booked = async (name: string) =>
    (await site.farm<{ name: string; participants: number }>('reservations')).filter(
      (each) => each.name === name,
    )

  await phone.open('')
  await phone.link(
    fill(deskMore.phone.bookOn, { date: 'Gefermenteerde groenten, donderdag 23 oktober' }),
  )
  await phone.field(deskPages.date.participants, '3')
  await phone.field(deskPages.date.name, 'Jeanne Claes')
  await phone.field(deskPages.date.telephone, '0470 12 34 56')
  await phone.button(deskPages.date.book)
  await page.getByText(deskButtons.date.phone.done).waitFor()
  expect([phone.taps(), await booked('Jeanne Claes')]).toEqual([
    5,
    [expect.objectContaining({ participants: 3 })],
  ])

  await phone.open('')
  await phone.date('23')
  await phone.booking('Jeanne Claes')
  await phone.link('4 personen')
  await phone.button(deskParty.keep)
  await page.getByText(deskButtons.booking.party.done).waitFor()
  expect([phone.taps(), (await booked('Jeanne Claes'))[0]?.participants]).toEqual([4, 4])

  await phone.open('')
  await phone.date('23')
  await phone.booking('Jeanne Claes')
  await phone.text(deskSplit.title)
  const to = { n: 1, date: 'donderdag 4 december 2025, 18.30 tot 22 uur' }
  await phone.link(fill(deskSplit.goingTo, to))
  await phone.button(deskSplit.button)
  await page.getByText(deskButtons.booking.split.done).waitFor()
  expect([phone.taps(), (await booked('Jeanne Claes')).length]).toEqual([5, 2])

  await phone.open('/berichten')
  await phone.link(deskGroup.make)
  await phone.choose(deskDates.workshop, 'sourdough')
  await phone.field(deskGroup.day, '2025-11-06')
  await phone.field(deskPages.date.participants, '9')
  await phone.field(deskGroup.price, '80')
  await phone.choose(deskGroup.per, 'person')
  await phone.button(deskGroup.button)
  await page.getByText(deskGroup.done).waitFor()
  expect(await page.getByText('Geboekt op je bureau').count()).toBe(1)
  expect([phone.taps(), (await booked('Mia Maes')).length]).toEqual([7, 1])
  await phone.open('/berichten')
  expect(await page.getByRole('button', { name: deskMessages.tick }).count()).toBe(0)

  await phone.open('/datums')
  await phone.link(deskMore.quick.away)
  const button = page.getByRole('button', { name: deskAway.button, exact: true })
  const box = await button.boundingBox()
  // The button stands above the bar at the foot, without scrolling.
  expect(box!.y + box!.height).toBeLessThan(844 - 60)
  await phone.field(deskAway.awayFrom, '2025-11-20')
  await phone.field(deskAway.awayUntil, '2025-11-27')
  await phone.button(deskAway.button)
  await page.getByText('Je bent weg van donderdag 20 november 2025').waitFor()
  expect(phone.taps()).toBe(4)
})

test('in the head of the desk a short name is as far from the next as a long one', async () => {
  const { page } = await visitor.newPage({ viewport: { width: 1280, height: 800 } })
  await bringToDesk(page.context(), visitor.site)
  await page.goto(visitor.site.url + deskPath())
  for (const name of ['.desk-nav', '.desk-others']) {
    const gaps = await page.locator(`${name} a`).evaluateAll((links) => {
      const words = links.map((link) => {
        const range = document.createRange()
        range.selectNodeContents(link)
        return range.getBoundingClientRect()
      })
      return words.slice(1).map(({ left }, at) => Math.round(left - (words[at]?.right ?? 0)))
    })
    expect(new Set(gaps), name).toEqual(new Set([20]))
  }
})

/** The owner's telephone, on which every tap is counted; links open in it as from the mail program. */
async function phoneOf(page: Page, site: TestSite) {
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
    /** A tap on a link in the mail about somebody's request. */
    fromMail: async (name: string, link: string) => {
      taps = 1
      const [about] = ownerMails.reservation.subject.replace('{name}', name).split('{')
      const mails = mailsTo(await mailsAbout(site, new RegExp(`^${about}`)), business.email)
      const { html = '' } = mails[0]!
      // Out of the desk, whose policy would take the mail's own styles away.
      await page.goto('about:blank')
      await page.setContent(html.replaceAll('//localhost:', '//127.0.0.1:'))
      await page.getByRole('link', { name: link, exact: true }).click()
    },
    link: (name: string) => tap(page.getByRole('link', { name, exact: true }).first()),
    date: (day: string) => tap(page.locator('.date-rows a').filter({ hasText: day }).first()),
    button: (name: string) => tap(page.getByRole('button', { name, exact: true }).first()),
    text: (text: string) => tap(page.locator('label, summary').filter({ hasText: text })),
    booking: (name: string) => tap(page.locator('main a').filter({ hasText: name }).first()),
    choose: async (label: string, value: string) => {
      taps += 1
      await page.getByLabel(label, { exact: true }).selectOption(value)
    },
    /** Typing into a field counts as one tap. */
    field: async (label: string, typed: string) => {
      taps += 1
      await page.getByLabel(label, { exact: true }).fill(typed)
    },
    taps: () => taps,
  }
}
