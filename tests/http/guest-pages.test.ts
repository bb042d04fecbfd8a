import { describe, expect, test } from 'vitest'
import { wordsIn } from '#tests/support/first-words.ts'
import { pathTo } from '#language/addresses.ts'
import { bodyLimitBytes } from '#office/limits.ts'
import { languages } from '#tests/support/first-languages.ts'
import { asOwner } from '../support/desk-device.ts'
import { sharedFarm } from '../support/shared-farm.ts'
import { press, refusedPage } from '../support/forms.ts'
import { tags, textAt, textOf, textsOf, visibleText } from '../support/pages.ts'

/** The date of most of these has ten places. */
const on = '2025-12-18'
const farm = sharedFarm()
const guestPage = (purpose: 'booking' | 'cancel' | 'move', id: string) =>
  farm.link.guest(purpose, { id })

describe.each(languages)('a guest’s page, in %s', (language) => {
  const words = wordsIn(language).myBooking

  test('says where the booking stands and asks for money only after the farm’s yes', async () => {
    const id = await farm.book({ on, language })
    const url = guestPage('booking', id)
    const pageText = await textAt(url)
    expect(pageText).toContain(words.statuses.requested.title)
    expect(pageText).not.toContain('BE68')
    await farm.answer(id, 'confirm')
    const confirmed = await textAt(url)
    expect(confirmed).toContain(words.statuses.confirmed.title)
    expect(confirmed).toContain('BE68 5390 0754 7034')
    expect(confirmed).toMatch(/\+\+\+\d{3}\/\d{4}\/\d{5}\+\+\+/)
    expect(confirmed).not.toMatch(/[{}]/)
  })

  test('cancels once, and then shows the booking as it is', async () => {
    const id = await farm.book({ on, language })
    const url = guestPage('cancel', id)
    expect(await textAt(url)).toContain(words.cancel.nothingPaid)
    for (const _ of ['once', 'twice']) expect((await press(url)).status).toBe(303)
    expect(await farm.statusOf(id)).toBe('cancelled')
    const after = await farm.html(url)
    expect(after).not.toContain('<form')
    const own = guestPage('booking', id)
    // No page of it asks any more, or names a sum as if it were owed.
    for (const page of [url, guestPage('move', id), farm.link.guest('party', { id }), own]) {
      const html = await farm.html(page)
      expect([textOf(html, 'h1'), textOf(html, 'title')]).toEqual([
        words.statuses.cancelled.title,
        expect.stringContaining(words.statuses.cancelled.title),
      ])
      expect(textsOf(html, 'dt')).toContain(words.facts.reference)
      expect(textsOf(html, 'dt')).not.toContain(words.facts.total)
    }
  })

  test('is in the frame of the site, the same in each language, and kept nowhere, nor in a log', async () => {
    const id = await farm.book({ on })
    const { pathname } = new URL(guestPage('booking', id))
    const here = pathname.replace('/l/', `/l/${language}/`)
    const answer = await fetch(farm.site.url + here)
    expect(answer.headers.get('x-robots-tag')).toContain('noindex')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('referrer-policy')).toBe('strict-origin')
    expect(answer.headers.get('content-security-policy')).not.toContain('script')
    const html = await answer.text()
    expect(html).not.toContain('<script')
    expect(tags(html, 'html')).toMatchObject([{ lang: language }])
    expect(textOf(html, 'h1')).toBe(words.statuses.requested.title)
    const links = tags(html, 'a')
    const to = (path: string) => expect.objectContaining({ href: path })
    expect(links).toContainEqual(to(pathTo('faq', language)))
    for (const other of languages) {
      const path = here.replace(`/${language}/`, `/${other}/`)
      expect(links).toContainEqual(expect.objectContaining({ href: path, hreflang: other }))
    }
    // The guest's other pages stay in it.
    const others = links.map(({ href = '' }) => href).filter((href) => /^\/l\/./.test(href))
    expect(others.filter((href) => /^\/l\/(nl|fr|en)\//.test(href))).toEqual(others)
    expect(farm.site.output()).not.toContain(pathname.split('/').at(-1))
  })
})

describe('a guest', () => {
  test('finds what to prepare before what can be changed, and the end of it last', async () => {
    const id = await farm.book({ on: '2025-11-18', language: 'en', participants: '2' })
    const { myBooking, diets, companions, diary, invoice, guestChanges, split } = wordsIn('en')
    const { before, change, calendar, move } = myBooking.links
    await farm.answer(id, 'confirm')
    const [main = ''] = (await farm.html(guestPage('booking', id))).split('</main>')
    const linksFrom = (title: string) => textsOf(main.split(`>${title}<`)[1] ?? '', 'a')
    const changes = [guestChanges.party.title, move, split.title, myBooking.cancel.title]
    expect(linksFrom(change)).toEqual(changes)
    expect(linksFrom(before)).toEqual([
      diets.link,
      companions.table.open,
      calendar,
      diary.link,
      invoice.link,
      ...changes,
    ])
    // Nobody else has a share of a paid booking to pay.
    await farm.answer(id, 'all-received')
    const paid = await farm.html(guestPage('booking', id))
    expect(textsOf(paid, 'a')).toContain(guestChanges.party.title)
    expect(textsOf(paid, 'a')).not.toContain(companions.table.open)
  })

  test('reads of a request until the farm agrees, and then of a booking', async () => {
    const id = await farm.book({ on: '2025-11-18', language: 'fr', participants: '2' })
    const { request, title, links, cancel } = wordsIn('fr').myBooking
    const named = async () => {
      const pages = [
        await farm.html(guestPage('booking', id)),
        await farm.html(guestPage('cancel', id)),
      ]
      return pages.map((html) => visibleText(html.split('<main')[1] ?? ''))
    }
    const usual = { title, cancel: cancel.title, button: cancel.button, back: links.back }
    for (const { title: above, cancel: end, button, back } of [request, usual]) {
      const [own, ending] = await named()
      for (const each of [above, end]) expect(own).toContain(each)
      for (const each of [end, button, back]) expect(ending).toContain(each)
      await farm.answer(id, 'confirm')
    }
  })
})

describe('a link', () => {
  test('opens nothing with another version, purpose or farm', async () => {
    const id = await farm.book({ on })
    const address = guestPage('booking', id)
    const unknown = [
      farm.link.guest('booking', { id }, 2),
      guestPage('booking', '00000000-0000-4000-8000-000000000000'),
      `${farm.site.url}/l/nothing`,
      address.replace(/.$/, (letter) => (letter === 'a' ? 'b' : 'a')),
    ]
    for (const url of unknown) expect((await asOwner(url)).status).toBe(404)
    expect((await asOwner(address)).status).toBe(200)
    // Nobody knows who opens it: the browser's language comes first.
    const english = { headers: { 'accept-language': 'en-GB' } }
    const { title } = wordsIn('en').lostLink.unknown
    const html = await (await fetch(`${farm.site.url}/l/nothing`, english)).text()
    expect(textsOf(html, 'h1')).toEqual([title])
  })

  test('is mailed again when it was lost, and asking for it tells and ends nothing', async () => {
    const email = 'lost@example.org'
    const id = await farm.book({ on: '2025-11-18', language: 'en', email })
    const ask = async (address: string) => {
      const answer = await press(`${farm.site.url}/l?lng=en`, { email: address })
      return [answer.status, await answer.text()]
    }
    expect(await ask('nobody@example.org')).toEqual(await ask(email.toUpperCase()))
    const subject = wordsIn('en').reminderMails.newLink.subject.split(':')[0]!
    await expect.poll(async () => (await farm.site.mailFiles()).join('')).toContain(subject)
    expect((await asOwner(guestPage('booking', id))).status).toBe(200)
    expect(await refusedPage(`${farm.site.url}/l?lng=fr`, { email: 'no address' })).toContain(
      'no address',
    )
  })
})

test.each([
  [403, 'otherOrigin', { 'sec-fetch-site': 'cross-site' }, ''],
  [415, 'notOurForm', { 'content-type': 'text/plain' }, 'iban'],
  [400, 'notOurForm', {}, Uint8Array.of(0xff)],
  [413, 'tooLarge', {}, 'a'.repeat(bodyLimitBytes + 1)],
] as const)(
  'a form at a link that is a %i is refused on a page that the guest can read',
  async (status, problem, headers, sent) => {
    const url = farm.link.guest('cancel', { id: await farm.book({ on: '2025-10-23' }) })
    const form = { 'content-type': 'application/x-www-form-urlencoded', 'accept-language': 'fr' }
    const answer = await fetch(url, {
      method: 'POST',
      headers: { ...form, ...headers },
      body: sent,
    })
    expect(answer.status).toBe(status)
    const html = await answer.text()
    expect(html).toContain('<html lang="fr">')
    expect(visibleText(html)).toContain(visibleText(wordsIn('fr').errors.request[problem]))
  },
)
