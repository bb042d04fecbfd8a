import { describe, expect, test } from 'vitest'
import { deskDates } from '#content/words/nl/desk-dates.ts'
import { deskUndo } from '#content/words/nl/desk-undo.ts'
import { pathTo } from '#language/addresses.ts'
import type { Page } from '#language/pages.ts'
import { languages } from '#tests/support/first-languages.ts'
import { dateOn } from '#tests/support/dates.ts'
import { Farm } from '#tests/support/farm.ts'
import { sharedFarm } from '#tests/support/shared-farm.ts'
import { postForm } from '#tests/support/forms.ts'
import { mailsOnceSent, mailTo } from '#tests/support/sent-mails.ts'
import { callFunction, contactMessage } from '#tests/support/requests.ts'
import { plain } from '#tests/support/part-of-page.ts'
import { textAt, visibleText } from '#tests/support/pages.ts'
import { valueIn } from '#tests/support/read-page.ts'

const pages: readonly Page[] = ['home', 'about', 'booking', 'contact', 'faq', 'reservationSuccess']
const usual = /(binnen|dans les|within)\s24\s(uur|heures|hours)/i
/** The first day after the period, as each language writes it. */
const back = { nl: '11 oktober 2025', fr: '11 octobre 2025', en: '11 October 2025' }

async function noticeAt(url: string): Promise<string> {
  const texts = languages.flatMap((language) =>
    pages.map(async (page) => (await fetch(url + pathTo(page, language))).text()),
  )
  return (await Promise.all(texts)).map(visibleText).join('\n')
}

/** The days on which visitors can book. */
const openDays = async (url: string) => {
  const calendar = await (await fetch(`${url}/schedule.ics`)).text()
  return [...calendar.matchAll(/^DTSTART[^:]*:(\d{8})/gm)].map(([, day = '']) => day)
}

