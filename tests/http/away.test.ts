import { expect, test } from 'vitest'
import { pathTo, type Page } from '#language/addresses.ts'
import { languages } from '#language/languages.ts'
import { Farm } from '../support/farm.ts'
import { postForm } from '../support/forms.ts'
import { mailTo, mailsOnceSent } from '../support/mails.ts'
import { visibleText } from '../support/pages.ts'

const pages: readonly Page[] = ['home', 'about', 'booking', 'contact', 'faq', 'reservationSuccess']
const usual = /(binnen|dans les|within)\s24\s(uur|heures|hours)/i
/** The first day after the period, as each language writes it. */
const back = { nl: '11 oktober 2025', fr: '11 octobre 2025', en: '11 October 2025' }

async function said(url: string): Promise<string> {
  const texts = languages.flatMap((language) =>
    pages.map(async (page) => (await fetch(url + pathTo(page, language))).text()),
  )
  return (await Promise.all(texts)).map(visibleText).join('\n')
}

const openDays = async (url: string) => {
  const calendar = await (await fetch(`${url}/schedule.ics`)).text()
  return [...calendar.matchAll(/^DTSTART[^:]*:(\d{8})/gm)].map(([, day = '']) => day)
}

test('while the farm is away no date is offered and an answer is promised for its return, and then all is as before', async () => {
  await using farm = await new Farm().open()
  const { desk, site } = farm
  const before = await said(site.url)
  const daysBefore = await openDays(site.url)
  expect(before).toMatch(usual)
  const early = await farm.book({ on: '2025-10-18', email: 'early@example.org' })
  const wrong = { do: 'away', awayFrom: '2025-10-10', awayUntil: '2025-10-09' }
  expect((await postForm(`${desk}/datums`, wrong)).status).toBe(422)
  const away = { do: 'away', awayFrom: '2025-09-15', awayUntil: '2025-10-10' }
  expect((await postForm(`${desk}/datums`, away)).status).toBe(303)

  const meanwhile = await said(site.url)
  expect(meanwhile).not.toMatch(usual)
  for (const language of languages) expect(meanwhile).toContain(back[language])
  expect(await openDays(site.url)).toEqual(daysBefore.filter((day) => day > '20251010'))

  const asked = { on: '2025-10-18', email: 'late@example.org', language: 'en' }
  const late = await farm.book(asked)
  const mail = mailTo(await mailsOnceSent(site, 4), 'late@example.org')
  expect(mail.text?.replaceAll(/\s+/g, ' ')).toContain(`by Saturday ${back.en}`)
  expect(mail.text).not.toMatch(usual)
  for (const id of [early, late]) {
    expect(await farm.html(farm.link.guest('booking', { id }))).not.toMatch(usual)
  }
  // To midnight after 11 October.
  const hours = [...(await farm.html(desk)).matchAll(/nog (\d+) uur: we zijn weg/g)]
  expect(hours.map(([, left]) => Number(left))).toEqual([639, 639])

  const form = await farm.html(`${desk}/datums`)
  const period = /name="period" value="([^"]+)"/.exec(form)?.[1] ?? ''
  expect((await postForm(`${desk}/datums`, { do: 'back', period })).status).toBe(303)
  expect(await openDays(site.url)).toEqual(daysBefore)
  const after = await said(site.url)
  expect(after).toMatch(usual)
  for (const language of languages) expect(after).not.toContain(back[language])
})
