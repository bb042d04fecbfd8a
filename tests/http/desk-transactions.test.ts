import { describe, expect, test } from 'vitest'
import { fill } from '#language/fill.ts'
import { deskToDo } from '#content/words/nl/desk-to-do.ts'
import { deskButtons } from '#content/words/nl/desk-buttons.ts'
import { accountPage as words } from '#content/words/nl/statement.ts'
import { deskAccount, keyBeside } from '../support/desk-account.ts'
import { pressShown, refusedPage } from '../support/forms.ts'
import { textAt, visibleText } from '../support/pages.ts'
import { valueIn } from '../support/read-page.ts'
import { transfer } from '../support/statements/transfer.ts'

const desk = deskAccount()
const workshop = 'Gefermenteerde groenten, donderdag 23 oktober 2025'

describe('a transaction that waits', () => {
  test('is booked by one button when it is clear what was meant', async () => {
    const { id, deposit } = await desk.book('Wouter Claes')
    const wrong = `${deposit.slice(0, 11)}${(Number(deposit[11]) + 1) % 10}`
    const html = await desk.told(transfer({ structured: wrong, cents: 3250, name: 'W. Claes' }))
    const own = `Wouter Claes (${id.slice(0, 8).toUpperCase()})`
    expect(visibleText(html)).toContain(`Dit is van ${own}, ${workshop}: voorschot`)
    const button = { do: 'book', transaction: keyBeside(html, 'W. Claes'), booking: id }
    const pageText = await desk.farm.textAfter(await desk.press(button))
    expect(pageText).toContain(`${deskButtons.account.book.done} ${own}`)
    expect(await desk.paid(id)).toEqual([3250, 0])
    expect(visibleText(await desk.now())).toContain('W. Claes')
  })

  test('is booked where the owner says, and says so when that does not fit', async () => {
    const { id } = await desk.book('Léa Dubois')
    const unknown = { structured: '090933755493', cents: 3250, name: 'Payer One' }
    const html = await desk.told(transfer(unknown))
    const transaction = keyBeside(html, 'Payer One')
    const button = { do: 'book', transaction, shown: '3250' }
    const offered = async (sought: string) =>
      (await desk.others(transaction, sought)).offered('booking')
    expect([await offered('dub'), await offered('nobody')]).toEqual([[id], []])
    const refused = await desk.press({ ...button, booking: 'nothing' })
    expect(refused.status).toBe(422)
    expect(visibleText(await refused.text())).toContain(words.doesNotFit)
    expect((await desk.press({ ...button, booking: id })).status).toBe(303)
    expect(await desk.paid(id)).toEqual([3250, 0])
  })

  test('goes back when it is too much, and stands on the list of today', async () => {
    const { id, deposit } = await desk.book('Karel Janssens')
    const html = await desk.told(transfer({ structured: deposit, cents: 7000, name: 'Payer Two' }))
    expect(visibleText(html)).toContain('Er kwam € 5 te veel,')
    const left = 'Payer Two, € 5 op dinsdag 16 september 2025 Er kwam € 70: dit is te veel.'
    expect(await textAt(desk.farm.desk)).toContain(left)
    const sent = await desk.press({ do: 'send-back', transaction: keyBeside(html, 'Payer Two') })
    const home = await desk.farm.textAfter(sent)
    expect(home).toContain(deskButtons.home['send-back'].done)
    expect(home).toContain(`Terug te betalen: Karel Janssens, € 5 ${deskToDo.refundReasons.over}`)
    desk.farm.sql(`update refund set created_at = '2025-09-05T09:00:00.000Z'`)
    const late = fill(deskToDo.refundLate, { date: 'vrijdag 12 september' })
    expect(await textAt(desk.farm.desk)).toContain(`${deskToDo.refundReasons.over} ${late}`)
    const booking = await textAt(desk.farm.bookingPage(id))
    expect(booking).toContain('BE71 0961 2345 6769')
    expect(booking).toContain('€ 5 terug te betalen (jij)')
  })

  test('is booked off when the bank took it back', async () => {
    const { id, deposit } = await desk.book('Nora Maes')
    await desk.told(transfer({ structured: deposit, cents: 3250, name: 'Payer Four' }))
    const back = transfer({ structured: deposit, cents: -3250, name: 'Payer Five' })
    const html = await desk.told({ ...back, returned: '4', code: '00101000' })
    expect(visibleText(html)).toMatch(/Weer openzetten bij Nora Maes \(\w{8}\): voorschot/)
    expect(visibleText(html)).not.toContain('gaf je')
    const succession = [id, id, id, 1, 1625, '2025-09-15T09:00:00.000Z']
    desk.farm.sql('insert into succession values (?, ?, ?, ?, ?, ?)', ...succession)
    expect(visibleText(await desk.now())).toContain('gaf je € 16,25 terug')
    const button = { do: 'take-back', transaction: keyBeside(html, 'Payer Five') }
    expect((await desk.press(button)).status).toBe(303)
    expect(await desk.paid(id)).toEqual([0, 0])
    const pageText = '€ 32,50 teruggenomen door de bank: voorschot (jij)'
    expect(await textAt(desk.farm.bookingPage(id))).toContain(pageText)
  })

  test('that may be what was marked by hand is told to be that, and books nothing', async () => {
    const { id } = await desk.book('Femke Goossens')
    await desk.farm.answer(id, 'confirm', 'deposit-received')
    const late = {
      cents: 3250,
      name: 'GOOSSENS FEMKE',
      text: 'bedankt',
      day: '2025-09-18',
    } as const
    const html = await desk.told(transfer(late))
    expect(visibleText(html)).toContain('Al genoteerd, van Femke Goo')
    const button = {
      receipt: valueIn(html, 'receipt'),
      transaction: keyBeside(html, 'GOOSSENS FEMKE'),
    }
    for (const _ of ['once', 'twice']) expect((await desk.press(button)).status).toBe(303)
    expect(await desk.paid(id)).toEqual([3250, 0])
    expect(await desk.now()).not.toContain('name="receipt"')
  })

  test('that may be several refunds has a button for each choice, which pays the chosen ones', async () => {
    const ids: string[] = []
    for (const participantName of ['Jef Aerts', 'Mia Baert', 'Ria Cools']) {
      const { id, deposit } = await desk.book(participantName)
      await desk.told(transfer({ structured: deposit, cents: 3250, iban: 'BE62510007547061' }))
      await desk.farm.answer(id, 'confirm', 'cancel-guest')
      ids.push(id)
    }
    const back = { cents: -6500, iban: 'BE62510007547061', name: 'Samen Terug' }
    const html = await desk.told(transfer({ ...back, text: 'terug' }))
    const choices = [...html.matchAll(/value="([^"]+)"[^>]* name="refunds"[^>]*>([^<]+)</g)]
    expect(choices).toHaveLength(3)
    const [, refunds = ''] = choices.find(([, , text]) => /Jef Aerts.+Ria Cools/.test(text!)) ?? []
    await desk.press({ refunds, transaction: keyBeside(html, 'Samen Terug') })
    const paid = await Promise.all(ids.map((id) => textAt(desk.farm.bookingPage(id))))
    // "Is € 32,50 terugbetaald?" is asked of the one that is still to pay.
    const isPaid = paid.map((text) => /(?<!Is )€ 32,50 terugbetaald/.test(text))
    expect(isPaid).toEqual([true, false, true])
  })

  test('is put aside when it is nobody’s, and can be looked at again, like what fits nothing', async () => {
    const stranger = transfer({ structured: '010806817183', cents: 900, name: 'Payer Three' })
    const gift = transfer({ cents: 1234, text: 'verjaardag', name: 'Payer Nine' })
    const html = await desk.told(stranger, gift)
    await desk.press({ do: 'leave', transaction: keyBeside(html, 'Payer Three') })
    const [waits, aside] = (await desk.now()).split(words.aside.text)
    for (const name of ['Payer Three', 'Payer Nine']) {
      expect(waits).not.toContain(name)
      expect(aside).toContain(name)
      const [, ofName = ''] = aside!.split(name)
      await desk.press({ do: 'look-again', transaction: keyBeside(`: ${name}${ofName}`, name) })
      expect((await desk.now()).split(words.aside.text)[0]).toContain(name)
    }
    const again = visibleText(await desk.told(stranger, gift))
    expect(again).toContain('2 regels: 2 al bekend.')
  })
})

