import { beforeEach, describe, expect, it } from 'vitest'
import { instantIn, addDays } from '#booking/dates/brussels-time.ts'
import { freshOffice } from '#tests/support/fresh-office.ts'
import { onEvening } from '#tests/support/records.ts'
import { databases, postgres } from '#tests/support/stores.ts'
import type { Day } from '#language/dates.ts'
import { saveAttendance } from '../party/save-attendance.ts'
import { replaceGuest } from '../people/replace-guest.ts'
import { endDiary, startDiary } from './diary.ts'
import { decideSentence, withdrawSentence, writeSentence } from './guest-sentence.ts'

const written = { sentence: 'Het borrelt nog.', firstName: 'Anneleen', town: 'Gent' }

describe.each(databases)('a diary in $name', (on) => {
  const planned = onEvening('2025-10-23', { workshop: 'vegetables' })
  const farm = freshOffice({ on, planned })
  let id = ''
  beforeEach(async () => {
    const date = {
      workshopType: 'vegetables',
      preferredDate: 'Thursday 23 October 2025 - 18:30-22:00',
    }
    id = await farm.paid({ ...date, participants: '2' }, true)
    await startDiary(farm.office, id)
  })

  /** Jar pages day by day, from the day before the workshop unless a later one is given. */
  async function liveUntil(last: Day, first: Day = '2025-10-22'): Promise<readonly string[]> {
    farm.forgetTold()
    for (let day = first; day <= last; day = addDays(day, 1)) {
      farm.office.setClock(instantIn(day, '20:00'))
      await farm.doDueTasks()
    }
    return diaryTold()
  }

  const diaryTold = () =>
    farm.office.notified.flatMap((news) => {
      if (news.kind === 'diary') return [`letter ${news.letter}`]
      return news.kind === 'diary-question' ? ['question'] : []
    })

  /** The guest answers the question on its day, and the farm accepts the sentence. */
  async function showSentence() {
    await liveUntil('2025-11-22', '2025-11-22')
    await writeSentence(farm.office, id, written)
    await decideSentence(farm.office, id, 'shown')
  }

  it('has three letters and a question, each once, and is forgotten with the last', async () => {
    expect(await liveUntil('2025-11-21')).toEqual(['letter 0', 'letter 1', 'letter 2'])
    expect(await farm.store.diary.has(id)).toBe(true)
    farm.office.setClock(instantIn('2025-11-22', '09:00'))
    await Promise.all([farm.doDueTasks(), farm.doDueTasks()])
    expect(diaryTold().slice(3)).toEqual(['question'])
    expect(await farm.store.diary.has(id)).toBe(false)
    expect((await farm.store.personalData.getRowsAbout('anneleen@example.org')).diary).toEqual([])
  })

  it('asks only its reader for a sentence, and shows it when the farm accepts it', async () => {
    await writeSentence(farm.office, id, written)
    expect(await farm.store.diary.findSentence(id)).toBeUndefined()
    await liveUntil('2025-11-22', '2025-11-22')
    await writeSentence(farm.office, id, written)
    await writeSentence(farm.office, id, { ...written, sentence: 'Nog een.' })
    expect(await farm.store.diary.listSentencesThat('shown', 3)).toEqual([])
    const before = await farm.store.scheduleRevision()
    await decideSentence(farm.office, id, 'shown')
    expect(await farm.store.diary.listSentencesThat('shown', 3)).toMatchObject([written])
    // Cached pages are made anew.
    expect(await farm.store.scheduleRevision()).toBeGreaterThan(before)
    await withdrawSentence(farm.office, id)
    expect(await farm.store.diary.findSentence(id)).toBeUndefined()
    expect(await farm.store.scheduleRevision()).toBeGreaterThan(before + 1)
  })

  it('is exported with its sentence', async () => {
    const email = 'anneleen@example.org'
    expect((await farm.store.personalData.getRowsAbout(email)).diary).toMatchObject([
      { reservation_id: id },
    ])
    await showSentence()
    expect((await farm.store.personalData.getRowsAbout(email)).guest_sentence).toMatchObject([
      { sentence: written.sentence, town: written.town },
    ])
  })

  it('is not brought back by a backup once it was taken back', async () => {
    await endDiary(farm.office, id)
    const listed = { record: id, at: farm.office.clock.now(), as: 'diary' } as const
    expect(
      (await farm.store.personalData.getRowsAbout('anneleen@example.org')).erased_record,
    ).toMatchObject([{ outcome: 'diary' }])
    await farm.store.change((changes) => changes.diary.save(id, listed.at))
    expect(await farm.store.personalData.hasRowsOf(listed)).toBe(true)
  })

  // The further tests do the same reads over many days on both databases.
  if (on === postgres) return

  it('ends at once, and begun again repeats nothing', async () => {
    await liveUntil('2025-10-27')
    await endDiary(farm.office, id)
    await farm.liveUntil('2025-10-30T09:00:00Z')
    farm.setClock('2025-11-03T09:00:00Z')
    await startDiary(farm.office, id)
    await farm.doDueTasks()
    expect(diaryTold()).toEqual(['letter 0'])
    expect(await liveUntil('2025-11-14', '2025-11-04')).toEqual(['letter 2'])
  })

  it('is not for a guest who cancelled or stayed away', async () => {
    const other = await farm.phone(1, 'Bram', 'bram@example.org')
    await startDiary(farm.office, other)
    await farm.cancel({ id: other, by: 'guest' })
    farm.setClock('2025-10-23T17:00:00Z')
    await saveAttendance(farm.office, farm.sessionId, new Map([[id, { came: 0 }]]))
    expect(await liveUntil('2025-11-23')).toEqual([])
  })

  it('says nothing of a cancelled date, and is forgotten in the end', async () => {
    await farm.callOff()
    expect(await liveUntil('2025-12-08')).toEqual([])
    expect(await farm.store.diary.has(id)).toBe(false)
  })

  it('is not taken over by a substitute, and not started after its last day', async () => {
    const substitute = { name: 'Bram', email: 'bram@example.org', language: 'fr' } as const
    await replaceGuest(farm.office, id, substitute)
    expect(await farm.store.diary.has(id)).toBe(false)
    farm.setClock('2025-11-14T09:00:00Z')
    await startDiary(farm.office, id)
    expect(await farm.store.diary.has(id)).toBe(false)
  })

  it('a sentence is on the site for a year', async () => {
    await showSentence()
    await farm.forgetOld('2026-11-22')
    expect(await farm.store.diary.listSentencesThat('shown', 3)).toHaveLength(1)
    await farm.forgetOld('2026-11-23')
    expect(await farm.store.diary.listSentencesThat('shown', 3)).toEqual([])
  })
})
