import { expect, it } from 'vitest'
import { arrangedList } from './arranged-list.ts'

const list = ['sourdough', 'drinks', 'vegetables']

it.each([
  ['vegetables', 'up', ['sourdough', 'vegetables', 'drinks']],
  ['sourdough', 'up', list],
  ['drinks', 'hide', ['sourdough', 'vegetables']],
  ['oysters', 'show', [...list, 'oysters']],
  ['sourdough', 'show', ['drinks', 'vegetables', 'sourdough']],
] as const)('%s, %s: %j', (entry, turn, after) => {
  expect(arrangedList(list, entry, turn)).toEqual({ kind: 'turned', list: after })
})

it('an entry that is not there neither goes nor moves, and the last one stays', () => {
  expect(arrangedList(list, 'oysters', 'hide').kind).toBe('not-there')
  expect(arrangedList(list, 'oysters', 'up').kind).toBe('not-there')
  expect(arrangedList(['drinks'], 'drinks', 'hide').kind).toBe('last')
})
