import { expect, test } from 'vitest'
import { deskDates } from '#content/words/nl/desk-dates.ts'
import { appointmentPath, pathTo } from '#language/addresses.ts'
import { languages } from '#tests/support/first-languages.ts'
import { dateOn } from '#tests/support/dates.ts'
import { postForm, press } from '#tests/support/forms.ts'
import { textAt } from '#tests/support/pages.ts'
import { mailsAbout } from '#tests/support/sent-mails.ts'
import { dateFields, sharedFarm } from '#tests/support/shared-farm.ts'

const farm = sharedFarm()
const empty = { startTime: '', endTime: '', capacity: '' }
const preferredDate = 'woensdag 5 november 2025 - 18:30-22:00'
const weekly = { everyWeeks: '1', until: '2025-11-26', asOne: 'on' }

test('a course of four evenings is one date, one booking and four appointments', async () => {
  const add = { do: 'add', workshop: 'drinks', day: '2025-11-05', ...empty, ...weekly }
  expect((await postForm(`${farm.desk}/datums`, add)).status).toBe(303)
  const date = await dateOn(farm.site, '2025-11-05')
  const days = {
    nl: '4 avonden, samen geboekt: 5, 12, 19 en 26 november',
    fr: '5, 12, 19 et 26 novembre',
    en: '4 evenings, booked together: 5, 12, 19 and 26 November',
  }
  for (const language of languages) {
    expect(await textAt(farm.site.url + pathTo('booking', language))).toContain(days[language])
  }
  expect(await textAt(`${farm.desk}/datums`)).toContain(days.nl)
  const id = await farm.secured({ workshopType: 'drinks', preferredDate })
  const success = `${farm.site.url}${pathTo('reservationSuccess', 'nl')}?id=${id}`
  expect(await textAt(success)).toContain(days.nl)
  const [mail] = await mailsAbout(farm.site, /Bevestigd: Gefermenteerde dranken/)
  expect(oneLine(mail?.text)).toContain(days.nl)
  expect(await startsIn(id)).toEqual(
    [5, 12, 19, 26].map((day) => `202511${twoDigits(day)}T173000Z`),
  )

  const fields = dateFields({ capacity: '10', furtherDays: '12/11\n19/11\n3/12' })
  expect((await press(`${farm.desk}/datum/${date.id}`, fields)).status).toBe(303)
  const [told] = await mailsAbout(farm.site, /Andere dagen: Gefermenteerde dranken/)
  expect(oneLine(told?.text)).toContain('5, 12, 19 november en 3 december')
  expect(oneLine(told?.text)).toContain('5, 12, 19 en 26 november')
  expect((await startsIn(id)).at(-1)).toBe('20251203T173000Z')
  const early = { ...fields, furtherDays: '4/11/2025' }
  expect(await postForm(`${farm.desk}/datum/${date.id}`, early)).toMatchObject({
    status: 422,
    html: expect.stringContaining(deskDates.own.furtherDaysProblem.slice(0, 30)),
  })

  await farm.restart({ NOW: '2025-12-03T12:00:00+01:00' })
  expect(await textAt(farm.desk)).toContain('5, 12, 19 november en 3 december')
  expect(await farm.statusOf(id)).toBe('secured')
  await farm.restart({ NOW: '2025-12-04T12:00:00+01:00' })
  await expect.poll(() => farm.statusOf(id)).toBe('completed')
})

async function startsIn(id: string): Promise<readonly string[]> {
  const file = await (await fetch(farm.site.url + appointmentPath(id))).text()
  return [...file.matchAll(/DTSTART:(\S+)/g)].map(([, start = '']) => start)
}

function oneLine(text = ''): string {
  return text.replaceAll(/\s+/g, ' ')
}

function twoDigits(n: number): string {
  return String(n).padStart(2, '0')
}
