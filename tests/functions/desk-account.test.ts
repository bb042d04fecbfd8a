import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mostStatementBytes } from '#booking/statement/read-statement.ts'
import { accountPage as words, reviewReasons } from '#content/words/nl/statement.ts'
import { visibleText } from '#tests/support/pages.ts'
import { exchange } from '#tests/support/raw.ts'
import { callFunction, reservationRequest } from '#tests/support/requests.ts'
import { linksOf } from '#tests/support/site-links.ts'
import { codaFile } from '#tests/support/statements/coda-file.ts'
import { printed } from '#tests/support/statements/plain-movement.ts'
import { transfer } from '#tests/support/statements/transfer.ts'
import { removeData, startTestSite, type TestSite } from '#tests/support/test-site.ts'

type Payment = { readonly kind: string; readonly paidCents: number; readonly reference: string }
type Listed = { readonly id: string; readonly status: string; readonly payments: Payment[] }

let site: TestSite
let link: Awaited<ReturnType<typeof linksOf>>
let account: string
beforeAll(async () => {
  site = await startTestSite({ env: { RATE_LIMIT: 'off' } })
  link = await linksOf(site)
  account = `${link.desk()}/rekening`
})
afterAll(() => removeData(site))

const press = (fields: Record<string, string>) =>
  fetch(account, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })
const pageNow = async () => (await fetch(account)).text()
const listed = async (id: string) =>
  (await site.farm<Listed>('reservations')).find((each) => each.id === id)!

async function upload(text: string, url = `${account}/afschrift`, headers = {}) {
  const form = new FormData()
  form.set('file', new File([text], 'statement.cod'))
  return fetch(url, { method: 'POST', body: form, headers, redirect: 'manual' })
}

/** Asks for a place of 65 euro on a date with room. */
async function book(participantName = 'Anneleen Peeters') {
  const answer = await callFunction(
    site.url,
    'submit-reservation',
    reservationRequest({
      workshopType: 'vegetables',
      preferredDate: 'Thursday 23 October 2025 - 18:30-22:00',
      participantName,
    }),
  )
  const id = String(answer.body['reservationId'])
  const [deposit, balance] = (await listed(id)).payments
  return { id, deposit: deposit!.reference, balance: balance!.reference }
}

/** The key of the one movement that waits beside a text. */
function keyBeside(html: string, text: string): string {
  const at = html.lastIndexOf(text)
  expect(at, `${text} stands on the page`).toBeGreaterThan(0)
  const key = /name="movement" value="([^"]+)"/.exec(html.slice(at))?.[1]
  return key?.replaceAll('&amp;', '&') ?? ''
}