test('one transfer for two bookings is divided by one press, or by sums that are typed', async () => {
  const one = await desk.book('Fien Maes')
  const other = await desk.book('Fien Maes')
  const html = await desk.told(transfer({ cents: 6500, name: 'MAES FIEN', text: 'wij twee' }))
  const code = (id: string) => id.slice(0, 8).toUpperCase()
  const shares = [one, other].map(({ id }) => `€ 32,50 voor Fien Maes (${code(id)}), voorschot`)
  const [division = ''] =
    /<form(?:(?!<\/form>)[^])*name="share"(?:(?!<\/form>)[^])*/.exec(html) ?? []
  for (const share of shares) expect(visibleText(division)).toContain(share)
  // Either booking may be meant alone.
  expect(visibleText(html)).toContain(words.several)
  const key = keyBeside(html, 'MAES FIEN')
  const address = `${desk.address()}/boeking?${new URLSearchParams({ lijn: key })}`
  const tooMuch = { do: 'book', booking: one.id, amount: '65,01', shown: '6500' }
  const again = await refusedPage(address, tooMuch)
  expect(visibleText(again)).toContain(words.amountProblem)
  expect(again).toContain('value="65,01"')
  await pressShown(address, { do: 'book', booking: one.id, amount: '12,50' })
  expect(visibleText(await desk.now())).toContain('Er kwam € 52,50 te veel')
  await desk.press({ do: 'divide', transaction: key, share: `${other.id} 5250`, shown: '5250' })
  expect([await desk.paid(one.id), await desk.paid(other.id)]).toEqual([
    [1250, 0],
    [3250, 2000],
  ])
  const lately = visibleText(await desk.now())
  for (const part of [`(${code(one.id)}): € 12,50`, `(${code(other.id)}): € 52,50`]) {
    expect(lately).toContain(`Fien Maes ${part}`)
  }
})

