import { describe, expect, test } from 'vitest'
import { maxStatementBytes } from '#booking/money/readers/read-statement.ts'
import { deskButtons, deskRefused } from '#content/words/nl/desk-buttons.ts'
import { deskUndo } from '#content/words/nl/desk-undo.ts'
import { accountPage as words, reviewReasons } from '#content/words/nl/statement.ts'
import { fill } from '#language/fill.ts'
import { pathTo } from '#language/addresses.ts'
import { deskAccount, keyBeside } from '../support/desk-account.ts'
import { asOwner, makeKnown } from '../support/desk-device.ts'
import { textAt, visibleText } from '../support/pages.ts'
import { valueIn } from '../support/read-page.ts'
import { postForm, press } from '../support/forms.ts'
import { giftOrder } from '../support/gift-vouchers.ts'
import { exchange } from '../support/raw.ts'
import { codaFile } from '../support/statements/coda-file.ts'
import { printed } from '../support/statements/plain-transaction.ts'
import { transfer } from '../support/statements/transfer.ts'

const desk = deskAccount()

/** A body of a form with a file, as somebody typed it. */
const send = (type: string, body: string) =>
  asOwner(`${desk.address()}/afschrift`, {
    method: 'POST',
    headers: { 'content-type': type },
    body,
    redirect: 'manual',
  })

describe('a file from the bank', () => {
  test('is read once, also when its answer is reloaded, which says what was in it', async () => {
    const { id, deposit } = await desk.book()
    const transactions = [
      transfer({ structured: deposit, cents: 3250 }),
      transfer({ structured: '090933755493', cents: 1100 }),
      transfer({ cents: -4200, text: 'meel', name: 'Molen Dewaele' }),
    ]
    const answer = await desk.farm.giveStatement(codaFile(transactions))
    // Going back or reloading sends no file again: the answer leads to a page.
    expect(answer.status).toBe(303)
    const text = await desk.farm.textAfter(answer)
    expect(await desk.farm.textAfter(answer)).toBe(text)
    expect(text).toContain('3 regels: 1 herkend, 1 te beslissen, 1 bij geen boeking.')
    expect(text).toContain(fill(words.result.totals, { in: '€ 43,50', out: '€ 42' }))
    expect(text).toContain(reviewReasons['unknown-reference'])
    // The decisions to be taken stand above the form for the next file.
    expect(text.indexOf(words.waiting)).toBeLessThan(text.indexOf(words.file))
    expect(text).toContain(fill(words.lastRead, { at: 'maandag 15 september 2025' }))
    const { pathname } = new URL(desk.address())
    const home = await desk.farm.html(desk.farm.desk)
    expect(visibleText(home)).toContain('na te kijken: PEETERS ANNELEEN, € 11 op dinsdag 16 sept')
    expect(home).toContain(`href="${pathname}"`)
    // Money that the farm spent is shown this once, to check, and kept nowhere.
    expect(text).toContain('Molen Dewaele')
    expect(await desk.now()).not.toContain('Molen Dewaele')

    const again = visibleText(await desk.told(...transactions))
    expect(again).toContain('3 regels: 2 al bekend, 1 bij geen boeking.')
    expect(await desk.paid(id)).toEqual([3250, 0])
    const back = await asOwner(`${desk.address()}/afschrift`, { redirect: 'manual' })
    expect([back.status, back.headers.get('location')]).toEqual([303, pathname])
    const past = await desk.farm.html(`${desk.address()}?read=nothing`)
    expect(visibleText(past)).toContain(words.result.past)
  })

  test('shows what paid a gift voucher too, with the way to it', async () => {
    await postForm(desk.farm.site.url + pathTo('giftVoucher', 'nl'), giftOrder)
    const page = new URL('cadeaubonnen', desk.address()).href
    const [, groups = ''] = /\+\+\+([\d/]+)\+\+\+/.exec(await desk.farm.html(page)) ?? []
    const structured = groups.replaceAll('/', '')
    const html = await desk.told(transfer({ structured, cents: 10_000, name: 'Bram Claes' }))
    expect(visibleText(html)).toMatch(/€ 100 .*Bram Claes.* Cadeaubon betaald/)
    expect(html).toMatch(/href="\/desk\/cadeaubonnen#[\w-]{36}"/)
  })

  test('that cannot be read is answered with a sentence, and nothing is booked', async () => {
    const head = 'Content-Disposition: form-data; name="file"; filename=""'
    for (const [answer, expected] of [
      [
        await desk.farm.giveStatement(codaFile([transfer()], { newCents: 1 })),
        'Regel 6 van dit CODA-bestand',
      ],
      [
        await send('multipart/form-data; boundary=x', `--x\r\n${head}\r\n\r\n\r\n--x--\r\n`),
        words.chooseFile,
      ],
      [
        await desk.farm.giveStatement('x'.repeat(maxStatementBytes + 8192)),
        'groter dan een rekeninguittreksel',
      ],
    ] as const) {
      expect(answer.status).toBe(303)
      const html = await desk.farm.htmlAfter(answer)
      expect(visibleText(html)).toContain(expected)
      // The list of mistakes has the focus, and leads to the field.
      expect(html).toMatch(/<a [^>]*href="#file"/)
    }
  })

  test('is not waited for when it is too large, or from somebody whose device is not known', async () => {
    // The rest of the body never comes: whoever reads on is cut off with a 408.
    const { pathname } = new URL(desk.address())
    const begin = (bytes: number, more = '') =>
      exchange(
        desk.farm.site.url,
        `POST ${pathname}/afschrift HTTP/1.1\r\nhost: x\r\nconnection: close\r\n${more}` +
          `content-length: ${bytes}\r\ncontent-type: multipart/form-data; boundary=x\r\n\r\n--x`,
      )
    const known = `cookie: ${await makeKnown(desk.farm.site)}\r\norigin: http://x\r\n`
    expect(await begin(maxStatementBytes + 8192, known)).toMatch(/^HTTP\/1\.1 303 /)
    expect(await begin(1_000_000)).toMatch(/^HTTP\/1\.1 403 /)
  })

  test('is taken only as browsers send files', async () => {
    expect((await send('application/x-www-form-urlencoded', 'file=x')).status).toBe(415)
    const broken = ['', '--x', '--x\r\n\r\n', '--y\r\nContent-Disposition: form-data\r\n\r\n--y--']
    for (const body of broken) {
      expect((await send('multipart/form-data; boundary=x', body)).status).toBe(400)
    }
    expect((await send('multipart/form-data;', 'x')).status).toBe(400)
  })

  test('with anything in it stays text', async () => {
    const { deposit } = await desk.book()
    const text = `${printed(deposit)} <img src=x onerror=alert(1)>`
    const page = await desk.told(transfer({ text, name: '<b>x' }))
    expect(page).toContain('&lt;img src=x')
    expect(page).not.toMatch(/<img src=x|<b>/)
  })
})

