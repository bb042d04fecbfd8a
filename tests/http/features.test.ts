import { expect, test } from 'vitest'
import { deskTexts } from '#content/words/nl/desk-texts.ts'
import { pathTo } from '#language/addresses.ts'
import { deskFeatures, deskTerms } from '#content/words/nl/desk-terms.ts'
import { languages } from '#tests/support/first-languages.ts'
import { postForm } from '#tests/support/forms.ts'
import { sharedFarm } from '#tests/support/shared-farm.ts'
import { everyPath, textAt } from '#tests/support/pages.ts'
import { callFunction, contactMessage } from '#tests/support/requests.ts'

const farm = sharedFarm()
const fetched = (path: string, init?: RequestInit) => fetch(farm.site.url + path, init)
const turn = (button: string, page: string) =>
  postForm(`${farm.desk}/teksten`, { do: button, page })

test('a page that the house does without is on no address, in no menu and in no site map, until it comes back', async () => {
  const home = await (await fetched('/nl')).text()
  await turn('page-off', 'gallery')
  await turn('page-off', 'giftVoucher')
  for (const language of languages) {
    for (const page of ['gallery', 'giftVoucher'] as const) {
      const path = pathTo(page, language)
      expect((await fetched(path)).status, path).toBe(404)
      expect(await (await fetched(`/${language}/contact`)).text()).not.toContain(`href="${path}"`)
      expect(await (await fetched('/sitemap.xml')).text()).not.toContain(`${path}<`)
    }
    expect((await fetched(pathTo('faq', language))).status).toBe(200)
  }
  expect(await farm.html(`${farm.site.url}/fr/faq`)).not.toContain('bons cadeaux')
  // Nobody has a voucher yet: no form asks for a code, and no page names one.
  const id = await farm.book({ on: '2025-10-23' })
  await farm.answer(id, 'confirm')
  const own = farm.link.guest('booking', { id })
  const { id: date } = await farm.dateOn('2025-10-23')
  const asks = async () => [
    (await (await fetched('/nl/reserveren')).text()).includes('name="voucher"'),
    (await farm.html(own)).includes('name="voucher"'),
    (await farm.html(farm.bookingPage(id))).includes('name="voucher"'),
    (await farm.html(`${farm.desk}/datum/${date}`)).includes('name="voucher"'),
    (await farm.html(farm.desk)).includes('/desk/cadeaubonnen"'),
    (await textAt(`${farm.desk}/huis`)).includes(deskTerms.values['voucher-validity']),
    ...(await Promise.all(
      languages.map(async (language) =>
        /cadeaubon|bon cadeau|gift voucher/.test(
          await textAt(farm.site.url + pathTo('privacy', language)),
        ),
      ),
    )),
  ]
  expect(new Set(await asks())).toEqual(new Set([false]))
  const order = { method: 'POST', body: new URLSearchParams({ name: 'Bram' }) }
  expect((await fetched(pathTo('giftVoucher', 'nl'), order)).status).toBe(404)
  expect(await farm.html(`${farm.desk}/huis`)).toContain('niet op de site')
  const atDesk = `${farm.desk}/teksten/pagina?adres=/nl/galerij`
  expect(await farm.html(atDesk)).toContain('id="foto-hen-on-straw"')
  expect(await farm.html(`${farm.desk}/teksten`)).toContain(deskTexts.leaving.on)

  const overview = async () => textAt(`${farm.site.url}/nl/ateliers`)
  expect(await overview()).toContain('staat bij de veelgestelde vragen')
  await turn('page-off', 'faq')
  expect(await overview()).not.toMatch(/veelgestelde vragen/i)

  // A voucher that was sold is named and taken, though the site sells none.
  const sale = { amount: '50', method: 'cash', buyerName: 'An Maes', language: 'nl' }
  const form = { do: 'sell-voucher', new: crypto.randomUUID(), ...sale }
  await postForm(`${farm.desk}/cadeaubonnen`, form)
  expect(new Set(await asks())).toEqual(new Set([true]))

  for (const page of ['gallery', 'giftVoucher', 'faq']) await turn('page-on', page)
  expect((await fetched(pathTo('gallery', 'fr'))).status).toBe(200)
  expect(await (await fetched('/nl')).text()).toBe(home)
})

const list = /wachtlijst|liste d’attente|waiting list/i
const jarMails = /mails (over je bokaal|sur votre bocal|about your jar)/i
const groups =
  /eigen groep|propre groupe|groupes? privé|pour votre groupe|date, un groupe|private group|group of your own|table to yourselves/i
const offers = ['waitingList', 'diary', 'privateGroups']

const press = (button: string, offer: string) =>
  postForm(`${farm.desk}/huis`, { do: button, offer })
const pages = () =>
  Promise.all(
    everyPath.map(
      async (path) => [path, await (await fetch(farm.site.url + path)).text()] as const,
    ),
  )
const saying = (shown: Awaited<ReturnType<typeof pages>>, what: RegExp) =>
  shown.filter(([, html]) => what.test(html)).map(([path]) => path)

