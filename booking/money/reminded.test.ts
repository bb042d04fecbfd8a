import { expect, it } from 'vitest'
import { remindedAgainFrom, remindedOf } from './next-payment.ts'

const deposit = { kind: 'deposit', dueOn: '2025-09-20' } as const
const balance = { kind: 'balance', dueOn: '2025-10-11' } as const
const notice = (kind: string, at: string) => ({ kind, at: new Date(`${at}T08:00:00Z`) })
const first = notice('deposit-reminder', '2025-09-24')
const second = notice('late-deposit', '2025-10-02')

it('a reminder counts for what it named: the balance of a guest who was reminded of the deposit is asked', () => {
  const both = { payments: [deposit, balance] }
  expect(remindedOf({ payments: [deposit] }, [first])).toMatchObject({ by: 'clock', isLast: false })
  expect(remindedOf(both, [first, second])).toBeUndefined()
  const all = [
    first,
    second,
    ...['late-deposit', 'late-balance'].map((kind) => notice(kind, '2025-10-14')),
  ]
  expect(remindedOf(both, all)).toMatchObject({ by: 'owner', isLast: false })
})

it('a guest is reminded once more from a week after the last reminder, and then never', () => {
  const once = remindedOf({ payments: [deposit] }, [first])!
  expect(remindedAgainFrom(once)).toBe('2025-10-01')
  const twice = remindedOf({ payments: [deposit] }, [first, second])!
  expect(twice).toEqual({ at: second.at, by: 'owner', isLast: true })
  expect(remindedAgainFrom(twice)).toBeUndefined()
})

it('the notice that keeps the clock silent is no second reminder', () => {
  const one = [notice('late-deposit', '2025-09-22'), notice('deposit-reminder', '2025-09-22')]
  expect(remindedOf({ payments: [deposit] }, one)).toMatchObject({ by: 'owner', isLast: false })
})

it('a reminder about an earlier day counts no more, nor one of before the workshop after it', () => {
  const later = { payments: [{ ...deposit, dueOn: '2025-09-24' } as const] }
  expect(remindedOf(later, [first])).toBeUndefined()
  const over = new Date('2025-10-01T16:00:00Z')
  expect(remindedOf({ payments: [deposit] }, [first], over)).toBeUndefined()
  expect(remindedOf({ payments: [deposit] }, [first, second], over)).toMatchObject({
    isLast: false,
  })
})