test('while the farm is away no date is offered and an answer is promised for its return, and then all is as before', async () => {
  await using farm = await new Farm().open()
  const { desk, site } = farm
  const before = await noticeAt(site.url)
  const daysBefore = await openDays(site.url)
  expect(before).toMatch(usual)
  const early = await farm.book({ on: '2025-10-18', email: 'early@example.org' })
  const wrong = { do: 'away', awayFrom: '2025-10-10', awayUntil: '2025-10-09' }
  expect((await postForm(`${desk}/datums`, wrong)).status).toBe(422)
  const away = { do: 'away', awayFrom: '2025-09-15', awayUntil: '2025-10-10' }
  const answer = await postForm(`${desk}/datums`, away)
  expect(await postForm(`${desk}/datums`, away)).toMatchObject({ location: answer.location })
  expect(await textAt(site.url + answer.location)).toContain(
    'Je bent weg tot en met vrijdag 10 oktober 2025. Dat staat nu op de site, en dat je ten laatste op zaterdag 11',
  )

  const meanwhile = await noticeAt(site.url)
  expect(meanwhile).not.toMatch(usual)
  for (const language of languages) expect(meanwhile).toContain(back[language])
  expect(await openDays(site.url)).toEqual(daysBefore.filter((day) => day > '20251010'))

  const request = { on: '2025-10-18', email: 'late@example.org', language: 'en' }
  const late = await farm.book(request)
  const mail = mailTo(await mailsOnceSent(site, 4), 'late@example.org')
  expect(mail.text?.replaceAll(/\s+/g, ' ')).toContain(`by Saturday ${back.en}`)
  expect(mail.text).not.toMatch(usual)
  for (const language of languages) {
    const written = contactMessage({ email: `${language}@example.org` })
    await callFunction(site.url, 'send-contact-email', written, { 'accept-language': language })
  }
  const mails = await mailsOnceSent(site, 10)
  for (const language of languages) {
    expect(plain(mailTo(mails, `${language}@example.org`).text ?? '')).toContain(back[language])
  }
  for (const id of [early, late]) {
    expect(await farm.html(farm.link.guest('booking', { id }))).not.toMatch(usual)
  }
  // A date that is not offered can be closed, and is not said to take bookings once it is opened.
  const { id: idle } = await farm.dateOn('2025-09-30')
  const date = `${desk}/datum/${idle}`
  for (const [button, shown] of [
    ['close', 'Gesloten'],
    ['open', 'we zijn weg'],
  ] as const) {
    expect(await farm.html(date)).toContain(`value="${button}"`)
    const pressed = await postForm(date, { do: button })
    const text = await textAt(site.url + pressed.location)
    expect(text).toContain(shown)
    if (button === 'open') expect(text).not.toContain('open voor boekingen')
  }
  // Days that are still to come are told as such, and taken back where they were told.
  const later = { do: 'away', awayFrom: '2025-10-28', awayUntil: '2025-11-08' }
  const soon = await postForm(`${desk}/datums`, later)
  const notice = await farm.html(site.url + soon.location)
  expect(visibleText(notice)).toMatch(/staat er vanaf dinsdag 28 oktober 2025.*Ongedaan maken/)
  const [, coming = ''] = /class="notice[^>]*>.*?name="period" value="([^"]+)"/.exec(notice) ?? []
  expect(await openDays(site.url)).not.toContain('20251028')
  const ended = await postForm(`${desk}/datums`, { do: 'back', period: coming })
  // The period that runs goes on.
  expect(await textAt(site.url + ended.location)).toContain('Deze afwezigheid is gedaan.')
  expect(await openDays(site.url)).toContain('20251028')

  const requests = [
    ...(await farm.html(desk)).matchAll(/antwoord ten\u00a0laatste\u00a0op ([^<]+)/g),
  ]
  expect(requests.map(([, day = '']) => plain(day))).toEqual([
    expect.stringContaining('11 oktober'),
    expect.stringContaining('11 oktober'),
  ])

  // A request of the day before was promised the usual answer: its page keeps to that.
  farm.sql("update reservation set created_at = '2025-09-14T18:00:00.000Z' where id = ?", early)
  expect(await farm.html(farm.link.guest('booking', { id: early }))).toMatch(usual)

  const form = await farm.html(`${desk}/datums`)
  const period = valueIn(form, 'period')
  expect((await postForm(`${desk}/datums`, { do: 'back', period })).status).toBe(303)
  expect(await openDays(site.url)).toEqual(daysBefore)
  const after = await noticeAt(site.url)
  expect(after).toMatch(usual)
  for (const language of languages) expect(after).not.toContain(back[language])
})

describe('a period', () => {
  const farm = sharedFarm()

  test('all dates of a period are closed with one button, and only those, and open again with another', async () => {
    const { desk, site } = farm
    const before = await openDays(site.url)
    const period = { do: 'close-period', closeFrom: '2025-11-28', closeUntil: '2025-12-04' }
    const wrong = await postForm(`${desk}/datums`, { ...period, closeUntil: '2025-11-27' })
    expect(wrong.status).toBe(422)
    expect(wrong.html).toContain(deskDates.closeUntilProblem)
    const done = await postForm(`${desk}/datums`, period)
    expect(done.status).toBe(303)
    const closed = before.filter((day) => day >= '20251128' && day <= '20251204')
    expect(closed.length).toBeGreaterThan(1)
    expect(await openDays(site.url)).toEqual(before.filter((day) => !closed.includes(day)))
    const after = await farm.html(site.url + done.location)
    expect(after).toContain(`Dat zijn ${closed.length} data:`)
    expect((await postForm(`${desk}/datums`, period)).status).toBe(422)

    const { id } = await dateOn(site, '2025-12-04')
    const undo = deskUndo.undo
    expect(await farm.html(`${desk}/datum/${id}`)).toContain(undo)
    const step = valueIn(after, 'step')
    const undone = await postForm(`${desk}/datums`, { do: 'undo', step })
    expect(await farm.html(site.url + undone.location)).toContain(deskUndo.done.undo)
    expect(await openDays(site.url)).toEqual(before)
    expect(await farm.html(`${desk}/datum/${id}`)).not.toContain(undo)
  })

  test('a winter closed in autumn stays closed when its dates come near, and is as before where that is undone', async () => {
    const winter = { do: 'close-period', closeFrom: '2026-01-01', closeUntil: '2026-02-28' }
    const before = await openDays(farm.site.url)
    const done = await postForm(`${farm.desk}/datums`, winter)
    const step = valueIn(await farm.html(farm.site.url + done.location), 'step')
    await postForm(`${farm.desk}/datums`, { do: 'undo', step })
    expect(await openDays(farm.site.url)).toEqual(before)
    expect((await postForm(`${farm.desk}/datums`, winter)).status).toBe(303)
    await farm.restart({ NOW: '2026-01-02T09:00:00+01:00' })
    const days = await openDays(farm.site.url)
    expect(days.filter((day) => day < '20260301')).toEqual([])
    expect(days.filter((day) => day >= '20260301')).not.toEqual([])
  })
})
