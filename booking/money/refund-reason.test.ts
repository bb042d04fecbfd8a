import { expect, it } from 'vitest'
import type { PostedEntry } from './entry.ts'
import { refundReason } from './refund.ts'

const [before, at, later] = ['2025-09-20', '2025-09-21', '2025-09-22'].map(
  (day) => new Date(`${day}T08:00:00Z`),
) as [Date, Date, Date]
const refund = { firstPart: 'r', createdAt: at }
const ending = { what: 'cancelled', at, refundCents: 6500 } as const
const into = (kind: string, from: string) =>
  [
    { kind, from, to: 'refund:r', cents: 6500, at, day: '2025-09-21' },
  ] as unknown as readonly PostedEntry[]
const back = into('owed-back', 'deposit:b')
const facts = { refund, entries: back, ending, paidCents: 6500, hasSuccessor: false }

it.each([
  ['over', { entries: into('owed-back', 'rest:line'), ending: undefined }],
  ['over', { entries: into('owed-back', 'rest:line'), ending: { ...ending, at: later } }],
  ['after-end', { entries: into('owed-back', 'rest:line'), ending: { ...ending, at: before } }],
  ['party', { entries: into('given-up', 'balance:b'), ending: undefined }],
  ['party', { entries: into('put-down-anew', 'refund:q'), ending: undefined }],
  ['called-off', { ending: { ...ending, what: 'called-off' } }],
  ['declined', { ending: { ...ending, what: 'declined' } }],
  ['cancelled', {}],
  ['cancelled-part', { paidCents: 13_000 }],
  ['cancelled-part', { paidCents: 13_000, hasSuccessor: true }],
  ['place-taken', { ending: { ...ending, at: before }, hasSuccessor: true }],
  // A mistaken receipt made the refund smaller, later.
  ['cancelled', { ending: { ...ending, at: before } }],
  [undefined, { entries: [] }],
] as const)('a refund is %s by the entry that brought its money', (reason, different) => {
  expect(refundReason({ ...facts, ...different })).toBe(reason)
})
