import { beforeAll, expect, test } from 'vitest'
import type { Email } from 'postal-mime'
import { firstHouse } from '#content/first-house.ts'
import { wordsOf } from '#content/words/words.ts'
import { pathTo } from '#language/addresses.ts'
import { printDay, type Day } from '#language/dates.ts'
import { printChoice } from '#language/times.ts'
import { fill } from '#language/fill.ts'
import { addDays } from '#booking/dates/brussels-time.ts'
import { spellSpan } from '#language/spans.ts'
import { Farm } from '../support/farm.ts'
import { mailTo } from '../support/sent-mails.ts'
import { textAt } from '../support/pages.ts'
import { siteVisitor } from '../support/visitor.ts'

/** Three weeks without a public holiday follow. */
const today = '2026-01-12'
const visitor = siteVisitor({ env: { NOW: `${today}T09:00:00+01:00`, RATE_LIMIT: 'off' } })

const language = 'fr'
const words = wordsOf(firstHouse, language)
const hours = { startTime: '14:00', endTime: '17:00' } as const
const dayAfter = (days: number) => addDays(today, days)

type Plan = { readonly n: number; readonly due: Day | 'soon'; readonly balanceDue?: Day }

/** The payments of two people for an evening of 65 euro each in n days, asked for today (specification, section 9). */
const plans: readonly Plan[] = [
  { n: 7, due: 'soon' },
  { n: 8, due: dayAfter(1) },
  { n: 15, due: dayAfter(7), balanceDue: dayAfter(8) },
]

const choiceOf = (n: number) => printChoice({ day: dayAfter(n), ...hours }, language)
const emailOf = (n: number) => `in-${n}-days@example.org`
const plain = (text: string) => text.replaceAll(/[\s\u00a0\u202f]+/g, ' ')
const halves = { deposit: '65 €', balance: '65 €' }
const print = (day: Day) => printDay(day, language)

/** The booking of each plan. */
const ids = new Map<Plan, string>()
let mails: readonly Email[]
let farm: Farm

beforeAll(async () => {
  farm = await Farm.of(visitor.site)
  for (const plan of plans) {
    const { n } = plan
    await farm.addDate({ day: dayAfter(n), ...hours, capacity: '8' })
    const request = { preferredDate: choiceOf(n), participants: '2', email: emailOf(n), language }
    ids.set(plan, await farm.book(request))
  }
  // Each request gives two mails: to the guest and to the farm.
  mails = await farm.mailsOnceSent(plans.length * 2)
})

test('the form says what is due, and when, of the date that is chosen', async () => {
  const { page } = await visitor.open(pathTo('booking', language))
  const { inTwo, atOnce, atOnceSoon } = words.booking.form.cost
  await page.locator('[name=workshopType]').selectOption('drinks')
  await page.locator('[name=participants]').selectOption('2')
  for (const { n, due, balanceDue } of plans) {
    await page.locator('[name=preferredDate]').selectOption(choiceOf(n))
    const later = due === 'soon' ? atOnceSoon : fill(atOnce, { day: print(due) })
    const expected = balanceDue ? fill(inTwo, { ...halves, day: print(balanceDue) }) : later
    await expect
      .poll(async () => plain(await page.locator('.cost output').innerText()))
      .toContain(plain(expected))
  }
})

test('the success page tells of one transfer or of two, as planned', async () => {
  const { items, atOnce } = words.reservationSuccess.nextSteps
  for (const [{ n, balanceDue }, id] of ids) {
    const path = `${pathTo('reservationSuccess', language)}?id=${id}`
    const page = plain(await textAt(visitor.site.url + path))
    const told = [items, atOnce].map(([, transfers = '']) => page.includes(plain(transfers)))
    expect([n, ...told]).toEqual([n, balanceDue !== undefined, balanceDue === undefined])
  }
})

test('the mail about the request tells of the payments that the store has', async () => {
  const { nextSteps, nextStepsAtOnce, payment } = words.mails.reservation
  const within = spellSpan(firstHouse.terms.depositDays, 'days', language)
  const kept = await visitor.site.farm<Kept>('reservations')
  for (const [{ n, due, balanceDue }, id] of ids) {
    const first = due === 'soon' ? today : due
    const payments = [first, balanceDue ?? first].map((dueOn) => ({ amountCents: 6500, dueOn }))
    expect(kept.find((each) => each.id === id)).toMatchObject({ payments })

    const day = due === 'soon' ? '' : plain(fill(payment.dueOn, { date: print(due) }))
    const total = { total: '130 €', due: day || words.bookingMails.payment.soon }
    const steps = balanceDue
      ? nextSteps.map((step) => fill(step, { ...halves, days: within, day: print(balanceDue) }))
      : nextStepsAtOnce.map((step) => fill(step, total))
    const numbered = steps.map((step, i) => `${i + 1}. ${step}`).join(' ')
    expect(plain(mailTo(mails, emailOf(n)).text ?? '')).toContain(plain(numbered))
  }
})

type Kept = { readonly id: string; readonly payments: readonly object[] }
