import { expect, test } from 'vitest'
import { elementsAt, textAt as valueAt, xmlTree } from '#booking/money/statement/camt/xml-tree.ts'
import { deskRefunds as words } from '#content/words/nl/desk-refunds.ts'
import { deskPages } from '#content/words/nl/desk-pages.ts'
import { fill } from '#language/fill.ts'
import { deskAccount } from '../support/desk-account.ts'
import { asOwner } from '../support/desk-device.ts'
import { visibleText } from '../support/pages.ts'
import { transfer } from '../support/statements/transfer.ts'

const desk = deskAccount()
const { farm } = desk
const iban = 'BE71096123456769'

async function ended(participantName: string) {
  const { id, deposit } = await desk.book(participantName)
  await farm.answer(id, 'confirm')
  await desk.told(transfer({ structured: deposit, cents: 3250, iban }))
  await farm.answer(id, 'cancel-guest')
  return id
}

test('what goes back is copied line by line, or given to the bank in one file, and waits until a statement shows it', async () => {
  const ids = [await ended('Zoë Peeters'), await ended('Bram Claes')]
  const home = await farm.html(farm.desk)
  for (const copied of [iban, '32,50', 'Zoë Peeters']) {
    expect(home).toContain(`data-copy="${copied}"`)
  }
  expect(visibleText(home)).toContain(fill(words.file.other, { n: 2, amount: '€ 65' }))

  const address = `${farm.desk}/rekening/terugbetalingen.xml`
  const file = await asOwner(address)
  expect(file.headers.get('content-disposition')).toMatch(/attachment; filename="terug\S+ \d/)
  const root = xmlTree(await file.text()).children[0]
  const payments = elementsAt(root, 'PmtInf/CdtTrfTxInf')
  expect(payments.map((one) => valueAt(one, 'CdtrAcct/Id/IBAN'))).toEqual([iban, iban])
  expect(payments.map((one) => valueAt(one, 'Cdtr/Nm')).toSorted()).toEqual([
    'Bram Claes',
    'Zoe Peeters',
  ])
  const texts = payments.map((one) => valueAt(one, 'RmtInf/Ustrd'))

  // Whoever holds the file has paid nothing yet.
  expect(await farm.html(farm.desk)).toBe(home)
  await desk.told(...texts.map((text) => transfer({ cents: -3250, text, iban })))
  expect(await farm.html(farm.desk)).not.toContain('terugbetalingen.xml')
  expect((await asOwner(address)).status).toBe(404)
  for (const id of ids) {
    const booking = visibleText(await farm.html(`${farm.desk}/boeking/${id}`))
    expect(booking).not.toContain(fill(deskPages.booking.refund, { amount: '€ 32,50' }))
  }
})
