import { describe, expect, it } from 'vitest'
import { type Eating, platesOf } from './plates.ts'

const nothing = { vegans: 0, allergens: [], remark: '' } as const
const nuts = { ...nothing, allergens: ['nuts'] } as const

/** Two people who answered that they eat everything. */
function party(different: Partial<Eating> = {}): Eating {
  return {
    name: 'Nele',
    participants: 2,
    diets: nothing,
    companions: [],
    specialRequirements: '',
    note: '',
    ...different,
  }
}

const answersOf = (parties: readonly Eating[], elsewhere = 0) =>
  platesOf(parties, elsewhere).answers

it('no party eats more vegan plates than it has people, though it told of more before', () => {
  const smaller = party({ participants: 3, diets: { ...nothing, vegans: 4 } })
  expect(platesOf([smaller], 0)).toMatchObject({ vegans: 3 })
})

it('the sheet says that nobody has a diet only when all answered so, without a remark', () => {
  const all = [party(), party({ participants: 3, companions: [{ name: 'Bo', diets: nothing }] })]
  expect(answersOf(all)).toEqual({ kind: 'all-none', bookings: 2, people: 5 })
})

describe.each<[string, Partial<Eating>]>([
  ['a remark', { specialRequirements: 'Je suis allergique aux noix' }],
  ['a note of the farm', { note: 'Zoon eet glutenvrij' }],
  ['a remark on diets', { diets: { ...nothing, remark: 'Niet te zout' } }],
  ['an allergy', { diets: nuts }],
  ['a vegan', { diets: { ...nothing, vegans: 1 } }],
  ['a companion’s allergy', { companions: [{ name: 'Bo', diets: nuts }] }],
  ['no answer', { diets: undefined }],
  ['a companion without an answer', { companions: [{ name: 'Bo', diets: undefined }] }],
  ['a party that has become larger', { participants: 3, diets: { ...nothing, people: 2 } }],
])('%s', (_, different) => {
  it('keeps the sheet from saying that nobody has a diet', () => {
    expect(answersOf([party(), party(different)]).kind).not.toBe('all-none')
  })
})

it('the sheet never says that on a date with guests who booked elsewhere', () => {
  expect(answersOf([party()], 1)).toMatchObject({ kind: 'complete' })
  expect(answersOf([], 4)).toMatchObject({ kind: 'complete', bookings: 0 })
})

it('a remark stands in the guest’s words, whether the question was answered or not', () => {
  const text = 'Een van ons eet glutenvrij'
  for (const diets of [undefined, nothing]) {
    const { written } = platesOf([party({ specialRequirements: text, diets })], 0)
    expect(written).toEqual([{ name: 'Nele', text }])
  }
})

it.each<[string, Partial<Eating>, number, readonly string[]]>([
  ['nobody of a party', { diets: undefined }, 2, ['Nele']],
  [
    'a companion alone',
    { diets: undefined, companions: [{ name: 'Bo', diets: nothing }] },
    1,
    ['Nele'],
  ],
  ['the guest alone', { companions: [{ name: 'Bo', diets: undefined }] }, 1, ['Bo (Nele)']],
  ['some, before more came', { participants: 5, diets: { ...nothing, people: 2 } }, 3, ['Nele']],
  [
    'all companions of a party that became smaller',
    { participants: 1, diets: undefined, companions: [{ name: 'Bo', diets: nothing }] },
    1,
    ['Nele'],
  ],
])('when %s answered, the others are counted and named', (_, different, people, names) => {
  const answers = answersOf([party(), party(different)])
  expect(answers).toEqual({ kind: 'missing', bookings: 1, people, names })
})
