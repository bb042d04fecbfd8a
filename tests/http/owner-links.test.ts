import { randomUUID } from 'node:crypto'
import type { Email } from 'postal-mime'
import { describe, expect, test } from 'vitest'
import { desk } from '#content/words/nl/desk.ts'
import { deskPages } from '#content/words/nl/desk-pages.ts'
import type { Day } from '#language/dates.ts'
import { asOwner } from '../support/desk-device.ts'
import { deskAccount } from '../support/desk-account.ts'
import { dateFields } from '../support/shared-farm.ts'
import { press, pressShown } from '../support/forms.ts'
import { textAt, visibleText } from '../support/pages.ts'
import { transfer } from '../support/statements/transfer.ts'
import { signer } from '../support/site-links.ts'

const account = deskAccount()
const { farm } = account
const party = { participants: '2', language: 'en' }

/** The links of a mail, on this site. */
const linksIn = ({ text = '' }: Email) =>
  [...text.matchAll(/\/(?:l|desk)\/\S+/g)].map(([path]) => farm.site.url + path)

test('a link to a record that is not kept any more says so on a page', async () => {
  const gone = randomUUID()
  const actions = ['confirm', 'go-ahead', 'call-off', 'refund-paid'] as const
  for (const url of actions.map((action) => farm.link.owner(action, gone))) {
    const answer = await asOwner(url)
    expect(answer.status).toBe(404)
    expect(await answer.text()).toContain(`<h1 class="text-43">${deskPages.notThere.title}</h1>`)
  }
})

test('a link of a mail from before leads to its page, which a known device opens', async () => {
  const id = await farm.book({ ...party, on: '2025-12-18' })
  const former = (await signer(farm.site)).token({
    purpose: 'confirm',
    record: id,
    version: 1,
    endsAt: new Date('2025-10-15T07:00:00Z'),
  })
  const led = await fetch(`${farm.site.url}/l/${former}`, { redirect: 'manual' })
  expect(farm.site.url + led.headers.get('location')).toBe(farm.link.owner('confirm', id))
  for (const path of ['', '/boeking/1']) {
    const answer = await fetch(`${farm.site.url}/desk/${former}${path}`, { redirect: 'manual' })
    expect(answer.headers.get('location')).toBe(`/desk${path}`)
  }
})

/** Does what the link is for. */
const ownForm = /<form[^>]* method="post"/

test('after a step its page says what is awaited, and leads to the desk', async () => {
  const id = await farm.book(party)
  const confirm = farm.link.owner('confirm', id)
  expect(await farm.html(confirm)).not.toContain(desk.openDesk)
  await pressShown(confirm)
  const after = await farm.html(confirm)
  expect(visibleText(after)).toMatch(
    /Bevestigd, voorschot verwacht Nu is het aan de gast: €\s65, verwacht tegen \S+ \d+ september/,
  )
  expect(after).toContain(desk.openDesk)
  const toReceive = await textAt(farm.link.owner('deposit-received', id))
  expect(toReceive).toContain('genoteerd. De gast krijgt een mail dat het er is.')
  await farm.answer(id, 'deposit-received', 'cancel-guest')
  const cancelled = await textAt(farm.link.owner('cancel-guest', id))
  expect(cancelled).toMatch(/Nog terug te betalen: €\s65\./)
})

