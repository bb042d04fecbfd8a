import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { business } from '#content/business.ts'
import { ownerMails } from '#content/words/nl/owner-mails.ts'
import { bringToDesk } from './desk-device.ts'
import { mailsAbout, mailsTo } from './sent-mails.ts'
import { linksOf } from './site-links.ts'
import type { TestSite } from './test-site.ts'

/** The owner's telephone, on which every tap is counted; links open in it as from the mail program. */
export async function phoneOf(page: Page, site: TestSite) {
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