describe('a file from the bank', () => {
  test('is told for what it is, and once', async () => {
    const { id, deposit } = await book()
    const file = codaFile([
      transfer({ structured: deposit, cents: 3250 }),
      transfer({ structured: '090933755493', cents: 1100 }),
      transfer({ cents: -4200, text: 'meel', name: 'Molen Dewaele' }),
    ])
    const answer = await upload(file)
    expect(answer.status).toBe(200)
    const text = visibleText(await answer.text())
    expect(text).toContain('3 verrichtingen: 1 geboekt, 1 te beslissen, 1 van niemand.')
    expect(text).toContain(reviewReasons['unknown-reference'])
    const home = await (await fetch(link.desk())).text()
    expect(visibleText(home)).toContain('na te kijken: PEETERS ANNELEEN, € 11 op dinsdag 16 sept')
    expect(home).toContain(`href="${new URL(account).pathname}"`)
    // Shown this once, for who wants to check; kept nowhere.
    expect(text).toContain('Molen Dewaele')
    expect(await pageNow()).not.toContain('Molen Dewaele')
    expect((await listed(id)).payments).toMatchObject([{ paidCents: 3250 }, { paidCents: 0 }])

    const again = visibleText(await (await upload(file)).text())
    expect(again).toContain('3 verrichtingen: 2 al gekend, 1 van niemand.')
    expect((await listed(id)).payments).toMatchObject([{ paidCents: 3250 }, { paidCents: 0 }])
    const back = await fetch(`${account}/afschrift`, { redirect: 'manual' })
    expect([back.status, back.headers.get('location')]).toEqual([303, new URL(account).pathname])
  })

  test('that cannot be read is answered with a sentence, and nothing is booked', async () => {
    const damaged = await upload(codaFile([transfer()], { newCents: 1 }))
    expect(damaged.status).toBe(422)
    expect(visibleText(await damaged.text())).toContain('Regel 6 van dit CODA-bestand')
    const empty = await fetch(`${account}/afschrift`, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      body: '--x\r\nContent-Disposition: form-data; name="file"; filename=""\r\n\r\n\r\n--x--\r\n',
    })
    expect(empty.status).toBe(422)
    expect(await empty.text()).toContain(words.chooseFile)
    const large = await upload('x'.repeat(mostStatementBytes + 8192))
    expect(large.status).toBe(422)
    expect(visibleText(await large.text())).toContain('groter dan een rekeninguittreksel')
  })

  test('is taken from nobody without the desk’s own link, nor from another site', async () => {
    const { id, deposit } = await book()
    const file = codaFile([transfer({ structured: deposit })])
    const elsewhere = [
      `${site.url}/desk/nothing/rekening/afschrift`,
      `${link.owner('confirm', id).replace('/l/', '/desk/')}/rekening/afschrift`,
    ]
    for (const url of elsewhere) expect((await upload(file, url)).status).toBe(404)
    const foreign = { 'sec-fetch-site': 'cross-site' }
    expect((await upload(file, undefined, foreign)).status).toBe(403)
    expect((await listed(id)).payments).toMatchObject([{ paidCents: 0 }, { paidCents: 0 }])
  })

  test('is not waited for when it is too large, or from somebody without the link', async () => {
    // The rest of the body never comes: whoever reads on is cut off with a 408.
    const begin = (path: string, bytes: number) =>
      exchange(
        site.url,
        `POST ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-length: ${bytes}\r\n` +
          'content-type: multipart/form-data; boundary=x\r\n\r\n--x',
      )
    const { pathname } = new URL(account)
    const tooLarge = await begin(`${pathname}/afschrift`, mostStatementBytes + 8192)
    expect(tooLarge).toMatch(/^HTTP\/1\.1 422 /)
    expect(await begin('/desk/nothing/rekening/afschrift', 1_000_000)).toMatch(/^HTTP\/1\.1 404 /)
  })

  test('is taken only as browsers send files', async () => {
    const send = (type: string, body: string) =>
      fetch(`${account}/afschrift`, { method: 'POST', headers: { 'content-type': type }, body })
    expect((await send('application/x-www-form-urlencoded', 'file=x')).status).toBe(415)
    const broken = ['', '--x', '--x\r\n\r\n', '--y\r\nContent-Disposition: form-data\r\n\r\n--y--']
    for (const body of broken) {
      expect((await send('multipart/form-data; boundary=x', body)).status).toBe(400)
    }
    expect((await send('multipart/form-data;', 'x')).status).toBe(400)
  })

  test('with anything in it stays text', async () => {
    const { deposit } = await book()
    const evil = '<img src=x onerror=alert(1)>'
    const file = codaFile([transfer({ text: `${printed(deposit)} ${evil}`, name: '<b>x' })])
    const page = await (await upload(file)).text()
    expect(page).toContain('&lt;img src=x')
    expect(page).not.toMatch(/<img src=x|<b>/)
  })
})

