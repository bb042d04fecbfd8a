import { expect, test } from 'vitest'
import { referenceOf } from '#booking/reservations/reference.ts'
import { deskFigures } from '#content/words/nl/desk-figures.ts'
import { fill } from '#language/fill.ts'
import { pathTo } from '#language/addresses.ts'
import { dateOn } from '../support/dates.ts'
import { keyBeside } from '../support/desk-account.ts'
import { postForm, press } from '../support/forms.ts'
import { giftOrder } from '../support/gift-vouchers.ts'
import { mailsAbout } from '../support/sent-mails.ts'
import { visibleText } from '../support/pages.ts'
import { Season, type SeasonDay } from '../support/owners-season.ts'
import { transfer } from '../support/statements/transfer.ts'

const vegetables = '2025-10-23'
const sourdough = '2025-11-29'
const words = deskFigures.file
const iban = 'BE62510007547061'

const aDeposit: SeasonDay = async (season) => {
  const { id, deposit } = await season.book('Anneleen Peeters', vegetables)
  await season.read(transfer({ day: season.today, structured: deposit, cents: 3250 }))
  season.came(id, 3250)
  await season.agree()
  // The bank takes it back.
  const back = { day: season.today, structured: deposit, cents: -3250, name: 'Teruggenomen' }
  const page = await season.read({ ...transfer(back), returned: '4', code: '00101000' })
  const transaction = keyBeside(page, 'Teruggenomen')
  await season.press('rekening', { do: 'take-back', transaction })
  season.came(id, -3250)
}

const aWrongDigit: SeasonDay = async (season) => {
  const { id, deposit } = await season.book('Wouter Claes', vegetables)
  const structured = `${deposit.slice(0, 11)}${(Number(deposit[11]) + 1) % 10}`
  const line = transfer({ day: season.today, structured, cents: 3250, name: 'W. Claes' })
  const transaction = keyBeside(await season.read(line), 'W. Claes')
  await season.agree()
  await season.press('rekening', { do: 'book', transaction, booking: id })
  season.came(id, 3250)
}

const fiveEuroTooMuch: SeasonDay = async (season) => {
  const { id, deposit } = await season.book('Karel Janssens', vegetables)
  const more = { day: season.today, structured: deposit, cents: 7000, name: 'Te Veel', iban }
  const transaction = keyBeside(await season.read(transfer(more)), 'Te Veel')
  await season.press('rekening', { do: 'send-back', transaction })
  season.came(id, 6500)
  season.cameBeside(referenceOf(id), 500)
  await season.agree()
  await season.wake()
  const text = `Terugbetaling ${referenceOf(id)}`
  await season.read(transfer({ day: season.today, cents: -500, iban, text }))
  season.wentBack(referenceOf(id), 500)
}

const aDepositThatNeverCame: SeasonDay = async (season) => {
  const { id } = await season.book('Nora Maes', vegetables)
  await season.farm.answer(id, 'deposit-received')
  season.came(id, 3250)
  await season.agree()
  // The owner notices it days later.
  await season.wake()
  await season.press(`boeking/${id}`, {
    do: 'not-received',
    receipt: (await receiptsOf(season, id))[0]!,
  })
  season.came(id, -3250)
}

const cashInParts: SeasonDay = async (season) => {
  const { id } = await season.book('Rita Huyghe', vegetables)
  const form = { do: 'by-hand', amount: '20', method: 'cash', day: season.today }
  await season.press(`boeking/${id}`, form)
  season.came(id, 2000)
  await season.agree()
  await season.wake()
  const rest = { amount: '45', method: 'payconiq', day: season.today }
  await season.press(`boeking/${id}`, { ...form, ...rest })
  season.came(id, 4500)
}

const twoGuestsOfOneName: SeasonDay = async (season) => {
  const wrong = await season.book('Jan Janssens', vegetables)
  const right = await season.book('Jan Janssens', sourdough)
  const line = { day: season.today, cents: 4750, name: 'JANSSENS JAN', text: 'workshop' }
  const transaction = keyBeside(await season.read(transfer(line)), 'JANSSENS JAN')
  await season.press('rekening', { do: 'book', transaction, booking: wrong.id })
  season.came(wrong.id, 4750)
  await season.agree()
  await season.wake()
  const receipts = await receiptsOf(season, wrong.id)
  for (const receipt of receipts) {
    await season.press(`boeking/${wrong.id}`, { do: 'not-received', receipt })
  }
  season.came(wrong.id, -4750)
  season.cameBeside(words.nobodys, 4750)
  await season.agree()
  await season.press('rekening', { do: 'book', transaction, booking: right.id })
  season.cameBeside(words.nobodys, -4750)
  season.came(right.id, 4750)
}

