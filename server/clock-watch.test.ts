import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { withOverrides } from '#booking/with-overrides.ts'
import { addSession, reservation } from '#tests/support/records.ts'
import { databases, postgres } from '#tests/support/stores.ts'
import { testOffice } from '#tests/support/test-office.ts'
import { watchClock } from './clock-watch.ts'
import { runVerb } from './command-line/command-line.ts'
import { startDueTasks, forgetOldDataDaily } from './repeated-work.ts'
import { createLog } from './log.ts'

const anneleen = { name: 'Anneleen', email: 'anneleen@example.org', language: 'nl' } as const
const text = { subject: 'Vraag', message: 'Mag de hond mee?' }
const message = { id: 'old', ...anneleen, ...text, createdAt: new Date('2025-09-01T09:00:00Z') }

describe.each(databases)('a site over $name whose clock leaps', (on) => {
  /** A site with a message and a confirmed booking, last seen alive in September 2025. */
  async function open() {
    const fresh = await on.openFreshStore()
    const { store } = fresh
    const office = testOffice(store)
    const lines: string[] = []
    const log = createLog('info', (line) => lines.push(line))
    const isClockRight = watchClock({ store, clock: office.clock, log })
    expect(await isClockRight()).toBe(true)
    const sessionId = await addSession(store)
    const booked = reservation(sessionId, { status: 'confirmed' })
    await store.change(async (changes) => {
      await changes.messages.add(message)
      await changes.reservations.add(booked)
    })
    /** Starts the repeated work, as a start of the site does, and stops it. */
    const work = async () => {
      const { clock } = office
      const mailFolder = join(fresh.dataDir, 'mail')
      const stops = [
        forgetOldDataDaily({ store, clock, log, dataDir: fresh.dataDir, mailFolder, isClockRight }),
        startDueTasks({ office, log, isClockRight }),
      ]
      for (const stop of stops) await stop()
    }
    const left = async () => ({
      messages: (await store.messages.list()).length,
      status: (await store.reservations.find(booked.id))?.status,
    })
    const doubtsLogged = () => lines.filter((line) => line.includes('"clock-doubted"')).length
    const { setClock } = office
    const close = () => fresh[Symbol.asyncDispose]()
    return { store, office, work, left, doubtsLogged, setClock, [Symbol.asyncDispose]: close }
  }

  it('goes on at once when the owner says that it is right', async () => {
    await using site = await open()
    site.setClock(new Date('2027-01-01T00:00:00Z'))
    await site.work()
    const desk = {
      clock: site.office.clock,
      openStore: async () => withOverrides(site.store, { [Symbol.asyncDispose]: async () => {} }),
    }
    const verb = async (...words: string[]) => {
      const { out } = await runVerb(desk as never, 'clock', [...words, '--json'])
      return JSON.parse(out)
    }
    const now = '2027-01-01T00:00:00.000Z'
    expect(await verb()).toEqual([{ now, believedFrom: '2027-01-04T00:00:00.000Z' }])
    expect(await site.left()).toEqual({ messages: 1, status: 'confirmed' })
    expect(await verb('--right')).toEqual([{ now, believedFrom: 'believed' }])
    await site.work()
    expect(await site.left()).toEqual({ messages: 0, status: 'completed' })
  })

  // The further tests do the same reads and changes at other moments.
  if (on === postgres) return

  it.each([
    ['forgets nothing and ends no booking', '2027-01-01 2027-01-03T23:00Z', 1, 'confirmed'],
    ['goes on after three days: the server was off', '2027-01-01 2027-01-04', 0, 'completed'],
    ['goes on as ever when it is set right again', '2099-01-01 2025-10-01', 1, 'completed'],
  ])('%s, and says once that it doubts', async (_, looks, messages, status) => {
    await using site = await open()
    for (const look of looks.split(' ')) {
      site.setClock(new Date(look))
      await site.work()
    }
    expect(await site.left()).toEqual({ messages, status })
    expect(site.doubtsLogged()).toBe(1)
  })
})
