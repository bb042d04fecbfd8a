import { expect, test } from 'vitest'
import { firstHouse } from '#content/first-house.ts'
import { ownerWordsIn } from '#content/words/owner-words.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import { freshOffice } from '#tests/support/fresh-office.ts'
import { sampleNews } from '#tests/support/letters.ts'
import { dietLinesOf, prepSheetOf } from './prep-sheet.ts'

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
