import { expect, it } from 'vitest'
import { withOverrides } from './with-overrides.ts'

it('an own part replaces the base’s, which is read only when it is needed', () => {
  const asked: string[] = []
  const base = {
    get bread() {
      asked.push('bread')
      return 'rye'
    },
    get drink() {
      asked.push('drink')
      return 'kefir'
    },
  }
  const own = withOverrides(base, { drink: 'kombucha' })
  expect(asked).toEqual([])
  expect({ ...own }).toEqual({ bread: 'rye', drink: 'kombucha' })
  expect(asked).toEqual(['bread'])
})
