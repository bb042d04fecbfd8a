import { expect, it } from 'vitest'
import { prepSheet } from './prep-sheet.ts'

it('no party eats more vegan plates than it has people, though it told of more before', () => {
  const party = { name: 'Nele', language: 'nl', payments: [], remarks: '', telephone: '' }
  const diets = { vegans: 4, allergens: [], remark: '' }
  expect(prepSheet([{ ...party, participants: 3, diets }])).toMatchObject({ heads: 3, vegans: 3 })
})
