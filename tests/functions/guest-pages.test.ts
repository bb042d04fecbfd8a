import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { languages } from '#language/languages.ts'
import { press } from '#tests/support/forms.ts'
import { textAt, visibleText } from '#tests/support/pages.ts'
import { callFunction, reservationRequest } from '#tests/support/requests.ts'
import { linksOf } from '#tests/support/site-links.ts'
import { removeData, startTestSite, type TestSite } from '#tests/support/test-site.ts'
import { wordsIn } from '#content/words/words.ts'

type Listed = { readonly id: string; readonly status: string; readonly startsAt: string }

const dates = {
  nl: 'dinsdag 30 september 2025 - 18:30-22:00',
  fr: 'mardi 30 septembre 2025 - 18:30-22:00',
  en: 'Tuesday 30 September 2025 - 18:30-22:00',
}
const iban = 'BE71 0961 2345 6769'

let site: TestSite
let link: Awaited<ReturnType<typeof linksOf>>
/** A site of its own for each group: the date has ten places. */
function onFreshSite() {
  beforeAll(async () => {
    site = await startTestSite({ env: { RATE_LIMIT: 'off' } })
    link = await linksOf(site)
  })
  afterAll(async () => {
    await site.stop()
    await removeData(site)
  })
}

async function book(language: keyof typeof dates = 'en', different = {}): Promise<{ id: string }> {
  const asked = reservationRequest({
    workshopType: 'drinks',
    preferredDate: dates[language],
    participants: '1',
    language,
    ...different,
  })
  const answer = await callFunction(site.url, 'submit-reservation', asked)
  const { reservationId } = answer.body as { reservationId: string }
  return { id: reservationId }
}

const statusOf = async ({ id }: { id: string }) =>
  (await site.farm<Listed>('reservations')).find((each) => each.id === id)?.status

async function securedBooking(language: keyof typeof dates = 'en') {
  const booking = await book(language)
  await press(link.owner('confirm', booking.id))
  await press(link.owner('deposit-received', booking.id))
  return booking
}

describe.each(languages)('a guest’s page, in %s', (language) => {
  onFreshSite()
  const words = wordsIn(language).myBooking

  test('says where the booking stands and asks for money only after the farm’s yes', async () => {
    const booking = await book(language)
    const url = link.guest('booking', booking)
    const asked = await textAt(url)
    expect(asked).toContain(words.statuses.requested.title)
    expect(asked).not.toContain('BE68')
    await press(link.owner('confirm', booking.id))
    const confirmed = await textAt(url)
    expect(confirmed).toContain(words.statuses.confirmed.title)
    expect(confirmed).toContain('BE68 5390 0754 7034')
    expect(confirmed).toMatch(/\+\+\+\d{3}\/\d{4}\/\d{5}\+\+\+/)
    expect(confirmed).not.toMatch(/[{}]/)
  })

  test('cancels once, and shows then what is', async () => {
    const booking = await book(language)
    const url = link.guest('cancel', booking)
    expect(await textAt(url)).toContain(words.cancel.nothingPaid)
    expect((await press(url)).status).toBe(303)
    expect((await press(url)).status).toBe(303)
    expect(await statusOf(booking)).toBe('cancelled')
    const after = await fetch(url).then((answer) => answer.text())
    expect(visibleText(after)).toContain(words.statuses.cancelled.title)
    expect(after).not.toContain('<form')
  })
})

describe('a guest', () => {
  onFreshSite()

  test('who looks changes nothing', async () => {
    const booking = await book()
    for (const purpose of ['booking', 'cancel', 'move'] as const) {
      await fetch(link.guest(purpose, booking))
      await fetch(link.guest(purpose, booking), { method: 'HEAD' })
    }
    expect(await statusOf(booking)).toBe('requested')
  })

  test('who gets money back is asked for an account that holds, and keeps what was typed', async () => {
    const booking = await securedBooking()
    const url = link.guest('cancel', booking)
    expect(await textAt(url)).toContain('you get €32.50 back')
    const refused = await press(url, { iban: 'BE71 0961 2345 6768' })
    expect(refused.status).toBe(422)
    const page = await refused.text()
    expect(page).toContain('value="BE71 0961 2345 6768"')
    expect(page).toContain(wordsIn('en').myBooking.cancel.ibanProblem)
    expect(await statusOf(booking)).toBe('secured')
    await press(url, { iban })
    expect(await statusOf(booking)).toBe('cancelled')
  })

  test('who takes another date takes the places along', async () => {
    const booking = await book()
    const url = link.guest('move', booking)
    const [, option] =
      /name="date" [^>]*value="([^"]+)"/.exec(await (await fetch(url)).text()) ?? []
    expect((await press(url, { date: 'not-one-of-them' })).status).toBe(422)
    const moved = await press(url, { date: option ?? '' })
    expect(moved.status).toBe(303)
    const [listed] = (await site.farm<Listed>('reservations')).filter(({ id }) => id === booking.id)
    expect(listed?.startsAt).not.toContain('2025-09-30')
  })
})

