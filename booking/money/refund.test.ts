import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sum } from '../sum.ts'
import { type Flow, refundAccounts, refundBySource, sourcesOf } from './refund.ts'

const guest = 'BE71096123456769'
const thief = 'BE62510007547061'
const at = (minute: number) => new Date(Date.UTC(2025, 8, 24, 10, minute))
const came = (iban: string, cents: number, minute = 0) =>
  ({ kind: 'in', iban, cents, at: at(minute) }) as const
const left = (iban: string, cents: number) => ({ kind: 'out', iban, cents, at: at(1) }) as const

describe('the accounts that money came from', () => {
  it('are each known for the cents that came from it, and for no more', () => {
    expect(sourcesOf([came(guest, 9500), came(thief, 1)])).toEqual([
      { iban: guest, cents: 9500 },
      { iban: thief, cents: 1 },
    ])
  })

  it('lose the cents that went back to them', () => {
    expect(sourcesOf([left(guest, 4750), came(guest, 9500)])).toEqual([
      { iban: guest, cents: 4750 },
    ])
  })

  it('lose nothing when money of unknown origin goes back to a named account', () => {
    const flows = [came(guest, 9500), came('', 9500), left(thief, 9500)]
    expect(sourcesOf(flows)).toEqual([{ iban: guest, cents: 9500 }])
  })

  it('go along with a part of the party, in proportion', () => {
    const flows: Flow[] = [came(guest, 9000), came(thief, 1000)]
    const along = { kind: 'along', cents: 5000, at: at(2) } as const
    expect(sourcesOf([...flows, along, came(guest, 100, 3)])).toEqual([
      { iban: guest, cents: 4600 },
      { iban: thief, cents: 500 },
    ])
  })

  it('keep a voucher’s buyer apart from a guest who paid from the same account', () => {
    const buyers = { ...came(guest, 5000), voucherId: 'gift' } as const
    expect(sourcesOf([came(guest, 100), buyers])).toEqual([
      { iban: guest, cents: 100 },
      { iban: guest, cents: 5000, voucherId: 'gift' },
    ])
    const back = { ...buyers, kind: 'out', at: at(2) } as const
    expect(sourcesOf([came(guest, 100), buyers, back])).toEqual([{ iban: guest, cents: 100 }])
  })

  it('lose a guest’s refund from the guest’s money and a buyer’s from the buyer’s, whatever the account', () => {
    const buyers = { ...came('', 6500), voucherId: 'gift' } as const
    expect(sourcesOf([came(guest, 6500), buyers, left('', 6500)])).toEqual([
      { iban: '', cents: 6500, voucherId: 'gift' },
    ])
    const back = { ...left(guest, 6500), voucherId: 'gift' } as const
    expect(sourcesOf([came(guest, 3000), buyers, back])).toEqual([{ iban: guest, cents: 3000 }])
  })
})

describe('the parts of a refund', () => {
  it('are in proportion to the accounts’ payments, and those of unknown origin come last', () => {
    const sources = sourcesOf([came('', 9499), came(thief, 1), came(guest, 9500)])
    expect(refundBySource(9500, sources)).toEqual([
      { iban: thief, cents: 1 },
      { iban: guest, cents: 4750 },
      { iban: '', cents: 4749 },
    ])
  })

  it('go to a typed account, save those of a voucher’s buyer', () => {
    const named = { iban: thief, at: at(3) }
    const parts = [{ iban: guest }, { iban: '', voucherId: 'gift' }] as const
    expect(refundAccounts(parts, named)).toEqual([
      { iban: guest, named },
      { iban: '', voucherId: 'gift', named: undefined },
    ])
  })

  it('have an empty account for cents that no source covers', () => {
    expect(refundBySource(9501, sourcesOf([came(guest, 1)]))).toEqual([
      { iban: guest, cents: 1 },
      { iban: '', cents: 9500 },
    ])
  })

  it('add up, and give no account more than came from it', () => {
    const account = fc.constantFrom(guest, thief, '')
    const paid = fc.array(fc.tuple(account, fc.integer({ min: 1, max: 20_000 })))
    fc.assert(
      fc.property(paid, fc.integer({ min: 1, max: 50_000 }), (receipts, cents) => {
        const sources = sourcesOf(receipts.map(([iban, each]) => came(iban, each)))
        const parts = refundBySource(cents, sources)
        expect(sum(parts, (part) => part.cents)).toBe(cents)
        for (const part of parts) {
          const own = receipts.filter(([iban]) => iban === part.iban)
          const most = sum(own, ([, each]) => each)
          if (part.iban !== '') expect(part.cents).toBeLessThanOrEqual(most)
        }
      }),
    )
  })
})
