import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deskPages } from '#content/words/nl/desk-pages.ts'
import { wordsIn } from '#content/words/words.ts'
import { printDay } from '#language/dates.ts'
import { fill } from '#language/fill.ts'
import { languages } from '#language/languages.ts'
import { printEuros } from '#language/money.ts'
import { choiceOf, dateOn } from '#tests/support/dates.ts'
import { postForm } from '#tests/support/forms.ts'
import { textAt, visibleText } from '#tests/support/pages.ts'
import { callFunction, reservationRequest } from '#tests/support/requests.ts'
import { linksOf } from '#tests/support/site-links.ts'
import { removeData, startTestSite, type TestSite } from '#tests/support/test-site.ts'

const day = '2025-12-18'
const nobody = 'nobody@example.org'

let site: TestSite
let link: Awaited<ReturnType<typeof linksOf>>
/** Of the date that is called off, on the desk. */
let date: string

describe.each(languages)('a guest whose date was called off, in %s', (language) => {
  const words = wordsIn(language).myBooking
  beforeAll(async () => {
    site = await startTestSite({ env: { RATE_LIMIT: 'off' } })
    link = await linksOf(site)
    date = `${link.desk()}/datum/${(await dateOn(site, day)).id}`
    for (const email of ['lies@example.org', 'tom@example.org', nobody]) await book(email)
    await postForm(date, { do: 'call-off', sure: 'on' })
  })
  afterAll(() => removeData(site))

  const ids = new Map<string, string>()
  /** Of two, with a deposit of 65 euros that came; nobody has paid nothing. */
  async function book(email: string) {
    const preferredDate = choiceOf(await dateOn(site, day), language)
    const asked = reservationRequest({ preferredDate, participants: '2', language, email })
    const { body } = await callFunction(site.url, 'submit-reservation', asked)
    const id = String(body['reservationId'])
    ids.set(email, id)
    await postForm(link.owner('confirm', id), {})
    if (email !== nobody) await postForm(link.owner('deposit-received', id), {})
  }
  const pageOf = (name: string, purpose: 'booking' | 'move' | 'cancel' = 'booking') =>
    link.guest(purpose, { id: ids.get(`${name}@example.org`)! })
  const bookingOf = (name: string) => `${link.desk()}/boeking/${ids.get(`${name}@example.org`)}`
  const refundOf = async (name: string) =>
    /name="refund" value="([\w-]+)"/.exec(await (await fetch(bookingOf(name))).text())?.[1] ?? ''
  const said = (text: string) =>
    visibleText(fill(text, { date: printDay(day, language), amount: printEuros(6500, language) }))

  test('reads what there is to choose, with nothing chosen, and looking changes nothing', async () => {
    const url = pageOf('lies')
    const page = await (await fetch(url)).text()
    await fetch(url, { method: 'HEAD' })
    expect(visibleText(page)).toContain(words.calledOff.title)
    expect(visibleText(page)).toContain(said(words.calledOff.choosePaid))
    expect(await textAt(pageOf('nobody'))).toContain(said(words.calledOff.choose))
    expect(page).toMatch(/type="radio"/)
    expect(page).not.toMatch(/checked/)
    expect(page).not.toContain(`value="${date.split('/').at(-1)}"`)
    // The link of an earlier mail leads there too.
    const moving = await fetch(pageOf('lies', 'move'))
    expect(visibleText(await moving.text())).toContain(words.calledOff.title)
    expect(await textAt(date)).toContain('Nog € 130 terug te betalen, aan 2 gasten.')
  })

  test('who chooses none, or one that is full, reads so and keeps what is theirs', async () => {
    const url = pageOf('lies')
    const none = await postForm(url, {})
    expect(none.status).toBe(422)
    expect(visibleText(none.html)).toContain(words.move.dateProblem)
    const full = await postForm(url, { date: (await dateOn(site, '2025-10-14')).id })
    expect(full.status).toBe(422)
    expect(visibleText(full.html)).toContain(words.move.noRoom)
    expect(await textAt(date)).toContain('Nog € 130 terug te betalen')
  })

  test('takes one with the money, once, and is owed nothing any more', async () => {
    const url = pageOf('lies')
    const refund = await refundOf('lies')
    const [, chosen = ''] =
      /name="date"[^>]* value="([^"]+)"/.exec(await (await fetch(url)).text()) ?? []
    expect((await postForm(url, { date: chosen })).status).toBe(303)
    expect((await postForm(url, { date: chosen })).status).toBe(303)
    expect(await textAt(url)).toContain(words.statuses.secured.title)
    const desk = await textAt(bookingOf('lies'))
    expect(desk).toMatch(/Na de afgelasting van .* verhuisd naar .*; € 65 verhuisde mee/)
    expect(desk).not.toContain('Terug te betalen')
    const gone = await postForm(bookingOf('lies'), { do: 'refund-paid', refund })
    expect(visibleText(gone.html)).toContain(deskPages.refundGone.rebooked)
    expect(await textAt(date)).toContain('Nog € 65 terug te betalen, aan 1 gast.')
    expect((await textAt(link.desk())).match(/Terug te betalen/g)).toHaveLength(1)
  })

  test('whose money has gone back reads so, and has nothing to choose', async () => {
    const booking = bookingOf('tom')
    await postForm(booking, { do: 'refund-paid', refund: await refundOf('tom') })
    const page = await (await fetch(pageOf('tom'))).text()
    expect(visibleText(page)).toContain(said(words.calledOff.paidBack))
    expect(page).not.toContain('<form')
    const other = (await dateOn(site, '2025-11-18')).id
    expect((await postForm(pageOf('tom'), { date: other })).status).toBe(303)
    expect(await textAt(pageOf('tom'))).toContain(said(words.calledOff.paidBack))
    const late = await postForm(booking, { do: 'rebook', date: other })
    expect([late.status, visibleText(late.html)]).toEqual([
      422,
      expect.stringContaining(deskPages.booking.rebookPaidBack),
    ])
  })

  test('is given one by the owner as well', async () => {
    const booking = bookingOf('nobody')
    expect(await textAt(booking)).toContain(deskPages.booking.rebookText)
    const other = (await dateOn(site, '2025-11-18')).id
    await postForm(booking, { do: 'rebook', date: other })
    expect(await textAt(pageOf('nobody'))).toContain(words.statuses.confirmed.title)
    await postForm(link.owner('deposit-received', ids.get(nobody)!), {})
    await postForm(pageOf('nobody', 'cancel'), { iban: 'BE71 0961 2345 6769' })
    expect(await textAt(pageOf('nobody', 'cancel'))).toContain(said(words.cancel.doneWithRefund))
    // Everybody has been dealt with, so nobody is owed.
    expect(await textAt(date)).not.toContain('Nog €')
  })
})