describe('a movement that waits', () => {
  test('is booked by one button when it is clear what was meant', async () => {
    const { id, deposit } = await book('Wouter Claes')
    const wrong = `${deposit.slice(0, 11)}${(Number(deposit[11]) + 1) % 10}`
    const html = await (
      await upload(codaFile([transfer({ structured: wrong, cents: 3250, name: 'W. Claes' })]))
    ).text()
    expect(html).toContain(`Boeken voor Wouter Claes (${id.slice(0, 8).toUpperCase()}): voorschot`)
    const key = keyBeside(html, 'W. Claes')
    const button = { do: 'book', movement: key, booking: id }
    expect((await press(button)).status).toBe(303)
    expect((await listed(id)).payments).toMatchObject([{ paidCents: 3250 }, { paidCents: 0 }])
    expect((await press(button)).status).toBe(303)
    expect((await listed(id)).payments).toMatchObject([{ paidCents: 3250 }, { paidCents: 0 }])
    expect(visibleText(await pageNow())).toContain('W. Claes')
  })

  test('is booked where the owner says, and says so when that does not fit', async () => {
    const { id } = await book('Léa Dubois')
    const html = await (
      await upload(codaFile([transfer({ structured: '090933755493', cents: 3250, name: 'X1' })]))
    ).text()
    expect(html).toContain(`<option value="${id}">Léa Dubois,`)
    const key = keyBeside(html, 'X1')
    const refused = await press({ do: 'book', movement: key, booking: 'nothing' })
    expect(refused.status).toBe(422)
    expect(visibleText(await refused.text())).toContain(words.doesNotFit)
    expect((await press({ do: 'book', movement: key, booking: id })).status).toBe(303)
    expect((await listed(id)).payments).toMatchObject([{ paidCents: 3250 }, { paidCents: 0 }])
  })

  test('goes back when it is too much, and stands among what is to be done', async () => {
    const { id, deposit } = await book('Karel Janssens')
    const html = await (
      await upload(codaFile([transfer({ structured: deposit, cents: 7000, name: 'X2' })]))
    ).text()
    expect(visibleText(html)).toContain('Er kwam € 5 te veel.')
    const key = keyBeside(html, 'X2')
    const answer = await press({ do: 'send-back', movement: key })
    expect(answer.headers.get('location')).toBe(new URL(link.desk()).pathname)
    const home = visibleText(await (await fetch(link.desk())).text())
    expect(home).toContain('Terug te betalen: Karel Janssens, € 5')
    const booking = await (await fetch(`${link.desk()}/boeking/${id}`)).text()
    expect(visibleText(booking)).toContain('BE71 0961 2345 6769')
    expect(visibleText(booking)).toContain('€ 5 terug te betalen (jij)')
  })

  test('is booked off, once, when the bank took it back', async () => {
    const { id, deposit } = await book('Nora Maes')
    await upload(codaFile([transfer({ structured: deposit, cents: 3250, name: 'X4' })]))
    const back = { ...transfer({ structured: deposit, cents: -3250, name: 'X5' }), returned: '4' }
    const html = await (await upload(codaFile([{ ...back, code: '00101000' }]))).text()
    expect(visibleText(html)).toMatch(/Afboeken bij Nora Maes \(\w{8}\): voorschot/)
    const button = { do: 'take-back', movement: keyBeside(html, 'X5') }
    await press(button)
    expect((await press(button)).status).toBe(303)
    expect((await listed(id)).payments).toMatchObject([{ paidCents: 0 }, { paidCents: 0 }])
    const booking = visibleText(await (await fetch(`${link.desk()}/boeking/${id}`)).text())
    expect(booking).toContain('€ 32,50 teruggenomen door de bank (voorschot) (jij)')
  })

  test('is forgotten when it is nobody’s', async () => {
    const html = await (
      await upload(codaFile([transfer({ structured: '010806817183', cents: 900, name: 'X3 Zo' })]))
    ).text()
    await press({ do: 'leave', movement: keyBeside(html, 'X3 Zo') })
    expect(await pageNow()).not.toContain('X3 Zo')
  })
})
