import { expect, test } from 'vitest'
import { firstHouse } from '#content/first-house.ts'
import { ownerWordsIn } from '#content/words/owner-words.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import { freshOffice } from '#tests/support/fresh-office.ts'
import { sampleNews } from '#tests/support/letters.ts'
import { companionOf } from '#tests/support/companions.ts'
import { dietLinesOf, prepSheetOf } from './prep-sheet.ts'
import { forgetDiets, saveDiets } from './save-diets.ts'
import { splitParty } from './split-party.ts'

const farm = freshOffice()

test('a sheet counts no answers and no sums while places are only offered to the waiting list', async () => {
  const session = await farm.store.sessions.get(farm.sessionId)
  const words = ownerWordsIn('nl')
  const { reservation } = sampleNews('confirmed')
  const sheetOf = (bookedElsewhere: number, reservations: readonly ReservationOnFile[] = []) =>
    prepSheetOf(
      {
        session: { ...session, taken: bookedElsewhere + 1, bookedElsewhere },
        reservations,
        diets: [],
        companions: [],
        house: firstHouse,
      },
      words,
    ).filter(({ title }) => title === words.prepSheet.plates || title === words.prepSheet.owing)
  expect(sheetOf(3)).toEqual([{ title: words.prepSheet.plates, lines: [words.prepSheet.notKnown] }])
  expect(sheetOf(0)).toEqual([])
  // Nor is a request that nobody answered told to pay.
  const titles = (...parties: readonly ReservationOnFile[]) =>
    sheetOf(0, parties).map(({ title }) => title)
  expect(titles(reservation)).toContain(words.prepSheet.owing)
  expect(titles({ ...reservation, status: 'requested' })).not.toContain(words.prepSheet.owing)
})

test('the words of a request are no diet on the page of its booking: they may be about anything', () => {
  const { reservation } = sampleNews('confirmed')
  const onFile = { diets: [], companions: [], house: firstHouse }
  const lines = dietLinesOf(reservation, onFile, ownerWordsIn('nl'))
  expect(lines).toEqual(['Nog geen antwoord: 2\u00a0personen.'])
})

test.each([
  [
    'the guest alone told of food',
    false,
    'Antwoord voor 1\u00a0persoon: geen allergie, geen dieet.',
  ],
  ['a companion may be among those who went', true, 'Nog geen antwoord: 1\u00a0persoon.'],
])('after a split, the sheet of the new date knows whether %s', async (_, joins, answer) => {
  const id = await farm.confirmed({ participants: '2', specialRequirements: '' })
  if (joins) await companionOf(farm.office, id)
  await saveDiets(farm.office, id, { vegans: 0, allergens: [], remark: '' })
  const sessionId = await farm.addEvening('2025-11-25')
  const split = await splitParty(farm.office, { id, going: 1, sessionId, by: 'guest' })
  if (split.kind !== 'done') throw new Error(split.kind)
  const diets = await farm.store.diets.listOn(sessionId)
  const onFile = { diets, companions: [], house: firstHouse }
  expect(dietLinesOf(split.other, onFile, ownerWordsIn('nl'))).toEqual([answer])
})

test('a guest who takes their diets back loses the copies that splits made, and no answer given anew', async () => {
  const told = { vegans: 1, allergens: [], remark: '' }
  const far = [await farm.addEvening('2025-11-25'), await farm.addEvening('2025-12-02')]
  const id = await farm.confirmed({ participants: '3' })
  await saveDiets(farm.office, id, told)
  const others: string[] = []
  for (const sessionId of far) {
    const split = await splitParty(farm.office, { id, going: 1, sessionId, by: 'guest' })
    if (split.kind === 'done') others.push(split.other.id)
  }
  const [copied = '', anew = ''] = others
  farm.setClock('2025-09-16T10:00:00Z')
  await saveDiets(farm.office, anew, told)
  expect(await forgetDiets(farm.office, copied)).toBe(true)
  expect(await farm.store.diets.find(id)).toBeUndefined()
  expect(await farm.store.diets.find(anew)).toBeDefined()
  expect(await forgetDiets(farm.office, id)).toBe(false)
})