test('a house can do without waiting list, mails about the jar and private groups, and no page mentions them', async () => {
  const { site } = farm
  const id = await farm.book({ on: '2025-10-23' })
  const request = farm.bookingPage(await farm.book({ on: '2025-10-23' }))
  await farm.answer(id, 'confirm')
  const booking = farm.link.guest('booking', { id })
  const diary = farm.link.guest('diary', { id })
  expect(await textAt(booking)).toContain('mails over je bokaal')
  const full = (await farm.dateOn('2025-10-14')).id
  const party = { date: full, participants: '2', name: 'Bram Claes', email: 'bram@example.org' }
  await postForm(`${site.url}/waiting-list?lng=nl`, { ...party, consent: 'on' })
  const entry = String(farm.sql('select id from waiting')[0]!['id'])
  await postForm(farm.link.waiting('leave-list', entry))
  const held = farm.link.waiting('offer', entry)
  expect(await farm.html(held)).toContain('"/waiting-list')
  const before = await pages()
  expect(saying(before, list)).toContain('/nl/reserveren')
  expect(saying(before, jarMails).length).toBeGreaterThan(2)
  expect(saying(before, groups).length).toBeGreaterThan(11)

  const parts = ['waitingList', 'diary', 'guestSentence']
  const mails = ['diary-guest', 'waiting-offer-guest']
  const written = [...parts.map((part) => `deel=${part}"`), ...mails]
  const toWrite = async () => {
    const html = await farm.html(`${farm.desk}/teksten`)
    return written.filter((each) => html.includes(each))
  }
  expect(await toWrite()).toEqual(written)
  // The desk makes groups where it makes dates.
  await callFunction(site.url, 'send-contact-email', contactMessage())
  const makes = [
    farm.desk,
    ...['meer', 'datums', 'berichten'].map((path) => `${farm.desk}/${path}`),
  ]
  const makesGroups = async () => [
    ...(await Promise.all(
      [...makes, request].map(async (at) =>
        /href="\/desk\/(groep|optie)/.test(await farm.html(at)),
      ),
    )),
    (await textAt(`${farm.desk}/huis`)).includes('6 tot 12'),
  ]
  expect(new Set(await makesGroups())).toEqual(new Set([true]))
  for (const offer of offers) await press('offer-off', offer)
  expect(new Set(await makesGroups())).toEqual(new Set([false]))
  await callFunction(site.url, 'send-contact-email', contactMessage({ name: 'Ilse Boon' }))
  const [message] = await farm.mailsAbout(/Ilse Boon/)
  expect(message?.text).not.toMatch(/\/desk\/(groep|optie)/)
  expect(await textAt(`${farm.desk}/huis`)).toContain(`${deskFeatures.features.diary}: nee`)
  expect(await toWrite()).toEqual([])
  const mail = `${farm.desk}/teksten/pagina?adres=/mail-preview/diary-guest/nl`
  expect(await textAt(mail)).toContain(deskTexts.page.notThere)
  const without = await pages()
  for (const what of [list, jarMails, groups]) expect(saying(without, what)).toEqual([])
  for (const [path, html] of without)
    expect([path, /\{own|\{offers|,,| ,/.exec(html)?.[0]]).toEqual([path, undefined])
  expect((await fetch(`${site.url}/waiting-list?lng=nl`)).status).toBe(404)
  expect(await farm.html(held)).not.toContain('"/waiting-list')
  const form = { method: 'POST', body: new URLSearchParams({ name: 'Bram' }) }
  expect((await fetch(`${site.url}/waiting-list?lng=nl`, form)).status).toBe(404)
  expect(await textAt(booking)).not.toContain('bokaal')
  const late = await postForm(diary, { do: 'start' })
  expect(late.html).not.toContain('name="sentence"')
  expect(farm.sql('select * from diary')).toEqual([])

  for (const offer of offers) await press('offer-on', offer)
  expect(await pages()).toEqual(before)
  await postForm(diary, { do: 'start' })
  expect(farm.sql('select * from diary')).toHaveLength(1)
})

const health = /allerg|di[eë]et|diëten|diets|régimes|niet eet|ne mange(z)? pas|don’t eat/i

test('a house where nobody eats asks no guest for allergies, and misses no answer', async () => {
  const id = await farm.book({ on: '2025-10-23', email: 'lotte@example.org' })
  const booking = farm.link.guest('booking', { id })
  const mails = () =>
    Promise.all(
      languages.flatMap((language) =>
        ['confirmed-guest', 'secured-guest', 'prep-sheet-owner'].map((kind) =>
          farm.html(`${farm.site.url}/mail-preview/${kind}/${language}`),
        ),
      ),
    )
  const asking = async () => [
    ...(await mails()),
    await textAt(booking),
    ...(await Promise.all(
      languages.flatMap((language) =>
        (['privacy', 'booking'] as const).map((page) =>
          textAt(farm.site.url + pathTo(page, language)),
        ),
      ),
    )),
    await textAt(farm.bookingPage(id)),
    await textAt(farm.link.owner('decline', id)),
  ]
  const before = await asking()
  expect(before.filter((text) => !health.test(text))).toEqual([])
  await press('offer-off', 'diets')
  const without = (await asking()).map((text) => health.exec(text)?.[0])
  expect(without).toEqual(without.map(() => undefined))
  await press('offer-on', 'diets')
  expect(await asking()).toEqual(before)
})
