import { beforeEach, describe, expect, it } from 'vitest'
import { prepSheetWords } from '#content/words/nl/prep-sheet.ts'
import { addSession } from '#tests/support/records.ts'
import { sqlite } from '#tests/support/stores.ts'
import { testOffice, type TestOffice } from '#tests/support/test-office.ts'
import { confirmReservation } from './answer-request.ts'
import { callOffDate } from './call-off-date.ts'
import { cancelReservation } from './cancel-reservation.ts'
import { keepDiets } from './keep-diets.ts'
import { doDueWork } from './do-due-work.ts'
import { receivePayment } from './receive-payment.ts'
import { submitReservation } from './submit-reservation.ts'

let office: TestOffice
let sessionId: string

beforeEach(async () => {
  const fresh = await sqlite.openFreshStore()
  office = testOffice(fresh.store)
  sessionId = await addSession(fresh.store, {
    startsAt: new Date('2025-10-23T16:30:00Z'),
    endsAt: new Date('2025-10-23T20:00:00Z'),
  })
  return () => fresh[Symbol.asyncDispose]()
})

async function request(): Promise<string> {
  const outcome = await submitReservation(office, {
    workshopType: 'drinks',
    preferredDate: 'Thursday 23 October 2025 - 18:30-22:00',
    participants: '2',
    participantName: 'Anneleen Peeters',
    email: 'anneleen@example.org',
    specialRequirements: '',
    language: 'en',
    honeypot: '',
  })
  if (outcome.kind !== 'placed') throw new Error(outcome.kind)
  return outcome.reservationId
}

/** Lives through the weeks, a look every twelve hours, and gives back what was said on the way. */
async function liveUntil(instant: string): Promise<string[]> {
  office.told.length = 0
  const end = new Date(instant)
  let now = office.clock.now()
  while (now < end) {
    now = new Date(Math.min(now.getTime() + 12 * 3_600_000, end.getTime()))
    office.setClock(now)
    await doDueWork(office)
  }
  return office.told.map(({ kind }) => kind)
}

describe('the weeks before the day', () => {
  it('say each thing once to who pays in time', async () => {
    const id = await request()
    await confirmReservation(office, id)
    await receivePayment(office, { id, kind: 'deposit' })
    expect(await liveUntil('2025-10-14T12:00:00Z')).toEqual(['balance-request'])
    await receivePayment(office, { id, kind: 'balance' })
    expect(await liveUntil('2025-10-24T12:00:00Z')).toEqual(['practical', 'prep-sheet'])
    expect((await office.store.findReservation(id))?.status).toBe('completed')
  })

  it('remind who does not pay, tell the owner, and end nothing', async () => {
    const id = await request()
    await confirmReservation(office, id)
    expect(await liveUntil('2025-10-02T12:00:00Z')).toEqual(['deposit-reminder', 'deposit-overdue'])
    expect((await office.store.findReservation(id))?.status).toBe('confirmed')
  })

  it('bring an unanswered request up again, once', async () => {
    await request()
    expect(await liveUntil('2025-09-20T12:00:00Z')).toEqual(['unanswered'])
  })

  it('prepare the owner for who booked elsewhere too, and for a table of nobody not', async () => {
    expect(await liveUntil('2025-10-22T12:00:00Z')).toEqual([])
    await addSession(office.store, {
      origin: 'drinks 2025-10-30 18:30',
      startsAt: new Date('2025-10-30T17:30:00Z'),
      endsAt: new Date('2025-10-30T21:00:00Z'),
      bookedElsewhere: 3,
    })
    expect(await liveUntil('2025-10-31T12:00:00Z')).toEqual(['prep-sheet'])
    const [news] = office.told
    expect(news).toMatchObject({
      sheet: expect.arrayContaining([
        { title: 'Hoeveel er komen', lines: ['3 personen', 'waarvan 3 elders geboekt'] },
        { title: 'Nog te betalen', lines: [prepSheetWords.notKnown] },
      ]),
    })
  })

  it('say nothing of what was cancelled', async () => {
    const id = await request()
    await confirmReservation(office, id)
    await cancelReservation(office, { id, by: 'guest' })
    expect(await liveUntil('2025-10-25T12:00:00Z')).toEqual([])
  })
})

describe('due work', () => {
  it('is done once by two that look at the same moment, and after the clock was set back', async () => {
    await request()
    office.told.length = 0
    office.setClock(new Date('2025-09-17T12:00:00Z'))
    await Promise.all([doDueWork(office), doDueWork(office)])
    office.setClock(new Date('2025-09-16T12:00:00Z'))
    await doDueWork(office)
    expect(office.told.map(({ kind }) => kind)).toEqual(['unanswered'])
  })

  it('after a long pause says nothing senseless', async () => {
    const id = await request()
    await confirmReservation(office, id)
    office.told.length = 0
    office.setClock(new Date('2025-11-30T12:00:00Z'))
    await doDueWork(office)
    expect(office.told).toEqual([])
    expect((await office.store.findReservation(id))?.status).toBe('completed')
  })

  it('asks the owner on the day of decision, with who is on the date', async () => {
    await request()
    await office.store.change((changes) =>
      changes.updateSession(sessionId, { minimum: 4, decidesOn: '2025-09-18' }),
    )
    expect(await liveUntil('2025-09-18T06:59:00Z')).not.toContain('to-decide')
    expect(await liveUntil('2025-09-25T12:00:00Z')).toContain('to-decide')
    expect(await liveUntil('2025-10-05T12:00:00Z')).not.toContain('to-decide')
  })
})

it('what a party may not eat is gone a week after the day', async () => {
  const id = await request()
  await confirmReservation(office, id)
  await keepDiets(office, id, { vegans: 1, allergens: ['nuts'], remark: '' })
  office.setClock(new Date('2025-10-30T12:00:00Z'))
  await doDueWork(office)
  expect(await office.store.listDiets()).toHaveLength(1)
  office.setClock(new Date('2025-10-31T12:00:00Z'))
  await doDueWork(office)
  expect(await office.store.listDiets()).toEqual([])
})

it('nothing is asked about a date that was called off, or decided, while it was looked up', async () => {
  const decidesOn = '2025-09-20'
  office.setClock(new Date('2025-09-20T10:00:00Z'))
  await office.store.change((changes) =>
    changes.updateSession(sessionId, { decidesOn, minimum: 6 }),
  )
  const listDiets = async () => {
    await callOffDate(office, sessionId)
    return []
  }
  await doDueWork({ ...office, store: { ...office.store, listDiets } })
  expect(office.told.map(({ kind }) => kind)).not.toContain('to-decide')
})

it('what cannot be told of one booking keeps nothing of the others from being done', async () => {
  const broken = await request()
  const whole = await request()
  const { letters } = office
  const unwritable: TestOffice = {
    ...office,
    letters: {
      ...letters,
      forNews: (news) => {
        if ('reservation' in news && news.reservation.id === broken) throw new Error('Unwritable')
        return letters.forNews(news)
      },
    },
  }
  office.setClock(new Date('2025-09-16T06:00:00Z'))
  await expect(doDueWork(unwritable)).rejects.toThrow('Some of what was due failed')
  const told = office.told.map((news) => ('reservation' in news ? news.reservation.id : ''))
  expect(told).toEqual([whole])
})
