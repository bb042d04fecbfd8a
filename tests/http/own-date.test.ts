import { expect, test } from 'vitest'
import { deskDates } from '#content/words/nl/desk-dates.ts'
import { fill } from '#language/fill.ts'
import { nameOfLanguage } from '#language/language-name.ts'
import { pathTo, appointmentPath } from '#language/addresses.ts'
import { wordsIn } from '#tests/support/first-words.ts'
import { languages } from '#tests/support/first-languages.ts'
import { dateFields, sharedFarm } from '#tests/support/shared-farm.ts'
import { postForm, press } from '#tests/support/forms.ts'
import { textAt, visibleText } from '#tests/support/pages.ts'
import { mailTo } from '#tests/support/sent-mails.ts'

const farm = sharedFarm()
const own = { price: '72,50', teacher: 'guide', taughtIn: 'fr', remarkNl: 'Met appels van hier.' }

test('a date’s own language, teachers and remark stand wherever the date does', async () => {
  const { id, capacity } = await farm.dateOn('2025-10-23')
  const booked = await farm.secured({ on: '2025-10-23', language: 'fr' })
  const fields = dateFields({ ...own, remarkFr: 'Avec des pommes d’ici.', capacity: `${capacity}` })
  expect((await press(`${farm.desk}/datum/${id}`, fields)).status).toBe(303)

  for (const language of languages) {
    const { taughtIn, teachers } = wordsIn(language).ownDate
    const text = await textAt(farm.site.url + pathTo('booking', language))
    const remark = language === 'fr' ? 'Avec des pommes d’ici.' : own.remarkNl
    const spoken = fill(taughtIn, { language: nameOfLanguage('fr', language) })
    for (const line of [spoken, teachers.guide, remark, '72']) expect(text).toContain(line)
  }
  const page = await farm.html(farm.site.url + pathTo('workshop', 'en', 'vegetables'))
  expect(visibleText(page)).toMatch(/18:30-22:00 · [^·]* · €72.50 · /)
  expect(page).toMatch(/"inLanguage":\["fr"\][^}]*.*?"price":"72.50"/)
  const calendar = await farm.html(`${farm.site.url}/schedule.ics`)
  expect(calendar).toContain(own.remarkNl)
  expect(await textAt(farm.link.guest('booking', { id: booked }))).toContain('pommes d’ici')
  await farm.secured({ on: '2025-10-23', email: 'next@example.org' })
  const [mail] = await farm.mailsAbout(/Bevestigd: Gefermenteerde groenten/)
  expect(mail?.text).toContain(own.remarkNl)
})

test('a date is added by its workshop and day alone, and another one like it', async () => {
  const first = { day: '2025-11-06', ...own }
  expect((await farm.addDate(first)).status).toBe(303)
  const onTuesdays = { day: '2025-11-04', everyWeeks: '1', until: '2025-11-25' }
  await farm.addDate({ day: '2025-11-18' })
  // Nobody sells a course as so many dates of its whole price by forgetting a box.
  expect(await farm.addDate(onTuesdays)).toMatchObject({
    status: 422,
    html: expect.stringContaining(deskDates.asOneProblem),
  })
  const { location } = await farm.addDate({ ...onTuesdays, asOne: 'off' })
  const answer = await textAt(farm.site.url + location)
  expect(answer).toMatch(/2 data zijn toegevoegd\. .* 4 en 25 november/)
  expect(answer).toContain('Niet op feestdagen: 11 november. Stond er al: 18 november.')
  const date = await farm.dateOn('2025-11-06')
  expect(date).toMatchObject({ capacity: 10, startsAt: '2025-11-06T18:30:00+01:00' })
  const page = await farm.read(`${farm.desk}/datum/${date.id}`)
  const form = await farm.html(page.linkTo('?zoals='))
  expect(form).toContain('value="72,50"')
  expect(form).toContain(own.remarkNl)
  expect(await farm.addDate({ ...first, price: '0' })).toMatchObject({
    status: 422,
    html: expect.stringContaining(deskDates.own.priceProblem.slice(0, 30)),
  })
})

