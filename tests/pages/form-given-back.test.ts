import { expect, test } from 'vitest'
import { wordsIn } from '#tests/support/first-words.ts'
import { pathTo } from '#language/addresses.ts'
import { plainDay } from '#language/dates.ts'
import { languages } from '#tests/support/first-languages.ts'
import { formsGivenBackToOneNetwork } from '#office/limits.ts'
import { bookingFields, postForm } from '#tests/support/forms.ts'
import { tags, textOf, unescaped } from '#tests/support/pages.ts'
import { ReadPage } from '#tests/support/read-page.ts'
import { contactMessage, takeEveryTurn } from '#tests/support/requests.ts'
import { fileSite } from '#tests/support/worker.ts'

const site = fileSite()

type Fields = Readonly<Record<string, string>>

/** A form that comes after too many; how many were taken on the way, as a turn came back meanwhile. */
async function sendTooSoon(path: string, fields: Fields) {
  for (let taken = 0; taken < 20; taken++) {
    await takeEveryTurn(site.url)
    const answer = await postForm(site.url + path, fields)
    if (answer.status === 429) return { ...answer, taken }
  }
  throw new Error('Every form was taken.')
}

/** Values that the fields of these names would send again. */
function keptIn(html: string, fields: Fields): Fields {
  const page = new ReadPage(site.url, html)
  return Object.fromEntries(Object.keys(fields).map((name) => [name, page.valuesOf(name).join()]))
}

const saidIn = (html: string) => unescaped(/role="alert"[\s\S]*?<\/ul>/.exec(html)?.[0] ?? '')

// This one comes first: the others take every turn.
test.for(languages)('a form that is too large gets a page that says so, in %s', async (it) => {
  const path = pathTo('booking', it)
  const large = { ...bookingFields(), specialRequirements: 'x'.repeat(40_000) }
  const answer = await postForm(site.url + path, large)
  expect(answer.status).toBe(413)
  const { refusedForm, request } = wordsIn(it).errors
  expect(tags(answer.html, 'html')[0]).toMatchObject({ lang: it })
  expect(textOf(answer.html, 'h1')).toBe(refusedForm.title)
  expect(textOf(answer.html, 'main')).toContain(`${request.tooLarge} ${refusedForm.nothingKept}`)
  expect(tags(answer.html, 'a').map(({ href }) => href)).toContain(path)
  expect(answer.html).toContain('<style>')
})

test.for(languages)('a booking after too many is given back whole, in %s', async (it) => {
  const fields = bookingFields({
    preferredDate: `${plainDay('2025-09-30', it)} - 18:30-22:00`,
    participantName: 'Anneleen "An" Peeters',
    specialRequirements: 'Geen </textarea><i>noten</i>',
  })
  const before = await site.farm('reservations')
  const { html, retryAfter, taken } = await sendTooSoon(pathTo('booking', it), fields)
  expect(retryAfter).toMatch(/^[1-9]\d*$/)
  expect(tags(html, 'html')[0]).toMatchObject({ lang: it })
  expect(saidIn(html)).toContain(wordsIn(it).errors.request.tooMany)
  expect(keptIn(html, fields)).toEqual(fields)
  expect(html).not.toContain('<i>noten')
  expect(await site.farm('reservations')).toHaveLength(before.length + taken)
})

test.for(languages)('a message after too many is given back whole, in %s', async (it) => {
  const fields = { ...contactMessage({ message: 'Kan dat op zondag?' }), consent: 'on' }
  const before = await site.farm('messages')
  const { html, retryAfter, taken } = await sendTooSoon(pathTo('contact', it), fields)
  expect(retryAfter).toMatch(/^[1-9]\d*$/)
  expect(saidIn(html)).toContain(wordsIn(it).errors.request.tooMany)
  expect(keptIn(html, fields)).toEqual(fields)
  expect(await site.farm('messages')).toHaveLength(before.length + taken)
})

test.for(languages)('the waiting list and the lost link are given back too, in %s', async (it) => {
  const waiting = { participants: '3', name: 'Bram De Smet', email: 'bram@', consent: 'on' }
  const joined = await sendTooSoon(`/waiting-list?lng=${it}`, waiting)
  const lost = await sendTooSoon(`/l?lng=${it}`, { email: 'bram@' })
  const { tooMany } = wordsIn(it).errors.request
  for (const { html, retryAfter } of [joined, lost]) {
    expect(retryAfter).toMatch(/^[1-9]\d*$/)
    expect(tags(html, 'html')[0]).toMatchObject({ lang: it })
    expect(saidIn(html)).toContain(tooMany)
  }
  expect(keptIn(joined.html, waiting)).toEqual(waiting)
  expect(keptIn(lost.html, { email: '' })).toEqual({ email: 'bram@' })
})

test('a machine that never stops gets one sentence, and no page is made for it', async () => {
  const path = pathTo('contact', 'fr')
  const fields = { ...contactMessage(), consent: 'on' }
  const { refusedForm, request } = wordsIn('fr').errors
  let last = await sendTooSoon(path, fields)
  // Twice as many, as turns come back meanwhile.
  for (let i = 0; i < 2 * formsGivenBackToOneNetwork.atOnce && last.html.includes('<form'); i++) {
    last = await sendTooSoon(path, fields)
  }
  expect(last.retryAfter).toMatch(/^[1-9]\d*$/)
  expect(textOf(last.html, 'main')).toContain(request.tooMany)
  expect(textOf(last.html, 'main')).toContain(refusedForm.nothingKept)
  expect(last.html).not.toContain('<form')
  expect(tags(last.html, 'a').map(({ href }) => href)).toContain(path)
})