const aGuestWhoCancels: SeasonDay = async (season) => {
  const { farm } = season
  const { id, deposit } = await season.book('Nele Maes', sourdough)
  await season.read(transfer({ day: season.today, structured: deposit, cents: 4750 }))
  season.came(id, 4750)
  await press(farm.link.guest('cancel', { id }))
  await season.agree()
  // The owner marks the refund first, and a bank line confirms it later.
  await season.press(`boeking/${id}`, { do: 'refund-paid', refund: await farm.refundOf(id) })
  season.wentBack(referenceOf(id), 4750)
  await season.agree()
  await season.wake()
  await season.agree()
  const sent = { cents: -4750, iban: 'BE71096123456769', text: referenceOf(id) }
  await season.read(transfer({ day: season.today, ...sent }))
}

const aDateCalledOff: SeasonDay = async (season) => {
  const { farm } = season
  const paid = await Promise.all(
    ['Zoë D’Hondt', 'Tom Baker'].map((name) => season.book(name, '2025-12-18')),
  )
  await season.read(
    ...paid.map(({ deposit: structured }) =>
      transfer({ day: season.today, structured, cents: 3250, iban }),
    ),
  )
  for (const { id } of paid) season.came(id, 3250)
  const date = await dateOn(farm.site, '2025-12-18')
  await season.press(`datum/${date.id}`, { do: 'call-off', sure: 'on' })
  await season.agree()
  await season.wake()
  const [one, other] = paid.map(({ id }) => referenceOf(id))
  const text = `Terugbetaling ${one} ${other}`
  await season.read(transfer({ day: season.today, cents: -6500, iban, text }))
  for (const { id } of paid) season.wentBack(referenceOf(id), 3250)
}

const aStatementReadInTheNewYear: SeasonDay = async (season) => {
  const { id, balance, deposit } = await season.book('Els Claes', sourdough)
  await season.read(transfer({ day: season.today, structured: deposit, cents: 4750 }))
  season.came(id, 4750)
  await season.wake('2026-01-04')
  await season.agree()
  await season.read(transfer({ day: '2025-12-30', structured: balance, cents: 4750 }))
  season.came(id, 4750)
  await season.agree()
  await season.wake()
  const figures = visibleText(await season.farm.html(`${season.farm.desk}/cijfers?periode=2025`))
  const late = {
    amount: '€ 47,50',
    came: 'op dinsdag 30 december 2025',
    read: 'op zondag 4 januari 2026',
  }
  expect(figures).toContain(fill(deskFigures.difference.countedLater.read, late))
}

const aGiftVoucher: SeasonDay = async (season) => {
  const { farm } = season
  await postForm(farm.site.url + pathTo('giftVoucher', 'nl'), giftOrder)
  const html = await farm.html(`${farm.desk}/cadeaubonnen`)
  const voucher = /name="voucher" value="([^"]+)"/.exec(html)?.[1] ?? ''
  const [, reference = ''] = /(\d{3}\/\d{4}\/\d{5})/.exec(html) ?? []
  await season.press('cadeaubonnen', { do: 'voucher-received', voucher })
  season.cameBeside(reference, 10_000)
  await season.agree()
  const [gift] = await mailsAbout(farm.site, /cadeaubon/i, 2)
  expect(gift).toBeDefined()
}

async function receiptsOf({ farm }: Season, id: string): Promise<readonly string[]> {
  const html = await farm.html(farm.bookingPage(id))
  const found = [...html.matchAll(/name="receipt" value="([^"]+)"/g)]
  return [...new Set(found.map(([, receipt]) => receipt!.replaceAll('&amp;', '&')))]
}

const days = [
  aDeposit,
  aWrongDigit,
  fiveEuroTooMuch,
  aDepositThatNeverCame,
  cashInParts,
  twoGuestsOfOneName,
  aGuestWhoCancels,
  aDateCalledOff,
  aGiftVoucher,
  aStatementReadInTheNewYear,
]

test('bookings, bank, figures, cash book and journal agree to the cent on every day of a season', async () => {
  await Season.through(days)
})
