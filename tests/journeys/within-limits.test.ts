import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { firstHouse } from '#content/first-house.ts'
import { wordsOf } from '#content/words/words.ts'
import { pathTo } from '#language/addresses.ts'
import { choiceOf, dateOn } from '#tests/support/dates.ts'
import { contactMessage } from '#tests/support/requests.ts'
import { fillPerson } from '#tests/support/visit.ts'
import { siteVisitor } from '#tests/support/visitor.ts'
import type { Day } from '#language/dates.ts'

// Every limit is on, and no guest meets one (docs/decisions/0020, 0021 and 0065). The bench has a class; what is read at the limit is in tests/pages/form-given-back.
const visitor = siteVisitor()

const words = wordsOf(firstHouse, 'nl')
const { tooMany } = words.errors.request

/** A form that is filled in: the button that sends it, and what is said once it was taken. */
type Filled = { readonly button: Locator; readonly taken: Locator }

describe('a family on one phone', () => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }

  async function asks(page: Page, email: string, day: Day): Promise<Filled> {
    const date = await dateOn(visitor.site, day)
    await page.goto(visitor.site.url + pathTo('booking', 'nl'))
    await page.locator('[name=workshopType]').selectOption(date.workshop)
    await page.locator('[name=preferredDate]').selectOption(choiceOf(date))
    await fillPerson(page, { email })
    return {
      button: page.getByRole('button', { name: words.booking.form.submit }),
      taken: page.getByRole('heading', { name: words.reservationSuccess.title }),
    }
  }

  async function writes(page: Page): Promise<Filled> {
    await page.goto(visitor.site.url + pathTo('contact', 'nl'))
    for (const [name, text] of Object.entries(contactMessage())) {
      await page.locator(`[name=${name}]`).fill(String(text))
    }
    await page.locator('[name=consent]').check()
    const { submit, success } = words.contact.form
    return {
      button: page.getByRole('button', { name: submit }),
      taken: page.getByRole('status').getByText(success),
    }
  }

  async function gives(page: Page): Promise<Filled> {
    const { form, ordered } = words.giftVoucher
    await page.goto(visitor.site.url + pathTo('giftVoucher', 'nl'))
    await page.getByLabel(form.worth, { exact: true }).selectOption('amount')
    await page.getByLabel(form.amount, { exact: true }).fill('50')
    await page.getByLabel(form.receiverName, { exact: true }).fill('Nele')
    await page.getByLabel(form.buyerName, { exact: true }).fill('Anneleen')
    await page.getByLabel(form.buyerEmail, { exact: true }).fill('anneleen@example.org')
    await page.locator('[name=consent]').check()
    return {
      button: page.getByRole('button', { name: form.submit }),
      taken: page.getByRole('heading', { name: ordered.title }),
    }
  }

  test('asks four times, by three mailboxes, writes, and orders a voucher', async () => {
    const { page } = await visitor.newPage(phone)
    const sent = async (filled: Promise<Filled>) =>
      expect(await isTaken(page, await filled)).toBe(true)
    await sent(asks(page, 'anneleen@example.org', '2025-10-23'))
    await sent(asks(page, 'anneleen@example.org', '2025-11-29'))
    await sent(asks(page, 'bram@example.org', '2025-10-23'))
    await sent(asks(page, 'noor@example.org', '2025-10-23'))
    await sent(writes(page))
    await sent(gives(page))
  })
})

async function isTaken(page: Page, { button, taken }: Filled): Promise<boolean> {
  const refused = page.getByText(tooMany)
  await button.click()
  await taken.or(refused).first().waitFor()
  return (await refused.count()) === 0
}