test('a date with a minimum says to visitors and guests whether it goes ahead', async () => {
  const { id, taken } = await farm.dateOn('2025-09-30')
  const read = async (url: string) => {
    const [main = ''] = (await farm.html(url)).split('</main>')
    return visibleText(main).replaceAll(/\s+/g, ' ')
  }
  const guest = farm.link.guest('booking', { id: await farm.book() })
  const schedule = `${farm.site.url}/en/booking`
  expect(await read(schedule)).not.toContain('oes ahead')

  const change = (bookedElsewhere: string, minimum = '9') => {
    const needed = { minimum, decidesOn: '2025-09-23', bookedElsewhere }
    return press(`${farm.desk}/datum/${id}`, dateFields(needed))
  }
  await change(String(taken))
  expect(await read(schedule)).toContain(
    'Goes ahead with 9 people or more; we’ll know on 23 September',
  )
  const decided = 'dat weten we op 23 september'
  expect(await read(guest)).toContain(decided)
  const fromNine = 'Goes ahead with 9 people or more'
  expect(await read(farm.site.url + pathTo('workshop', 'en', 'drinks'))).toContain(fromNine)
  const asked = await farm.book({ email: 'later@example.org', language: 'nl' })
  const success = `${farm.site.url}${pathTo('reservationSuccess', 'nl')}?id=${asked}`
  expect(await read(success)).toContain(decided)
  const mails = await farm.mailsAbout(/^Je aanvraag: .* 30 sep/, 2)
  expect(oneLine(mailTo(mails, 'later@example.org').text)).toContain(decided)
  const moving = farm.link.guest('move', { id: await farm.secured({ on: '2025-10-28' }) })
  expect(await read(moving)).toContain(decided)
  await change('8')
  expect(await read(schedule)).not.toContain('Going ahead')
  await change('8', '8')
  expect(await read(schedule)).toContain('Going ahead')
  expect(await read(guest)).not.toContain('dat weten we op')
})

const preferredDate = 'woensdag 5 november 2025 - 18:30-22:00'
const weekly = { everyWeeks: '1', until: '2025-11-26', asOne: 'on' }

