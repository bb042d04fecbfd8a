import { expect, it } from 'vitest'
import { withOwn } from './with-own.ts'

it('a part of its own stands in place of the base’s, which is asked for nothing before somebody asks', () => {
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
  const own = withOwn(base, { drink: 'kombucha' })
  expect(asked).toEqual([])
  expect({ ...own }).toEqual({ bread: 'rye', drink: 'kombucha' })
  expect(asked).toEqual(['bread'])
})
