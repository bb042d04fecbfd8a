import { describe, expect, it } from 'vitest'
import { type GivenUp, type PartyChange, takeAgain, stillGivenUp } from './given-up.ts'

const given = (cents: number, back?: number, id = 'refund'): GivenUp => ({
  cents,
  refund: back === undefined ? undefined : { id, cents: back },
})
const changed = (different: Partial<PartyChange>): PartyChange => ({
  givenUpCents: 0,
  retakenCents: 0,
  refundId: undefined,
  ...different,
})

describe('a place taken again', () => {
  it('takes back the refund of the place, or the part of a refund', () => {
    expect(takeAgain([given(13_000, 6500)], 13_000)).toEqual({
      retakenCents: 13_000,
      keptCents: 0,
      paidAgainCents: 6500,
      withdrawn: ['refund'],
      restCents: 0,
    })
    expect(takeAgain([given(13_000, 6500)], 6500)).toMatchObject({
      paidAgainCents: 3250,
      restCents: 3250,
    })
  })

  it('undoes the last giving up, and leaves earlier refunds', () => {
    const early = given(6500, 6500, 'early')
    const inHalf = given(13_000, 6500, 'in half')
    expect(takeAgain([early, inHalf], 13_000)).toMatchObject({
      withdrawn: ['in half'],
      restCents: 0,
    })
    expect(takeAgain([early, inHalf], 16_250)).toMatchObject({
      withdrawn: ['in half', 'early'],
      paidAgainCents: 6500 + 3250,
      restCents: 3250,
    })
  })

  it('finds no refund to take back when it was paid, or the terms kept the money', () => {
    const late = given(6500)
    const nothing = { paidAgainCents: 0, withdrawn: [], restCents: 0, keptCents: 0 }
    expect(takeAgain([given(6500, 6500), late], 6500)).toEqual({ retakenCents: 6500, ...nothing })
    expect(takeAgain([], 6500)).toEqual({ retakenCents: 0, ...nothing })
  })

  it.each<[string, GivenUp, number, number]>([
    ['what did not go back of it', { ...given(6500), paidBackCents: 3250 }, 6500, 3250],
    ['its own part of that', { ...given(6502), paidBackCents: 3251 }, 3251, 1626],
    ['what was kept before, as far as it reaches', { ...given(6500), keptCents: 5000 }, 1000, 1000],
    [
      'that of a voucher while a refund waits',
      { ...given(6500, 1250), paidBackCents: 2000 },
      6500,
      2000,
    ],
    [
      'that too while more waits to go back',
      { ...given(6500, 9), paidBackCents: 8, keptCents: 7 },
      6500,
      // The 8 cents go with 8 of 17 of the 6493 not kept before, 3055.53; 7 were kept before, less those 8.
      3055,
    ],
    [
      'nothing of a third where all goes back',
      { ...given(19_500, 13_000), paidBackCents: 6500 },
      6500,
      0,
    ],
    [
      'nothing where all goes back and a cent more',
      { ...given(13_000, 5734), paidBackCents: 7267 },
      13_000,
      0,
    ],
  ])('is paid by kept money: %s', (_, givenUp, again, keptCents) => {
    expect(takeAgain([givenUp], again)).toMatchObject({ keptCents })
  })

  it('leaves half a cent of a refund to the guest', () => {
    expect(takeAgain([given(6502, 3251)], 3251)).toMatchObject({ restCents: 1626 })
  })
})

it('places that are still given up, and their refunds, follow from the changes of the party', () => {
  const changes = [
    changed({ givenUpCents: 6500, refundId: 'first' }),
    changed({ givenUpCents: 13_000, refundId: 'second' }),
    changed({ retakenCents: 6500, refundId: 'rest of the second' }),
  ]
  expect(stillGivenUp(changes)).toEqual([
    { cents: 6500, refundId: 'first', ofCents: 6500, keptCents: 0 },
    { cents: 6500, refundId: 'rest of the second', ofCents: 6500, keptCents: 0 },
  ])
  expect(stillGivenUp([...changes, changed({ retakenCents: 9000 })])).toEqual([
    { cents: 4000, refundId: 'first', ofCents: 6500, keptCents: 0 },
  ])
  const kept = changed({ givenUpCents: 6500, keptGivenUpCents: 1000 })
  expect(stillGivenUp([kept, changed({ retakenCents: 400 })])).toMatchObject([{ keptCents: 600 }])
  // Old rows do not say how much was given up.
  expect(stillGivenUp([changed({}), changed({})])).toEqual([])
})
