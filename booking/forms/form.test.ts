import * as v from 'valibot'
import { expect, it } from 'vitest'
import { choice, count, day, eurosTyped, ifSent, orNone, tick } from './field-kinds.ts'
import { formOf, readAs, wrongIn } from './form.ts'
import { line } from './text-rules.ts'

const form = formOf(
  {
    name: line(20),
    people: count(1, 8),
    until: orNone(day),
    price: ifSent(eurosTyped(1, 9)),
    tick,
  },
  ({ until, ...read }, today: string) =>
    until && until < today ? wrongIn('until') : readAs({ ...read, until }),
)
const typed = { name: ' An ', people: '2', until: '' }

it('a form is read as one value, and its rule looks at the fields together', () => {
  const value = { name: 'An', people: 2, until: undefined }
  expect(form.read(typed, '2026-01-02')).toStrictEqual({ kind: 'valid', value })
  expect(form.read({ ...typed, until: '2026-01-01' }, '2026-01-02')).toEqual(wrongIn('until'))
  expect(form.read({ ...typed, people: '9', price: '0,50' }, '')).toEqual(
    wrongIn('people', 'price'),
  )
  expect(form.read({}, '')).toEqual(wrongIn('name', 'people'))
})

it('a field is of a kind, however optional it is, with its longest text and its bounds', () => {
  expect(form.names.map((name) => form.kindOf(name))).toEqual([
    { is: 'line', max: 20 },
    { is: 'count', from: 1, to: 8 },
    { is: 'day' },
    { is: 'money', from: 1, to: 9 },
    { is: 'tick' },
  ])
  expect(formOf({ one: choice(['a', 'b']) }).kindOf('one')).toEqual({ is: 'choice' })
  expect(() => formOf({ bare: v.string() })).toThrow(v.ValiError)
})