describe('a link', () => {
  onFreshSite()

  test('shows its page to nobody else and is kept nowhere', async () => {
    const answer = await fetch(link.guest('booking', await book()))
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
    expect(answer.headers.get('x-robots-tag')).toContain('noindex')
    expect(answer.headers.get('content-security-policy')).not.toContain('script')
    expect(await answer.text()).not.toContain('<script')
  })

  test('is in no log', async () => {
    const url = link.guest('booking', await book())
    await fetch(url)
    expect(site.output()).not.toContain(url.split('/').at(-1))
  })

  test('of another version, purpose or farm opens nothing', async () => {
    const booking = await book()
    const address = link.guest('booking', booking)
    const unknown = [
      link.guest('booking', booking, 2),
      link.guest('booking', { id: '00000000-0000-4000-8000-000000000000' }),
      `${site.url}/l/nothing`,
      address.replace(/.$/, (letter) => (letter === 'a' ? 'b' : 'a')),
    ]
    for (const url of unknown) expect((await fetch(url)).status).toBe(404)
    expect((await fetch(address)).status).toBe(200)
  })

  test('from another site’s form does nothing', async () => {
    const booking = await book()
    const answer = await fetch(link.guest('cancel', booking), {
      method: 'POST',
      body: new URLSearchParams(),
      headers: { 'sec-fetch-site': 'cross-site' },
    })
    expect(answer.status).toBe(403)
    expect(await statusOf(booking)).toBe('requested')
  })

  test('that was lost is mailed again, and whoever asks learns and ends nothing', async () => {
    const email = 'lost@example.org'
    const booking = await book('en', { email })
    const ask = async (address: string) => {
      const answer = await press(`${site.url}/l?lng=en`, { email: address })
      return [answer.status, await answer.text()]
    }
    expect(await ask('nobody@example.org')).toEqual(await ask(email.toUpperCase()))
    const subject = wordsIn('en').reminderMails.newLink.subject.split(':')[0]!
    await expect.poll(async () => (await site.mailFiles()).join('')).toContain(subject)
    expect((await fetch(link.guest('booking', booking))).status).toBe(200)
    const wrong = await press(`${site.url}/l?lng=fr`, { email: 'no address' })
    expect(wrong.status).toBe(422)
    expect(await wrong.text()).toContain('no address')
  })

  test('ends when the owner sends a new one', async () => {
    const booking = await book()
    const desk = `${link.desk()}/boeking/${booking.id}`
    expect((await press(desk, { do: 'new-link' })).status).toBe(303)
    expect((await fetch(link.guest('booking', booking))).status).toBe(404)
    expect((await fetch(link.guest('booking', booking, 2))).status).toBe(200)
  })
})

describe('what goes back is told by the day in Brussels', () => {
  onFreshSite()
  test.each([
    ['2025-09-23T23:59:00+02:00', '€32.50'],
    ['2025-09-24T00:01:00+02:00', '€16.25'],
    ['2025-09-27T23:59:00+02:00', '€16.25'],
    ['2025-09-28T00:01:00+02:00', ''],
  ])('at %s: %s', async (instant, amount) => {
    const booking = await securedBooking()
    const later = await startTestSite({ dataDir: site.dataDir, env: { NOW: instant } })
    try {
      const there = link.guest('cancel', booking).replace(site.url, later.url)
      const { cancel } = wordsIn('en').myBooking
      const sentence = amount
        ? cancel.refundToday.replace('{amount}', amount)
        : cancel.noRefundToday
      expect(await textAt(there)).toContain(sentence)
    } finally {
      await later.stop()
    }
  })
})
