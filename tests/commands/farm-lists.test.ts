import { beforeAll, expect, test } from 'vitest'
import { isStructuredCommunication } from '#booking/money/structured-communication.ts'
import { answerLine } from '#server/command-line/command-line.ts'
import { mailsOnceSent } from '#tests/support/sent-mails.ts'
import { callFunction, contactMessage, reservationRequest } from '#tests/support/requests.ts'
import { autumn } from '#tests/support/test-site.ts'
import { fileSite } from '#tests/support/worker.ts'

const instant = /^2025-\d\d-\d\dT\d\d:\d\d:\d\d\+0[12]:00$/
const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/

const site = fileSite()
beforeAll(async () => {
  const request = reservationRequest({ participants: '5', specialRequirements: 'Zeven\nmensen' })
  await callFunction(site.url, 'submit-reservation', request)
  await callFunction(site.url, 'send-contact-email', contactMessage())
  await mailsOnceSent(site, 4)
})

const farm = (...words: string[]) => answerLine(words, { NOW: autumn, DATA_DIR: site.dataDir })

test('reservations are listed with what is to be paid', async () => {
  const [reservation, ...more] = await site.farm<Record<string, unknown>>('reservations')
  expect(more).toEqual([])
  const id = String(reservation?.['id'])
  expect(reservation).toEqual({
    id: expect.stringMatching(uuid),
    reference: id.slice(0, 8).toUpperCase(),
    workshop: 'drinks',
    startsAt: '2025-09-30T18:30:00+02:00',
    participants: 5,
    status: 'requested',
    language: 'nl',
    name: 'Anneleen Peeters',
    email: 'anneleen@example.org',
    specialRequirements: 'Zeven\nmensen',
    createdAt: expect.stringMatching(instant),
    payments: [
      {
        kind: 'deposit',
        amountCents: 16_250,
        paidCents: 0,
        reference: expect.stringMatching(/^\d{12}$/),
        dueOn: '2025-09-22',
      },
      {
        kind: 'balance',
        amountCents: 16_250,
        paidCents: 0,
        reference: expect.stringMatching(/^\d{12}$/),
        dueOn: '2025-09-23',
      },
    ],
  })
  const payments = (reservation?.['payments'] ?? []) as { reference: string }[]
  for (const { reference } of payments) {
    expect(isStructuredCommunication(reference)).toBe(true)
  }
})

test('the schedule is listed with its places, past dates only when asked for', async () => {
  const rows = await site.farm<Record<string, unknown>>('schedule')
  expect(rows).toHaveLength(13)
  expect(rows[0]).toEqual({
    id: expect.stringMatching(uuid),
    workshop: 'drinks',
    startsAt: '2025-09-30T18:30:00+02:00',
    endsAt: '2025-09-30T22:00:00+02:00',
    capacity: 10,
    taken: 9,
    left: 1,
    state: 'few-left',
  })
  expect(rows.map(({ state }) => state)).toEqual(
    expect.arrayContaining(['available', 'few-left', 'full']),
  )
  expect(rows.at(-1)).toMatchObject({ startsAt: '2025-12-18T18:30:00+01:00' })

  const later = { NOW: '2025-12-01T00:00:00Z', DATA_DIR: site.dataDir }
  const coming = await answerLine(['schedule', '--json'], later)
  const all = await answerLine(['schedule', '--all', '--json'], later)
  expect(JSON.parse(coming.out)).toHaveLength(2)
  expect(JSON.parse(all.out)).toHaveLength(13)
})

test('mails are listed with what became of them', async () => {
  const rows = await site.farm<Record<string, unknown>>('mails')
  const kinds = ['contact-guest', 'contact-owner', 'reservation-guest', 'reservation-owner']
  expect(rows.map(({ kind }) => kind).toSorted()).toEqual(kinds)
  for (const row of rows) {
    expect(row).toEqual({
      id: expect.stringMatching(uuid),
      kind: expect.any(String),
      to: expect.stringContaining('@'),
      language: 'nl',
      state: 'sent',
      attempts: 1,
      messageId: expect.stringMatching(/^<.+@.+>$/),
      createdAt: expect.stringMatching(instant),
      sentAt: expect.stringMatching(instant),
    })
  }
})

test('messages are listed as they were sent', async () => {
  expect(await site.farm('messages')).toEqual([
    {
      id: expect.stringMatching(uuid),
      ...contactMessage(),
      language: 'nl',
      createdAt: expect.stringMatching(instant),
    },
  ])
})

test('each list without --json is a table, one line a row', async () => {
  const { code, out, err } = await farm('schedule')
  expect({ code, err }).toEqual({ code: 0, err: '' })
  const [head = '', ...lines] = out.trimEnd().split('\n')
  expect(head).toMatch(/^id\s+workshop\s+startsAt\s+endsAt\s+capacity\s+taken\s+left\s+state$/)
  expect(lines).toHaveLength(13)
  const column = head.indexOf('startsAt')
  for (const line of lines) expect(line.slice(column)).toMatch(/^2025-/)
  const elsewhere = await answerLine(['messages'], { DATA_DIR: `${site.dataDir}/empty` })
  expect(elsewhere.out.trim()).toBe('(nothing)')
})

test('a verb or an option that does not exist is refused with the list of those that do', async () => {
  for (const words of [['sell'], ['__proto__'], ['reservations', '--csv']]) {
    const { code, out, err } = await farm(...words)
    expect(code).toBe(2)
    expect(out).toBe('')
    for (const verb of ['reservations', 'schedule', 'mails', 'messages'])
      expect(err).toContain(verb)
    expect(err).toContain(words.at(-1))
  }
  const help = await farm('--help')
  expect(help.code).toBe(0)
  expect(help.out).toContain('reservations')
  // Every sentence begins in one column.
  expect(help.out).toMatch(/^ {2}vouchers {8}the gift vouchers/m)
  expect(help.out).toMatch(/^ {2}invoice REFERENCE\n {18}the invoices/m)
})

test('the desk that is printed is where the site answers, though its port was any that is free', async () => {
  const { out } = await farm('desk')
  const answer = await fetch(out.trim(), { method: 'POST', redirect: 'manual' })
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toBe('/desk')
})
