import { expect, it } from 'vitest'
import { withOverrides } from './with-overrides.ts'

it('an own part replaces the base’s, which is read only when it is needed', () => {
  const calls: string[] = []
  const base = {
    get bread() {
      calls.push('bread')
      return 'rye'
    },
    get drink() {
      calls.push('drink')
      return 'kefir'
    },
  }
  const own = withOverrides(base, { drink: 'kombucha' }, { cheese: 'goat' })
  expect(calls).toEqual([])
  expect({ ...own }).toEqual({ bread: 'rye', drink: 'kombucha', cheese: 'goat' })
  expect(calls).toEqual(['bread'])
  // @ts-expect-error A misspelt name is no part of the base.
  withOverrides(base, { drnik: 'kombucha' })
})