test('a course of four evenings is one date, one booking and four appointments', async () => {
  const { location } = await farm.addDate({ day: '2025-11-05', ...weekly })
  const date = await farm.dateOn('2025-11-05')
  const days = {
    nl: '4 avonden, samen geboekt: 5, 12, 19 en 26 november',
    fr: '5, 12, 19 et 26 novembre',
    en: '4 evenings, booked together: 5, 12, 19 and 26 November',
  }
  expect(await textAt(farm.site.url + location)).toContain(days.nl)
  for (const language of languages) {
    expect(await textAt(farm.site.url + pathTo('booking', language))).toContain(days[language])
  }
  const form = await farm.html(farm.site.url + pathTo('booking', 'nl'))
  expect(form).toContain(`>${preferredDate}, 4\u00a0avonden</option>`)
  expect(await textAt(`${farm.desk}/datums`)).toContain(days.nl)
  const asked = { workshopType: 'drinks', preferredDate, participants: '2' }
  const id = await farm.secured(asked)
  const [toAnswer] = await farm.mailsAbout(/^Aanvraag van .*wo 5 nov/)
  expect(oneLine(toAnswer?.text)).toContain(days.nl)
  const moving = farm.link.guest('move', { id: await farm.secured({ on: '2025-10-28' }) })
  expect(await textAt(moving)).toContain(days.nl)
  const success = `${farm.site.url}${pathTo('reservationSuccess', 'nl')}?id=${id}`
  expect(await textAt(success)).toContain(days.nl)
  const [mail] = await farm.mailsAbout(/Bevestigd: Gefermenteerde dranken, wo 5 nov/)
  expect(oneLine(mail?.text)).toContain(days.nl)
  const going = `going=1&date=${(await farm.dateOn('2025-10-28')).id}`
  for (const split of [farm.link.guest('party', { id }), `${farm.bookingPage(id)}/splitsen`]) {
    expect(await textAt(`${split}?${going}`)).toContain(days.nl)
  }
  // The search box knows each of its days.
  const found = await farm.read(`${farm.desk}/zoeken?q=${encodeURIComponent('19/11/2025')}`)
  const leadsTo = (path: string) => found.links.some(({ to }) => to.includes(path))
  expect([leadsTo(`/datum/${date.id}`), leadsTo(`/boeking/${id}`)]).toEqual([true, true])
  expect(await startsIn(id)).toEqual(
    [5, 12, 19, 26].map((day) => `202511${twoDigits(day)}T173000Z`),
  )

  const fields = dateFields({ capacity: '10', furtherDays: '12/11\n19/11\n3/12' })
  expect((await press(`${farm.desk}/datum/${date.id}`, fields)).status).toBe(303)
  const [dateMail] = await farm.mailsAbout(/Andere dagen: Gefermenteerde dranken/)
  expect(oneLine(dateMail?.text)).toContain('5, 12, 19 november en 3 december')
  expect(oneLine(dateMail?.text)).toContain('5, 12, 19 en 26 november')
  expect((await startsIn(id)).at(-1)).toBe('20251203T173000Z')
  const early = { ...fields, furtherDays: '4/11/2025' }
  expect(await postForm(`${farm.desk}/datum/${date.id}`, early)).toMatchObject({
    status: 422,
    html: expect.stringContaining(deskDates.own.furtherDaysProblem.slice(0, 30)),
  })

  await farm.restart({ NOW: '2025-12-03T12:00:00+01:00' })
  expect(await textAt(farm.desk)).toMatch(/woensdag\s*3\s*december.*Dag 4 van 4: .*3 december/)
  expect(await farm.statusOf(id)).toBe('secured')
  farm.sql(`delete from session where workshop = 'drinks' and starts_at > '2025-11-06'`)
  for (const path of ['', '/ateliers', '/ateliers/drinks']) {
    expect(await textAt(`${farm.site.url}/nl${path}`)).toContain('4 avonden · ')
  }
  const page = `${farm.desk}/datum/${date.id}`
  expect((await press(page, dateFields({ capacity: '9' }))).status).toBe(303)
  expect(await textAt(page)).toContain('5, 12, 19 november en 3 december')
  // A day that has been stays; one that is still to come is moved, and moved back.
  const moved = async (furtherDays: string) =>
    (await press(page, dateFields({ capacity: '9', furtherDays }))).status
  expect(await moved('13/11/2025\n19/11/2025\n3/12/2025')).toBe(422)
  expect(await moved('12/11/2025\n19/11/2025\n10/12/2025')).toBe(303)
  const underWay = async () =>
    (await farm.mailsAbout(/Andere dagen/)).map(({ text }) => oneLine(text))
  await expect
    .poll(underWay)
    .toContainEqual(expect.stringMatching(/en 10 december(?!.*Annuleer).* Antwoord op deze mail/))
  expect((await startsIn(id)).at(-1)).toBe('20251210T173000Z')
  expect(await moved('12/11/2025\n19/11/2025\n3/12/2025')).toBe(303)
  // The last evening's meal is still to be cooked.
  const words = wordsIn('nl').diets
  const diets = () => farm.link.guest('diets', { id })
  expect(await textAt(farm.link.guest('booking', { id }))).toContain(words.link)
  expect((await press(diets(), { vegans: '1', consent: 'on' })).status).toBe(303)
  const until = 'woensdag 3 december 2025 om 18.30 uur'
  expect(await textAt(diets())).toContain(fill(words.kept, { until }))
  const { companions, guestChanges } = wordsIn('nl')
  const { title } = companions.table
  expect(await textAt(farm.link.guest('booking', { id }))).toContain(title)
  expect(await farm.makeCompanionLink(id)).toContain('/l/')
  const party = await textAt(farm.link.guest('party', { id }))
  for (const told of [title, guestChanges.party.begun]) expect(party).toContain(told)
  expect(party).not.toContain(guestChanges.party.count.title)
  await farm.restart({ NOW: '2025-12-04T12:00:00+01:00' })
  for (const shown of [words.tooLate, words.forget]) expect(await textAt(diets())).toContain(shown)
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
