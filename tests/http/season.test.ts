import { expect, test } from 'vitest'
import { elementsAt, textAt, xmlTree } from '#booking/money/readers/camt/xml-tree.ts'
import { referenceOf } from '#booking/reservations/reference.ts'
import { deskFigures } from '#content/words/nl/desk-figures.ts'
import { fill } from '#language/fill.ts'
import { dateOn } from '../support/dates.ts'
import { postForm, press } from '../support/forms.ts'
import { visibleText } from '../support/pages.ts'
import { Season, type SeasonDay } from '../support/owners-season.ts'
import { transfer } from '../support/statements/transfer.ts'

const vegetables = '2025-10-23'
const sourdough = '2025-11-29'
const iban = 'BE62510007547061'

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

const anInvoiceAndItsCreditNote: SeasonDay = async (season) => {
  const { farm } = season
  const { id, deposit } = await season.book('Bert Claes', vegetables)
  const company = { company: 'Bakkerij De Oven', vatNumber: 'BE 0203.201.340', reference: '' }
  await press(farm.link.guest('invoice', { id }), { ...company, address: 'Dorp 1\n9840 De Pinte' })
  const makeNext = async () => {
    const html = await farm.html(farm.bookingPage(id))
    const [, shown = ''] = /name="shown" value="([^"]+)"/.exec(html) ?? []
    await season.press(`boeking/${id}`, { do: 'invoice', shown })
  }
  const invoiced = async () => {
    const figures = visibleText(await farm.html(`${farm.desk}/cijfers?periode=2025`))
    return figures.match(/(\d{4}-\d{4}).*?Samen (\S+)/)?.slice(1)
  }
  await makeNext()
  expect(await invoiced()).toEqual(['2025-0001', '65'])
  await season.agree()
  await season.read(transfer({ day: season.today, structured: deposit, cents: 6500, iban }))
  season.came(id, 6500)
  await season.agree()
  await press(farm.link.guest('cancel', { id }))
  await makeNext()
  expect(await invoiced()).toEqual(['2025-0001', '0'])
  await season.agree()
  await season.wake()
  const text = `Terugbetaling ${referenceOf(id)}`
  await season.read(transfer({ day: season.today, cents: -6500, iban, text }))
  season.wentBack(referenceOf(id), 6500)
}

const aVoucherSoldAndRedeemed: SeasonDay = async (season) => {
  const { farm } = season
  const page = `${farm.desk}/cadeaubonnen`
  const [, sale = ''] = /name="sale" value="([^"]+)"/.exec(await farm.html(page)) ?? []
  const typed = { amount: '100', method: 'cash', buyerName: 'An Maes', language: 'nl' }
  const sold = await (await press(page, { do: 'sell-voucher', sale, ...typed })).text()
  const [code = ''] = /([A-Z2-9]{4}-){4}[A-Z2-9]{4}/.exec(sold) ?? []
  const [, reference = ''] = /(\d{3}\/\d{4}\/\d{5})/.exec(await farm.html(page)) ?? []
  season.cameBeside(reference, 10_000)
  await season.agree()
  await season.wake()
  const { id } = await season.book('Nele Baert', vegetables)
  await postForm(farm.link.guest('booking', { id }), { do: 'redeem', voucher: code })
  season.redeemed(id, 6500)
}

const refundsGivenToTheBankAsAFile: SeasonDay = async (season) => {
  const { farm } = season
  const names = ['Zoë D’Hondt', 'Tom Baker']
  const paid = await Promise.all(names.map((name) => season.book(name, '2025-12-18')))
  await season.read(
    ...paid.map(({ deposit: structured }) =>
      transfer({ day: season.today, structured, cents: 3250, iban }),
    ),
  )
  for (const { id } of paid) season.came(id, 3250)
  const { id: date } = await dateOn(farm.site, '2025-12-18')
  await season.press(`datum/${date}`, { do: 'call-off', sure: 'on' })
  const file = xmlTree(await farm.html(`${farm.desk}/rekening/terugbetalingen.xml`))
  const sent = elementsAt(file, 'CstmrCdtTrfInitn/PmtInf/CdtTrfTxInf').map((each) => ({
    cents: -Math.round(Number(textAt(each, 'Amt/InstdAmt')) * 100),
    text: textAt(each, 'RmtInf/Ustrd'),
    iban: textAt(each, 'CdtrAcct/Id/IBAN'),
  }))
  expect(sent.map(({ cents }) => cents)).toEqual([-3250, -3250])
  await season.agree()
  await season.wake()
  await season.read(...sent.map((each) => transfer({ day: season.today, ...each })))
  for (const { id } of paid) season.wentBack(referenceOf(id), 3250)
}

test('bookings, bank, figures, cash book and journal agree to the cent on every day of a season', async () => {
  await Season.through([
    anInvoiceAndItsCreditNote,
    aVoucherSoldAndRedeemed,
    refundsGivenToTheBankAsAFile,
    aStatementReadInTheNewYear,
  ])
})
