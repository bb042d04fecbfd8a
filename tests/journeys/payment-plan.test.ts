import { beforeAll, describe, expect, test } from 'vitest'
import type { Email } from 'postal-mime'
import { firstHouse } from '#content/first-house.ts'
import { wordsOf } from '#content/words/words.ts'
import { pathTo } from '#language/addresses.ts'
import { printDay, type Day } from '#language/dates.ts'
import { printChoice } from '#language/times.ts'
import { fill } from '#language/fill.ts'
import { type FirstLanguage, languages } from '#tests/support/first-languages.ts'
import { addDays } from '#booking/dates/brussels-time.ts'
import { spellSpan } from '#language/spans.ts'
import { press } from '../support/forms.ts'
import { mailsOnceSent, mailTo } from '../support/sent-mails.ts'
import { textAt } from '../support/pages.ts'
import { askForPlaces } from '../support/requests.ts'
import { linksOf } from '../support/site-links.ts'
import { siteVisitor } from '../support/visitor.ts'

/** Three weeks without a public holiday follow. */
const today = '2026-01-12'
const visitor = siteVisitor({ env: { NOW: `${today}T09:00:00+01:00`, RATE_LIMIT: 'off' } })

const hours = { startTime: '14:00', endTime: '17:00' } as const
const dayAfter = (days: number) => addDays(today, days)

/** The payments of two people for an evening of 65 euro each in n days, asked for today (specification, section 9). */
const plans: readonly Planned[] = [
  { n: 7, due: 'soon' },
  { n: 8, due: dayAfter(1) },
  { n: 15, due: dayAfter(7), balanceDue: dayAfter(8) },
]
type Planned = { readonly n: number; readonly due: Day | 'soon'; readonly balanceDue?: Day }

const half: Readonly<Record<FirstLanguage, string>> = { nl: '€ 65', fr: '65 €', en: '€65' }
const whole: Readonly<Record<FirstLanguage, string>> = { nl: '€ 130', fr: '130 €', en: '€130' }

/** The numbered list of a mail. */
const steps = (items: readonly string[], values: Readonly<Record<string, string>>) =>
  plain(items.map((item, i) => `${i + 1}. ${fill(item, values)}`).join(' '))

const plain = (text: string) => text.replaceAll(/[\s\u00a0\u202f]+/g, ' ')

type Payment = { readonly amountCents: number; readonly dueOn: Day }
type Asked = Planned & { readonly id: string; readonly language: FirstLanguage }

const requests: Asked[] = []
let mails: readonly Email[]
let kept: readonly { readonly id: string; readonly payments: readonly Payment[] }[]
const emailOf = (language: FirstLanguage, n: number) => `${language}-${n}@example.org`
const choiceOf = (n: number, language: FirstLanguage) =>
  printChoice({ day: dayAfter(n), ...hours }, language)

beforeAll(async () => {
  const { site } = visitor
  const links = await linksOf(site)
  for (const plan of plans) {
    const { n } = plan
    const added = { do: 'add', workshop: 'drinks', ...hours, capacity: '8', day: dayAfter(n) }
    await press(`${links.desk()}/datums`, { ...added, everyWeeks: '', until: '' })
    for (const language of languages) {
      const id = await askForPlaces(site.url, {
        preferredDate: choiceOf(n, language),
        participants: '2',
        email: emailOf(language, n),
        language,
      })
      requests.push({ ...plan, id, language })
    }
  }
  // Each request gives two mails: to the guest and to the farm.
  mails = await mailsOnceSent(site, requests.length * 2)
  kept = await site.farm('reservations')
})

describe.each(languages)('what is due, and when, in %s', (language) => {
  const {
    mails: mailWords,
    bookingMails,
    booking,
    reservationSuccess,
  } = wordsOf(firstHouse, language)
  const inRequest = mailWords.reservation
  const { dueOn } = inRequest.payment
  const mine = () => requests.filter((each) => each.language === language)
  const by = (day: Day) => plain(fill(dueOn, { date: printDay(day, language) }))
  const later = (day: Day | 'soon') => (day === 'soon' ? bookingMails.payment.soon : by(day))

  test('is in the form what the plan of that day says', async () => {
    const { page } = await visitor.open(pathTo('booking', language))
    const { cost } = booking.form
    await page.locator('[name=workshopType]').selectOption('drinks')
    await page.locator('[name=participants]').selectOption('2')
    for (const { n, due, balanceDue } of plans) {
      await page.locator('[name=preferredDate]').selectOption(choiceOf(n, language))
      const amounts = { deposit: half[language], balance: half[language] }
      const expected =
        balanceDue !== undefined
          ? fill(cost.inTwo, { ...amounts, day: printDay(balanceDue, language) })
          : due === 'soon'
            ? cost.atOnceSoon
            : fill(cost.atOnce, { day: printDay(due, language) })
      await expect
        .poll(async () => plain(await page.locator('.cost output').innerText()))
        .toContain(plain(expected))
    }
  })

  test('is on the success page one transfer or two, as planned', async () => {
    const { items, atOnce } = reservationSuccess.nextSteps
    for (const { id, n, balanceDue } of mine()) {
      const page = await textAt(
        `${visitor.site.url}${pathTo('reservationSuccess', language)}?id=${id}`,
      )
      const [told, untold] = balanceDue ? [items, atOnce] : [atOnce, items]
      expect([n, plain(page)]).toEqual([n, expect.stringContaining(plain(told[1] ?? ''))])
      expect([n, plain(page)]).toEqual([n, expect.not.stringContaining(plain(untold[1] ?? ''))])
    }
  })

  test('is in the mail about the request what the store has', async () => {
    for (const { id, n, due, balanceDue } of mine()) {
      const text = plain(mailTo(mails, emailOf(language, n)).text ?? '')
      const { payments = [] } = kept.find((each) => each.id === id) ?? {}
      expect(payments.map(({ amountCents }) => amountCents)).toEqual([6500, 6500])
      const days = payments.map(({ dueOn: day }) => day)
      if (balanceDue) {
        expect(days).toEqual([due, balanceDue])
        const amounts = { deposit: half[language], balance: half[language] }
        const within = spellSpan(firstHouse.terms.depositDays, 'days', language)
        const values = { ...amounts, days: within, day: printDay(balanceDue, language) }
        expect(text).toContain(steps(inRequest.nextSteps, values))
      } else {
        const day = due === 'soon' ? today : due
        expect(days).toEqual([day, day])
        const values = { total: whole[language], due: later(due) }
        expect(text).toContain(steps(inRequest.nextStepsAtOnce, values))
      }
    }
  })
})
