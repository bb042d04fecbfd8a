import { expect, it } from 'vitest'
import { listRefunds } from '#tests/support/all-of.ts'
import { openStatementOffice } from '#tests/support/statements/statement-office.ts'
import { transfer } from '#tests/support/statements/transfer.ts'
import { sqlite } from '#tests/support/stores.ts'
import { cancelReservation } from '../requests/cancel-reservation.ts'
import { receivePayment } from './receive-payment.ts'

it('a refund goes where all of the money came from, or else where the guest says', async () => {
  await using farm = await openStatementOffice(sqlite)
  const refunds = async () => (await listRefunds(farm.office.store)).map(({ iban }) => iban)
  const one = await farm.booking()
  await farm.importAll(transfer({ structured: one.deposit }), transfer({ structured: one.balance }))
  await cancelReservation(farm.office, { id: one.id, by: 'owner' })
  expect(await refunds()).toEqual(['BE71096123456769'])
  const iban = 'BE62510007547061'
  const named = await farm.booking()
  await receivePayment(farm.office, { id: named.id, kind: 'deposit' })
  await cancelReservation(farm.office, { id: named.id, by: 'guest', iban })
  const several = await farm.booking()
  await farm.importAll(
    transfer({ structured: several.deposit }),
    transfer({ structured: several.balance, iban }),
  )
  await cancelReservation(farm.office, { id: several.id, by: 'owner' })
  expect((await refunds()).toSorted()).toEqual(['', iban, 'BE71096123456769'].toSorted())
})
