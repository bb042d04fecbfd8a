import { expect, it } from 'vitest'
import type { MovementOnFile } from '../store/movement-records.ts'
import { movementOf } from './statement-books.ts'

function onFile(communication: string): MovementOnFile {
  return {
    key: 'coda:a:r1:0',
    bookedOn: '2025-09-30',
    amountCents: 3250,
    communication,
    payerName: '',
    payerIban: '',
    outcome: 'review',
    reservationId: undefined,
    detail: { reason: 'unknown-reference' },
    importedAt: new Date('2025-10-01T07:00:00Z'),
    settledAt: undefined,
  }
}

it('what was kept of a movement is its reference when its check digits hold', () => {
  const { structured, freeText } = movementOf(onFile('010806817183'))
  expect({ structured, freeText }).toEqual({ structured: '010806817183', freeText: '' })
})

it.each([
  ['twelve digits whose check digits do not hold', '010806817184'],
  ['a telephone number of twelve digits', '003247012345'],
  ['a remainder of 0 written as 00', '984000000300'],
  ['a reference with words around it', 'voorschot 010806817183'],
  ['nothing', ''],
])('%s is text like any other', (_, communication) => {
  const { structured, freeText } = movementOf(onFile(communication))
  expect({ structured, freeText }).toEqual({ structured: undefined, freeText: communication })
})
