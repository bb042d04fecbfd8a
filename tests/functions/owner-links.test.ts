import { randomUUID } from 'node:crypto'
import PostalMime, { type Email } from 'postal-mime'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { desk } from '#content/words/nl/desk.ts'
import { wordsIn } from '#content/words/words.ts'
import { press } from '#tests/support/forms.ts'
import { waitUntil } from '#tests/support/mails.ts'
import { visibleText } from '#tests/support/pages.ts'
import { callFunction, reservationRequest } from '#tests/support/requests.ts'
import { linksOf } from '#tests/support/site-links.ts'
import { removeData, startTestSite, type TestSite } from '#tests/support/test-site.ts'

type Listed = { readonly id: string; readonly status: string }
type Dated = { readonly id: string; readonly startsAt: string; readonly state: string }

let site: TestSite
let link: Awaited<ReturnType<typeof linksOf>>
beforeAll(async () => {
  site = await startTestSite({ env: { RATE_LIMIT: 'off' } })
  link = await linksOf(site)
})
afterAll(async () => {
  await site.stop()
  await removeData(site)
})

const pageAt = async (url: string) => (await fetch(url)).text()

async function book(email: string, preferredDate: string): Promise<string> {
  const request = reservationRequest({
    workshopType: 'drinks',
    preferredDate,
    participants: '2',
    language: 'en',
    email,
  })
  const { body } = await callFunction(site.url, 'submit-reservation', request)
  return String(body['reservationId'])
}

/** Mails about a matter, once there are so many. */
async function mailsAbout(subject: RegExp, count: number): Promise<readonly Email[]> {
  let found: Email[] = []
  await waitUntil(async () => {
    const mails = await Promise.all((await site.mailFiles()).map((file) => PostalMime.parse(file)))
    found = mails.filter((mail) => subject.test(mail.subject ?? ''))
    return found.length >= count
  })
  return found
}

/** The links of a mail, on this site. */
const linksIn = ({ text = '' }: Email) =>
  [...text.matchAll(/\/(?:l|desk)\/\S+/g)].map(([path]) => site.url + path)

test('a link to what is not kept any more says so on a page, as one that ended does', async () => {
  const gone = randomUUID()
  const purposes = ['confirm', 'go-ahead', 'call-off', 'refund-paid'] as const
  for (const url of purposes.map((purpose) => link.owner(purpose, gone))) {
    const answer = await fetch(url)
    expect(answer.status).toBe(404)
    const { title } = wordsIn('nl').myBooking.unknownLink
    expect(await answer.text()).toContain(`<h1 class="text-43">${title}</h1>`)
  }
})

/** Does what the link is for; another one may offer the way to the desk. */
const ownForm = '<form method="post">'

test('a request is answered from its mail: looking does nothing, the button does it', async () => {
  const id = await book('answered@example.org', 'Tuesday 30 September 2025 - 18:30-22:00')
  const [mail] = await mailsAbout(/^Aanvraag van .+30 september/, 1)
  const [confirm = '', decline = '', bureau = ''] = linksIn(mail!)
  const status = async () =>
    (await site.farm<Listed>('reservations')).find((each) => each.id === id)?.status
  for (const [url, action] of [
    [confirm, desk.actions.confirm],
    [decline, desk.actions.decline],
  ] as const) {
    expect(visibleText(await pageAt(url))).toContain(`${action.text} ${action.mail}`)
  }
  expect((await fetch(bureau)).status).toBe(200)
  expect(await status()).toBe('requested')
  await press(confirm)
  expect(await status()).toBe('confirmed')
  expect(await pageAt(decline)).not.toContain(ownForm)
})

test('after a step its page says what is awaited, and mails the way to the desk instead of being it', async () => {
  const id = await book('next@example.org', 'Tuesday 30 September 2025 - 18:30-22:00')
  const confirm = link.owner('confirm', id)
  expect(await pageAt(confirm)).not.toContain('action="/desk"')
  await press(confirm)
  const after = await pageAt(confirm)
  expect(visibleText(after)).toMatch(
    /Bevestigd, voorschot verwacht Hier is niets meer te doen\. Nu is het aan de gast: €\s65, verwacht op \S+ \d+ september/,
  )
  expect(after).toContain('<form action="/desk"')
  expect(after).not.toContain('/desk/')
  await press(link.owner('deposit-received', id))
  await press(link.owner('cancel-guest', id))
  const cancelled = visibleText(await pageAt(link.owner('cancel-guest', id)))
  expect(cancelled).toMatch(/Nog terug te betalen: €\s65\./)
})

