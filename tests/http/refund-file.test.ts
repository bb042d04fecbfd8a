import { expect, test } from 'vitest'
import { elementsAt, textAt as valueAt, xmlTree } from '#booking/money/readers/camt/xml-tree.ts'
import { deskRefunds as words } from '#content/words/nl/desk-refunds.ts'
import { deskPages } from '#content/words/nl/desk-pages.ts'
import { fill } from '#language/fill.ts'
import { dayText } from '#desk/desk-language.ts'
import { deskAccount } from '../support/desk-account.ts'
import { press } from '../support/forms.ts'
import { asOwner } from '../support/desk-device.ts'
import { visibleText } from '../support/pages.ts'
import { transfer } from '../support/statements/transfer.ts'

const desk = deskAccount()
const { farm } = desk
const accounts = ['BE71096123456769', 'BE62510007547061'] as const

async function ended(
  participantName: string,
  of: { readonly name: string; readonly iban: string },
) {
  const { id, deposit } = await desk.book(participantName)
  await farm.answer(id, 'confirm')
  await desk.told(transfer({ structured: deposit, cents: 3250, ...of }))
  await farm.answer(id, 'cancel-guest')
  return id
}

test('refunds are copied line by line, or given to the bank in one file, and wait until a statement shows them', async () => {
  // A bank compares the name with that of the account's holder, who may be another than the guest.
  const ids = [
    await ended('Zoë Peeters', { name: 'PEETERS ZOE', iban: accounts[0] }),
    await ended('Bram Claes', { name: 'ACME BV', iban: accounts[1] }),
  ]
  const home = await farm.html(farm.desk)
  for (const copied of [...accounts, '32,50', 'Zoë Peeters', 'ACME BV']) {
    expect(home).toContain(`data-copy="${copied}"`)
  }
  expect(visibleText(home)).toContain(fill(words.file.other, { n: 2, amount: '€ 65' }))

  const address = `${farm.desk}/rekening/terugbetalingen.xml`
  // The button makes a file of the refunds that were in none yet, and marks them.
  const file = await press(address, { do: 'refund-file' })
  expect(file.headers.get('content-disposition')).toMatch(/attachment; filename="terug\S+ \d/)
  const root = xmlTree(await file.text()).children[0]
  const payments = elementsAt(root, 'PmtInf/CdtTrfTxInf')
  expect(payments.map((one) => valueAt(one, 'CdtrAcct/Id/IBAN'))).toEqual(accounts)
  expect(payments.map((one) => valueAt(one, 'Cdtr/Nm')).toSorted()).toEqual([
    'ACME BV',
    'Zoe Peeters',
  ])
  const texts = payments.map((one) => valueAt(one, 'RmtInf/Ustrd'))

  const filed = fill(words.filed, { date: dayText('2025-09-15') })
  const after = visibleText(await farm.html(farm.desk))
  expect(after.split(filed)).toHaveLength(3)
  expect(after).toContain(fill(words.fileAgain.other, { n: 2, amount: '€ 65' }))
  const third = 'BE83363012345615'
  ids.push(await ended('Karel Aerts', { name: 'AERTS KAREL', iban: third }))
  const transfersIn = async (answer: Response) =>
    elementsAt(xmlTree(await answer.text()).children[0], 'PmtInf/CdtTrfTxInf')
  const next = await transfersIn(await press(address, { do: 'refund-file' }))
  expect(next.map((one) => valueAt(one, 'Cdtr/Nm'))).toEqual(['Karel Aerts'])
  texts.push(...next.map((one) => valueAt(one, 'RmtInf/Ustrd')))
  expect((await press(address, { do: 'refund-file' })).status).toBe(404)
  // The whole file can be asked for again; one that was downloaded has paid nothing yet.
  expect(await transfersIn(await asOwner(address))).toHaveLength(3)
  await desk.told(
    ...texts.map((text, nth) => transfer({ cents: -3250, text, iban: accounts[nth] ?? third })),
  )
  expect(await farm.html(farm.desk)).not.toContain('terugbetalingen.xml')
  expect((await asOwner(address)).status).toBe(404)
  for (const id of ids) {
    const booking = visibleText(await farm.html(`${farm.desk}/boeking/${id}`))
    expect(booking).not.toContain(fill(deskPages.booking.refund, { amount: '€ 32,50' }))
  }
})
