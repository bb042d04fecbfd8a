import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anySign } from '#tests/support/any-sign.ts'
import { queuedMail, start } from '#tests/support/records.ts'
import { sessionOn } from '#tests/support/sessions.ts'
import { sqlite } from '#tests/support/stores.ts'
import { mailRows, printTable, sessionRows } from './rows.ts'

const closing = { requestsCloseHours: 24 }

it.each(['closed', 'called-off'] as const)('a date that is %s has no other state', (state) => {
  const sessions = [sessionOn('2025-09-30', { state })]
  expect(sessionRows(sessions, start, closing)).toMatchObject([{ id: '2025-09-30', state }])
})

it('a date that takes no more requests says so, whatever room it has', () => {
  const sessions = [sessionOn('2025-09-15'), sessionOn('2025-09-15', { taken: 10 })]
  const states = sessionRows(sessions, start, closing).map(({ state }) => state)
  expect(states).toEqual(['requests-closed', 'full'])
})

it('a mail that waits was not sent at any time', async () => {
  await using fresh = await sqlite.openFreshStore()
  await fresh.store.change((changes) => changes.mails.queue([queuedMail()]))
  expect(mailRows(await fresh.store.mails.list())).toMatchObject([
    { state: 'waiting', attempts: 0, sentAt: null },
  ])
})

describe('a table', () => {
  it('has a column as wide as what stands in it, and nothing after the last', () => {
    const an = { name: 'An', places: 2 }
    const bart = { name: 'Bartholomeus', places: 10 }
    const printed = 'name          places\nAn            2\nBartholomeus  10'
    expect(printTable([an, bart])).toBe(printed)
  })

  it('says so when it has no rows', () => {
    expect(printTable([])).toBe('(nothing)')
  })

  it('shows an empty value as empty, and lists as JSON', () => {
    const rows = [{ a: null, b: undefined, c: false, d: [{ kind: 'deposit' }], e: 0 }]
    const [, row] = printTable(rows).split('\n')
    expect(row).toMatch(/^ +false +\[{"kind":"deposit"}\] +0$/)
  })

  it('cuts long texts', () => {
    const [, row] = printTable([{ text: 'x'.repeat(41) }]).split('\n')
    expect(row).toBe(`${'x'.repeat(39)}…`)
    expect(printTable([{ text: 'x'.repeat(40) }])).toContain('x'.repeat(40))
  })

  it('cannot be moved, cleared or broken by texts of strangers', () => {
    const escapes = ['\x1b[2J\x1b[H', '\x9b31m', '\x1b]0;x\x07', '\x07', '\0', '\u202egro']
    const breaks = ['a\nb', '\r', 'a\u2028b']
    const typed = fc.oneof(fc.string({ unit: anySign }), fc.constantFrom(...escapes, ...breaks))
    fc.assert(
      fc.property(typed, typed, (name, text) => {
        const lines = printTable([{ name, text }]).split('\n')
        expect(lines).toHaveLength(2)
        // eslint-disable-next-line no-control-regex -- looking for them is the test
        expect(lines.join('')).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e]/)
      }),
      { numRuns: 500 },
    )
  })
})
