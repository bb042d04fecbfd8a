import { describe, expect, test } from 'vitest'
import { accountPage as words } from '#content/words/nl/statement.ts'
import { deskAccount, keyBeside } from '#tests/support/desk-account.ts'
import { visibleText } from '#tests/support/pages.ts'
import { codaFile } from '#tests/support/statements/coda-file.ts'
import { transfer } from '#tests/support/statements/transfer.ts'

const desk = deskAccount()

describe('a movement that waits', () => {
  test('is booked by one button when it is clear what was meant', async () => {
    const { id, deposit } = await desk.book('Wouter Claes')
    const wrong = `${deposit.slice(0, 11)}${(Number(deposit[11]) + 1) % 10}`
    const html = await (
      await desk.upload(codaFile([transfer({ structured: wrong, cents: 3250, name: 'W. Claes' })]))
    ).text()
    expect(html).toContain(`Boeken voor Wouter Claes (${id.slice(0, 8).toUpperCase()}): voorschot`)
    const key = keyBeside(html, 'W. Claes')
    const button = { do: 'book', movement: key, booking: id }
    expect((await desk.press(button)).status).toBe(303)
    expect((await desk.listed(id)).payments).toMatchObject([{ paidCents: 3250 }, { paidCents: 0 }])
    expect((await desk.press(button)).status).toBe(303)
    expect((await desk.listed(id)).payments).toMatchObject([{ paidCents: 3250 }, { paidCents: 0 }])
    expect(visibleText(await desk.now())).toContain('W. Claes')
  })

  test('is booked where the owner says, and says so when that does not fit', async () => {
    const { id } = await desk.book('Léa Dubois')
    const html = await (
      await desk.upload(
        codaFile([transfer({ structured: '090933755493', cents: 3250, name: 'Payer One' })]),
      )
    ).text()
    expect(html).toContain(`<option value="${id}">Léa Dubois,`)
    const key = keyBeside(html, 'Payer One')
    const refused = await desk.press({ do: 'book', movement: key, booking: 'nothing' })
    expect(refused.status).toBe(422)
    expect(visibleText(await refused.text())).toContain(words.doesNotFit)
    expect((await desk.press({ do: 'book', movement: key, booking: id })).status).toBe(303)
    expect((await desk.listed(id)).payments).toMatchObject([{ paidCents: 3250 }, { paidCents: 0 }])
  })

  test('goes back when it is too much, and stands among what is to be done', async () => {
    const { id, deposit } = await desk.book('Karel Janssens')
    const html = await (
      await desk.upload(
        codaFile([transfer({ structured: deposit, cents: 7000, name: 'Payer Two' })]),
      )
    ).text()
    expect(visibleText(html)).toContain('Er kwam € 5 te veel.')
    const key = keyBeside(html, 'Payer Two')
    const answer = await desk.press({ do: 'send-back', movement: key })
    expect(answer.headers.get('location')).toBe(new URL(desk.link.desk()).pathname)
    const home = visibleText(await (await fetch(desk.link.desk())).text())
    expect(home).toContain('Terug te betalen: Karel Janssens, € 5')
    const booking = await (await fetch(`${desk.link.desk()}/boeking/${id}`)).text()
    expect(visibleText(booking)).toContain('BE71 0961 2345 6769')
    expect(visibleText(booking)).toContain('€ 5 terug te betalen (jij)')
  })

  test('is booked off, once, when the bank took it back', async () => {
    const { id, deposit } = await desk.book('Nora Maes')
    await desk.upload(
      codaFile([transfer({ structured: deposit, cents: 3250, name: 'Payer Four' })]),
    )
    const back = {
      ...transfer({ structured: deposit, cents: -3250, name: 'Payer Five' }),
      returned: '4',
    }
    const html = await (await desk.upload(codaFile([{ ...back, code: '00101000' }]))).text()
    expect(visibleText(html)).toMatch(/Afboeken bij Nora Maes \(\w{8}\): voorschot/)
    const button = { do: 'take-back', movement: keyBeside(html, 'Payer Five') }
    await desk.press(button)
    expect((await desk.press(button)).status).toBe(303)
    expect((await desk.listed(id)).payments).toMatchObject([{ paidCents: 0 }, { paidCents: 0 }])
    const booking = visibleText(await (await fetch(`${desk.link.desk()}/boeking/${id}`)).text())
    expect(booking).toContain('€ 32,50 teruggenomen door de bank (voorschot) (jij)')
  })

  test('of nobody’s, but of an amount that a booking owes, is shown beside that booking', async () => {
    const { id } = await desk.book('Tuur Wouters')
    const strange = (cents: number, name: string) => transfer({ cents, name, text: 'bedankt' })
    const other = visibleText(
      await (await desk.upload(codaFile([strange(1, 'Payer Seven')]))).text(),
    )
    expect(other).not.toContain(words.result.lookAtThose)
    const html = await (await desk.upload(codaFile([strange(6500, 'Payer Eight')]))).text()
    expect(html).toMatch(/<details[^>]* open/)
    expect(visibleText(html)).toContain(words.result.lookAtThose)
    expect(html.slice(html.indexOf('Payer Eight'))).toContain(`/boeking/${id}`)
    expect(visibleText(html)).toContain('Precies wat Tuur Wouters (')
    expect((await desk.listed(id)).payments).toMatchObject([{ paidCents: 0 }, { paidCents: 0 }])
    expect(await desk.now()).not.toContain('Payer Eight')
  })

  test('is forgotten when it is nobody’s', async () => {
    const html = await (
      await desk.upload(
        codaFile([transfer({ structured: '010806817183', cents: 900, name: 'Payer Three' })]),
      )
    ).text()
    await desk.press({ do: 'leave', movement: keyBeside(html, 'Payer Three') })
    expect(await desk.now()).not.toContain('Payer Three')
  })
})