test('a decision is taken back on the same page, with its mail', async () => {
  const { id } = await desk.book('Roos Verlinden')
  const html = await desk.told(transfer({ cents: 3250, name: 'VERLINDEN ROOS', text: 'bedankt' }))
  const transaction = keyBeside(html, 'VERLINDEN ROOS')
  const booked = await desk.press({ do: 'book', transaction, booking: id })
  const step = valueIn(await desk.farm.htmlAfter(booked), 'step')
  expect(await desk.paid(id)).toEqual([3250, 0])
  const undone = await desk.press({ do: 'undo', step })
  expect(await desk.farm.textAfter(undone)).toContain(deskUndo.done.undo)
  expect(await desk.paid(id)).toEqual([0, 0])
  expect((await desk.now()).split(words.aside.text)[0]).toContain('VERLINDEN ROOS')
  expect(await textAt(desk.farm.bookingPage(id))).toContain(deskButtons.account.book.step)
})

test('a hundred lines to decide are on one page, and a search leads to any other', async () => {
  const many = Array.from({ length: 101 }, (_, n) => {
    return transfer({ structured: '090933755493', cents: 20_001 + 100 * n })
  })
  const html = await desk.told(...many)
  const shownIn = (page: string) => page.split('value="leave"').length - 1
  const othersIn = (page: string) => Number(/Er wacht\S* nog (\d+)/.exec(page)?.[1] ?? 0)
  expect(shownIn(html)).toBe(100)
  const home = await desk.farm.html(desk.farm.desk)
  expect(home.split('na te kijken: ')).toHaveLength(101)
  expect(othersIn(home)).toBe(othersIn(html))

  const sums = many.map((_, n) => `€\u00a0${200 + n},01`)
  const hidden = sums.findLast((cents) => !html.includes(`${cents}<`)) ?? ''
  const found = await desk.farm.html(`${desk.farm.desk}/zoeken?q=${hidden.slice(2)}`)
  const [, path = ''] = /href="(\/desk\/rekening\?regel=[^"]+)"/.exec(found) ?? []
  const [sought] = (await desk.farm.html(desk.farm.site.url + path)).split('value="leave"')
  expect(sought).toContain(`${hidden}<`)

  const transaction = keyBeside(html, '€\u00a0200,01')
  const decided = await desk.farm.htmlAfter(await desk.press({ do: 'leave', transaction }))
  expect(shownIn(decided)).toBe(100)
  expect(othersIn(decided)).toBe(othersIn(html) - 1)
})

test('a line that somebody decided on, or of which less is left, is decided on once', async () => {
  const first = await desk.farm.book({ on: '2025-11-18', participantName: 'Piet Maes' })
  const second = await desk.farm.book({ on: '2025-11-18', participantName: 'An Claes' })
  const html = await desk.told(transfer({ cents: 3250, name: 'Payer Ten', text: 'groetjes' }))
  const transaction = keyBeside(html, 'Payer Ten')
  const page = `${desk.address()}/boeking?${new URLSearchParams({ lijn: transaction })}`
  const shown = await desk.farm.valueOn(page, 'shown')
  const book = { transaction, do: 'book', amount: '20', shown }
  for (const _ of ['once', 'twice'])
    expect((await postForm(page, { ...book, booking: first })).status).toBe(303)
  const less = { ...book, amount: '10', booking: first }
  expect((await postForm(page, less)).html).toContain(deskRefused.notAsShown)
  const other = { ...book, booking: second }
  expect((await postForm(page, other)).html).toContain(deskRefused.notAsShown)
  await desk.press({ do: 'leave', transaction })
  expect((await postForm(desk.address(), other)).html).toContain(deskRefused.notAsShown)
  expect(await desk.farm.textAfter(await press(page, other))).toContain(deskRefused.notAsShown)
  expect(await desk.paid(first)).toEqual([2000, 0])
  expect(await desk.paid(second)).toEqual([0, 0])
})

test('a line of which a rest stays is booked once when its button is pressed twice', async () => {
  const booking = await desk.farm.book({ on: '2025-11-18', participantName: 'Fien Bal' })
  const named = { structured: '090933755493', name: 'Payer Many' }
  const html = await desk.told(transfer({ cents: 14_000, ...named }))
  const book = { transaction: keyBeside(html, 'Payer Many'), do: 'book', booking, shown: '14000' }
  for (const _ of ['once', 'twice']) expect((await desk.press(book)).status).toBe(303)
  expect(await desk.paid(booking)).toEqual([3250, 3250])
})
