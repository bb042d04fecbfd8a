import { expect, it } from 'vitest'
import { withDistinctNames } from './distinguish.ts'

function jan(id: string, different: Partial<Parameters<typeof withDistinctNames>[0][number]> = {}) {
  const party = { id, sessionId: 'date', name: 'Jan Janssens', email: 'jan@example.org' }
  return { ...party, telephone: '', ...different }
}

it('guests of one name on one date are told apart by mailbox, number or reference, whichever is the first to differ', () => {
  const names = (...parties: readonly ReturnType<typeof jan>[]) =>
    withDistinctNames(parties).map(({ name }) => name)
  expect(names(jan('one'), jan('two', { sessionId: 'other' }))).toEqual([
    'Jan Janssens',
    'Jan Janssens',
  ])
  const other = { name: 'JANSSENS Jan', email: '', telephone: '09 222 11 00' }
  expect(names(jan('one'), jan('two', other))).toEqual([
    'Jan Janssens (jan@example.org)',
    'JANSSENS Jan (09 222 11 00)',
  ])
  expect(names(jan('12345678-1'), jan('abcdefab-1'))).toEqual([
    'Jan Janssens (12345678)',
    'Jan Janssens (ABCDEFAB)',
  ])
})
