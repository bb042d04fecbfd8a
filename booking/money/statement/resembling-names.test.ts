import { expect, it } from 'vitest'
import { resembles, partsOfName } from './names-alike.ts'

it.each([
  ['PEETERS ANNELEEN', 'Anneleen Peeters'],
  ['Mevr. A. Peeters', 'Anneleen Peeters'],
  ['PEETERS - JANSSENS', 'Anneleen Peeters-Janssens'],
  ['M PEETERS OF A JANSSENS', 'Anneleen Janssens'],
  ['Familie Peeters', 'Anneleen Peeters'],
  ['DUBOIS LEA', 'Léa Dubois'],
  ['VAN DEN BERGHE BRAM', 'Bram Van den Berghe'],
  ['Anneleen Peters', 'Anneleen Peeters'],
  ['Anneleen', 'Anneleen Peeters'],
])('%s may be %s', (payer, booker) => {
  expect(resembles(partsOfName(payer), partsOfName(booker))).toBe(true)
})

it.each([
  ['Jan Peeters', 'Jan Maes'],
  ['Jan Peeters', 'Marie Peeters'],
  ['J P', 'Jan Peeters'],
  ['Van de', 'Bram Van de Velde'],
  ['', 'Anneleen Peeters'],
  ['Anneleen Peeters', ''],
  ['4711', 'Anneleen Peeters'],
  ['Peters', 'Anneleen Peeters'],
  ['Maas', 'Sofie Maes'],
])('%s is not %s', (payer, booker) => {
  expect(resembles(partsOfName(payer), partsOfName(booker))).toBe(false)
})
