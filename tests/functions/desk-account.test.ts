import { describe, expect, test } from 'vitest'
import { mostStatementBytes } from '#booking/statement/read-statement.ts'
import { accountPage as words, reviewReasons } from '#content/words/nl/statement.ts'
import { deskAccount } from '#tests/support/desk-account.ts'
import { visibleText } from '#tests/support/pages.ts'
import { exchange } from '#tests/support/raw.ts'
import { codaFile } from '#tests/support/statements/coda-file.ts'
import { printed } from '#tests/support/statements/plain-movement.ts'
import { transfer } from '#tests/support/statements/transfer.ts'

const desk = deskAccount()

describe('a file from the bank', () => {
  test('is told for what it is, and once', async () => {
    const { id, deposit } = await desk.book()
    const file = codaFile([
      transfer({ structured: deposit, cents: 3250 }),
      transfer({ structured: '090933755493', cents: 1100 }),
      transfer({ cents: -4200, text: 'meel', name: 'Molen Dewaele' }),
    ])
    const answer = await desk.upload(file)
    expect(answer.status).toBe(200)
    const text = visibleText(await answer.text())
    expect(text).toContain('3 verrichtingen: 1 geboekt, 1 te beslissen, 1 van niemand.')
    expect(text).toContain(reviewReasons['unknown-reference'])
    const home = await (await fetch(desk.link.desk())).text()
    expect(visibleText(home)).toContain('na te kijken: PEETERS ANNELEEN, € 11 op dinsdag 16 sept')
    expect(home).toContain(`href="${new URL(desk.address()).pathname}"`)
    // Shown this once, for who wants to check; kept nowhere.
    expect(text).toContain('Molen Dewaele')
    expect(await desk.now()).not.toContain('Molen Dewaele')
    expect((await desk.listed(id)).payments).toMatchObject([{ paidCents: 3250 }, { paidCents: 0 }])

    const again = visibleText(await (await desk.upload(file)).text())
    expect(again).toContain('3 verrichtingen: 2 al gekend, 1 van niemand.')
    expect((await desk.listed(id)).payments).toMatchObject([{ paidCents: 3250 }, { paidCents: 0 }])
    const back = await fetch(`${desk.address()}/afschrift`, { redirect: 'manual' })
    expect([back.status, back.headers.get('location')]).toEqual([
      303,
      new URL(desk.address()).pathname,
    ])
  })

  test('that cannot be read is answered with a sentence, and nothing is booked', async () => {
    const damaged = await desk.upload(codaFile([transfer()], { newCents: 1 }))
    expect(damaged.status).toBe(422)
    expect(visibleText(await damaged.text())).toContain('Regel 6 van dit CODA-bestand')
    const empty = await fetch(`${desk.address()}/afschrift`, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      body: '--x\r\nContent-Disposition: form-data; name="file"; filename=""\r\n\r\n\r\n--x--\r\n',
    })
    expect(empty.status).toBe(422)
    expect(await empty.text()).toContain(words.chooseFile)
    const large = await desk.upload('x'.repeat(mostStatementBytes + 8192))
    expect(large.status).toBe(422)
    expect(visibleText(await large.text())).toContain('groter dan een rekeninguittreksel')
  })

  test('is taken from nobody without the desk’s own link, nor from another site', async () => {
    const { id, deposit } = await desk.book()
    const file = codaFile([transfer({ structured: deposit })])
    const elsewhere = [
      `${desk.site.url}/desk/nothing/rekening/afschrift`,
      `${desk.link.owner('confirm', id).replace('/l/', '/desk/')}/rekening/afschrift`,
    ]
    for (const url of elsewhere) expect((await desk.upload(file, url)).status).toBe(404)
    const foreign = { 'sec-fetch-site': 'cross-site' }
    expect((await desk.upload(file, undefined, foreign)).status).toBe(403)
    expect((await desk.listed(id)).payments).toMatchObject([{ paidCents: 0 }, { paidCents: 0 }])
  })

  test('is not waited for when it is too large, or from somebody without the link', async () => {
    // The rest of the body never comes: whoever reads on is cut off with a 408.
    const begin = (path: string, bytes: number) =>
      exchange(
        desk.site.url,
        `POST ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-length: ${bytes}\r\n` +
          'content-type: multipart/form-data; boundary=x\r\n\r\n--x',
      )
    const { pathname } = new URL(desk.address())
    const tooLarge = await begin(`${pathname}/afschrift`, mostStatementBytes + 8192)
    expect(tooLarge).toMatch(/^HTTP\/1\.1 422 /)
    expect(await begin('/desk/nothing/rekening/afschrift', 1_000_000)).toMatch(/^HTTP\/1\.1 404 /)
  })

  test('is taken only as browsers send files', async () => {
    const send = (type: string, body: string) =>
      fetch(`${desk.address()}/afschrift`, {
        method: 'POST',
        headers: { 'content-type': type },
        body,
      })
    expect((await send('application/x-www-form-urlencoded', 'file=x')).status).toBe(415)
    const broken = ['', '--x', '--x\r\n\r\n', '--y\r\nContent-Disposition: form-data\r\n\r\n--y--']
    for (const body of broken) {
      expect((await send('multipart/form-data; boundary=x', body)).status).toBe(400)
    }
    expect((await send('multipart/form-data;', 'x')).status).toBe(400)
  })

  test('with anything in it stays text', async () => {
    const { deposit } = await desk.book()
    const evil = '<img src=x onerror=alert(1)>'
    const file = codaFile([transfer({ text: `${printed(deposit)} ${evil}`, name: '<b>x' })])
    const page = await (await desk.upload(file)).text()
    expect(page).toContain('&lt;img src=x')
    expect(page).not.toMatch(/<img src=x|<b>/)
  })
})
