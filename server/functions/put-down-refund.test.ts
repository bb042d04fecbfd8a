import { expect, it } from 'vitest'
import { openStatementOffice } from '#tests/support/statements/statement-office.ts'
import { transfer } from '#tests/support/statements/transfer.ts'
import { databases } from '#tests/support/stores.ts'
import { cancelReservation } from './cancel-reservation.ts'

it.each(databases)(
  '$name: a refund goes where the guest says, or where all of the money came from',
  async ({ openFreshStore }) => {
    await using farm = await openStatementOffice({ openFreshStore })
    const refunds = async () => (await farm.office.store.listRefunds()).map(({ iban }) => iban)
    const one = await farm.booking()
    await farm.importAll(
      transfer({ structured: one.deposit }),
      transfer({ structured: one.balance }),
    )
    await cancelReservation(farm.office, { id: one.id, by: 'owner' })
    expect(await refunds()).toEqual(['BE71096123456769'])
    const iban = 'BE62510007547061'
    const named = await farm.booking()
    await farm.importAll(transfer({ structured: named.deposit }))
    await cancelReservation(farm.office, { id: named.id, by: 'guest', iban })
    const several = await farm.booking()
    await farm.importAll(
      transfer({ structured: several.deposit }),
      transfer({ structured: several.balance, iban }),
    )
    await cancelReservation(farm.office, { id: several.id, by: 'owner' })
    expect((await refunds()).toSorted()).toEqual(['', iban, 'BE71096123456769'].toSorted())
  },
)
