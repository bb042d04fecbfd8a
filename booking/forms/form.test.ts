import * as v from 'valibot'
import { expect, it } from 'vitest'
import {
  choiceField,
  countField,
  dayField,
  euroField,
  optionalField,
  orUndefined,
  tickField,
} from './field-kinds.ts'
import { formOf, validValue, invalidFields } from './form.ts'
import { lineField } from './text-rules.ts'

const form = formOf(
  {
    name: lineField(20),
    people: countField(1, 8),
    until: orUndefined(dayField),
    price: optionalField(euroField(1, 9)),
    tick: tickField,
  },
  ({ until, ...read }, today: string) =>
    until && until < today ? invalidFields('until') : validValue({ ...read, until }),
)
const typed = { name: ' An ', people: '2', until: '' }

it('a form is read as one value, and its rule looks at the fields together', () => {
  const value = { name: 'An', people: 2, until: undefined }
  expect(form.read(typed, '2026-01-02')).toStrictEqual({ kind: 'valid', value })
  expect(form.read({ ...typed, until: '2026-01-01' }, '2026-01-02')).toEqual(invalidFields('until'))
  expect(form.read({ ...typed, people: '9', price: '0,50' }, '')).toEqual(
    invalidFields('people', 'price'),
  )
  expect(form.read({}, '')).toEqual(invalidFields('name', 'people'))
})

it('a field is of a kind, however optional it is, with its longest text and its bounds', () => {
  expect(form.names.map((name) => form.kindOf(name))).toEqual([
    { is: 'line', max: 20 },
    { is: 'count', from: 1, to: 8 },
    { is: 'day' },
    { is: 'money', from: 1, to: 9 },
    { is: 'tick' },
  ])
  expect(formOf({ one: choiceField(['a', 'b']) }).kindOf('one')).toEqual({ is: 'choice' })
  expect(() => formOf({ bare: v.string() })).toThrow(v.ValiError)
})
