import { expect, it } from 'vitest'
import { turned } from './turned.ts'

const list = ['sourdough', 'drinks', 'vegetables']

it.each([
  ['vegetables', 'up', ['sourdough', 'vegetables', 'drinks']],
  ['sourdough', 'up', list],
  ['drinks', 'hide', ['sourdough', 'vegetables']],
  ['oysters', 'show', [...list, 'oysters']],
  ['sourdough', 'show', ['drinks', 'vegetables', 'sourdough']],
] as const)('%s, %s: %j', (entry, turn, after) => {
  expect(turned(list, entry, turn)).toEqual({ kind: 'turned', list: after })
})

it('an entry that is not there neither goes nor moves, and the last one stays', () => {
  expect(turned(list, 'oysters', 'hide').kind).toBe('not-there')
  expect(turned(list, 'oysters', 'up').kind).toBe('not-there')
  expect(turned(['drinks'], 'drinks', 'hide').kind).toBe('last')
})