test('a refund is paid from its mail, once, and the guest hears so once', async () => {
  const id = await farm.book(party)
  await farm.answer(id, 'confirm')
  const [deposit] = (await farm.booking(id)).payments
  const line = { structured: deposit!.reference, cents: 6500, iban: 'BE71096123456769' }
  await account.told(transfer(line))
  await farm.invoice(id)
  await pressShown(farm.link.guest('cancel', { id }), { iban: '' })
  const [mail] = await farm.mailsAbout(/^Gast annuleert/)
  expect(mail?.text).toMatch(/creditnota\s+staat\s+op\s+je\s+lijst/)
  const [paid = '', bureau = ''] = linksIn(mail!)
  expect(mail?.attachments.map(({ mimeType }) => mimeType)).toEqual(['image/png'])
  expect(await textAt(bureau)).toMatch(/Refund [0-9A-F]{8}/)
  const paidPage = await farm.html(paid)
  expect(visibleText(paidPage)).toMatch(/€\s65 .*BE71 0961 2345 6769/)
  const refund = await farm.refundOf(id)
  expect(paidPage).toContain(refund)
  for (const _ of ['once', 'twice']) await press(farm.bookingPage(id), { do: 'repaid', refund })
  const after = await farm.html(paid)
  expect(visibleText(after)).toMatch(/Terugbetaald op [^:]+: €\s65/)
  expect(after).not.toContain('value="repaid"')
  expect(await farm.mailsAbout(/^Refunded: €65$/)).toHaveLength(1)
})

describe('a date that is to be decided', () => {
  const dated = (day: Day) => farm.dateOn(day)

  test('goes ahead with one tap, and then asks no more', async () => {
    const { id } = await dated('2025-10-14')
    const decided = dateFields({ minimum: '6', decidesOn: '2025-09-20' })
    expect((await press(`${farm.desk}/datum/${id}`, decided)).status).toBe(303)
    const url = farm.link.owner('go-ahead', id)
    expect(await textAt(url)).toContain(desk.goAhead.text)
    expect(await farm.html(url)).toMatch(ownForm)
    const pages = [farm.desk, `${farm.desk}/datum/${id}`]
    const links = async () =>
      (await Promise.all(pages.map((page) => farm.html(page)))).map((html) =>
        html.includes(new URL(url).pathname),
      )
    expect(await links()).toEqual([false, false])
    // The day of decision is there, with one person too few.
    farm.sql(`update session set decides_on = '2025-09-15', minimum = taken + 1 where id = ?`, id)
    farm.sql('update schedule_revision set revision = revision + 1')
    expect(await links()).toEqual([true, true])
    await press(url)
    await press(url)
    expect(await textAt(url)).toContain(desk.goAhead.done)
    expect(await farm.html(url)).not.toContain(ownForm)
    expect(await dated('2025-10-14')).toMatchObject({ state: 'available' })
  })

  test('is called off with one tap, after a page that says who hears of it', async () => {
    const { id } = await dated('2025-10-14')
    const guest = await farm.book({ ...party, on: '2025-10-14' })
    const url = farm.link.owner('call-off', id)
    expect(await textAt(url)).toContain('1 boeking wordt geannuleerd')
    const { id: other } = await dated('2025-10-09')
    expect(await textAt(farm.link.owner('call-off', other))).toMatch(
      /niemand geboekt\. .*\d plaatsen zijn elders geboekt: die gasten verwittig je zelf/,
    )
    await press(url)
    expect(await farm.statusOf(guest)).toBe('cancelled')
    for (const purpose of ['call-off', 'go-ahead'] as const) {
      const after = await farm.html(farm.link.owner(purpose, id))
      expect(visibleText(after)).toContain(desk.callOff.done)
      expect(after).not.toMatch(ownForm)
    }
  })

  test('names a guest whom no mail can reach, and so does that guest’s booking', async () => {
    const { id } = await dated('2025-12-04')
    const caller = { name: 'Mia', email: '', language: 'nl', participants: '2', 'phone-note': '' }
    const url = `${farm.desk}/datum/${id}`
    await press(url, { do: 'phone', ...caller })
    const date = await farm.html(url)
    expect(visibleText(date)).toContain('Zonder e-mailadres: Mia. Verwittig zelf.')
    const booking = /boeking\/([\w-]+)"/.exec(date)?.[1] ?? ''
    const cancel = await textAt(farm.link.owner('cancel-guest', booking))
    expect(cancel).toContain(desk.noMail)
    expect(cancel).not.toContain(desk.actions['cancel-guest'].mail)
  })
})