test('money that waits on the account is named on its booking: after cancelling, and too much', async () => {
  const ended = await desk.book('Luc Lambert')
  await desk.farm.answer(ended.id, 'confirm')
  await pressShown(desk.farm.link.owner('cancel-guest', ended.id), { do: 'cancel-at-wish' })
  await desk.told(transfer({ structured: ended.deposit, cents: 3250, name: 'LAMBERT SPRL' }))
  const page = desk.farm.bookingPage(ended.id)
  expect(await textAt(page)).toContain('Bij ‘Rekening’ wacht € 32,50 van LAMBERT SPRL')
  expect(await desk.farm.html(page)).toMatch(
    /href="\/desk\/rekening\?regel=[^"]+"[^>]*>Bij ‘Rekening’ wacht/,
  )

  const over = await desk.book('Nele Claes')
  await desk.farm.answer(over.id, 'confirm')
  await desk.told(transfer({ structured: over.deposit, cents: 21_000, name: 'NELE CLAES' }))
  expect(await textAt(desk.farm.bookingPage(over.id))).toMatch(
    /Er kwam € 210 van NELE CLAES: € [\d,]+ te veel wacht bij ‘Rekening’/,
  )
  expect(await textAt(desk.farm.bookingPage(over.id))).not.toContain('LAMBERT')
})

test('a part of a deposit is shown as a part, with what is open still, and so it stands on the desk', async () => {
  const { id, deposit } = await desk.book()
  await desk.farm.answer(id, 'confirm')
  const page = await desk.told(transfer({ structured: deposit, cents: 2000 }))
  expect(visibleText(page)).toContain('voorschot, maar een deel: nog € 12,50 open')

  // The file has two lines, and each mail says what was open after its line.
  const two = await desk.book('Mia Claes')
  await desk.farm.answer(two.id, 'confirm')
  const lines = [1000, 500].map((cents) => transfer({ structured: two.deposit, cents }))
  const both = visibleText(await desk.told(...lines))
  for (const open of ['€ 22,50', '€ 17,50']) expect(both).toContain(`nog ${open} open`)
  const more = await desk.told(transfer({ structured: two.deposit, cents: 2250 }))
  expect(visibleText(more)).toContain('voorschot en een deel van het saldo: nog € 27,50 open')

  // A button says the same before, and the deposit comes first, also under the balance's reference.
  const third = await desk.farm.book({ on: '2025-12-04', participantName: 'Noor Wouters' })
  await desk.farm.answer(third, 'confirm')
  const text = third.slice(0, 8)
  const waits = visibleText(await desk.told(transfer({ text, cents: 4000 })))
  expect(waits).toContain('2025: voorschot en een deel van het saldo: nog € 25 open')
  const { payments } = await desk.farm.booking(third)
  const structured = payments.find(({ kind }) => kind === 'balance')!.reference
  const first = visibleText(await desk.told(transfer({ structured, cents: 5000 })))
  expect(first).toContain('voorschot en een deel van het saldo: nog € 15 open')

  await desk.farm.restart({ NOW: '2025-09-24T09:00:00+02:00' })
  expect(await textAt(desk.farm.desk)).toContain(
    'Nog niet alles gezien: Anneleen Peeters, € 12,50 te weinig',
  )
})