test('a refund is paid from its mail, once, and the guest hears so once', async () => {
  const id = await book('refunded@example.org', 'Tuesday 30 September 2025 - 18:30-22:00')
  for (const purpose of ['confirm', 'deposit-received'] as const) {
    await press(link.owner(purpose, id))
  }
  await press(link.guest('cancel', { id }), { iban: 'BE71 0961 2345 6769' })
  const [mail] = await mailsAbout(/^Gast annuleert/, 1)
  const [paid = '', bureau = ''] = linksIn(mail!)
  expect(mail?.attachments.map(({ mimeType }) => mimeType)).toEqual(['image/png'])
  expect(visibleText(await pageAt(bureau))).toMatch(/Refund [0-9A-F]{8}/)
  const asked = await pageAt(paid)
  expect(visibleText(asked)).toMatch(/€\s65 .*BE71 0961 2345 6769/)
  expect(asked).toContain(ownForm)
  await press(paid)
  await press(paid)
  const after = await pageAt(paid)
  expect(visibleText(after)).toContain('Dit werd teruggestort op')
  expect(after).not.toContain(ownForm)
  expect(await mailsAbout(/^Refunded: €65$/, 1)).toHaveLength(1)
})

describe('a date that is to be decided', () => {
  const dated = async (day: string) => {
    const all = await site.farm<Dated>('schedule')
    return all.find(({ startsAt }) => startsAt.startsWith(day))
  }
  const decideOn = async (id: string) => {
    const fields = { capacity: '10', bookedElsewhere: '0', minimum: '6', decidesOn: '2025-09-20' }
    const answer = await press(`${link.desk()}/datum/${id}`, { do: 'change', note: '', ...fields })
    expect(answer.status).toBe(303)
  }

  test('goes ahead with one tap, and then asks no more', async () => {
    const { id = '' } = (await dated('2025-10-14')) ?? {}
    await decideOn(id)
    const url = link.owner('go-ahead', id)
    expect(visibleText(await pageAt(url))).toContain(desk.goAhead.text)
    expect(await pageAt(url)).toContain(ownForm)
    await press(url)
    await press(url)
    expect(visibleText(await pageAt(url))).toContain(desk.goAhead.done)
    expect(await pageAt(url)).not.toContain(ownForm)
    expect((await dated('2025-10-14'))?.state).toBe('available')
  })

  test('is called off with one tap, after a page that says who hears of it', async () => {
    const id = (await dated('2025-10-14'))?.id ?? ''
    const guest = await book('called-off@example.org', 'Tuesday 14 October 2025 - 18:30-22:00')
    const url = link.owner('call-off', id)
    expect(visibleText(await pageAt(url))).toContain('1 boeking wordt geannuleerd')
    const other = (await dated('2025-10-09'))?.id ?? ''
    expect(visibleText(await pageAt(link.owner('call-off', other)))).toMatch(
      /niemand geboekt\. .*\d plaatsen zijn elders geboekt: die gasten verwittig je zelf/,
    )
    await press(url)
    const listed = (await site.farm<Listed>('reservations')).find((each) => each.id === guest)
    expect(listed?.status).toBe('cancelled')
    for (const purpose of ['call-off', 'go-ahead'] as const) {
      const after = await pageAt(link.owner(purpose, id))
      expect(visibleText(after)).toContain(desk.callOff.done)
      expect(after).not.toContain(ownForm)
    }
  })

  test('says by name whom no mail can reach, and so does that guest’s booking', async () => {
    const id = (await dated('2025-12-04'))?.id ?? ''
    const caller = { name: 'Mia', email: '', language: 'nl', participants: '2', 'phone-note': '' }
    const url = `${link.desk()}/datum/${id}`
    await press(url, { do: 'phone', ...caller })
    const date = await pageAt(url)
    expect(visibleText(date)).toContain('Zonder e-mailadres: Mia. Verwittig zelf.')
    const booking = /boeking\/([\w-]+)"/.exec(date)?.[1] ?? ''
    const cancel = visibleText(await pageAt(link.owner('cancel-guest', booking)))
    expect(cancel).toContain(desk.noMail)
    expect(cancel).not.toContain(desk.actions['cancel-guest'].mail)
  })

  test('and a refund end with all the owner’s links', async () => {
    const id = (await dated('2025-10-28'))?.id ?? ''
    const url = link.owner('go-ahead', id)
    expect((await fetch(url)).status).toBe(200)
    await new Promise((resolve) => setTimeout(resolve, 1100))
    await press(`${link.desk()}/links`, { do: 'revoke' })
    expect((await fetch(url)).status).toBe(404)
    const [fresh] = await mailsAbout(/^Je link naar het bureau/, 1)
    expect((await fetch(linksIn(fresh!)[0] ?? '')).status).toBe(200)
  })
})
