import { describe, expect, it } from 'vitest'
import { verdictOn } from './retry.ts'

const createdAt = new Date('2025-09-15T09:00:00Z')
const now = new Date('2025-09-15T09:10:00Z')
const mail = { attempts: 1, createdAt }

describe('a mail that did not get through', () => {
  it.each([
    ['the server is not there', { code: 'ECONNREFUSED' }],
    ['the name is not found', { code: 'EDNS' }],
    ['the connection broke', { code: 'ECONNECTION' }],
    ['it took too long', { code: 'ETIMEDOUT' }],
    ['the server is busy', { code: 'EENVELOPE', responseCode: 451 }],
    ['greylisting asks to come back', { code: 'EENVELOPE', responseCode: 450 }],
    ['the server closes for now', { responseCode: 421 }],
    ['the server closes the door to everyone', { code: 'ECONNECTION', responseCode: 554 }],
    ['our password is wrong', { code: 'EAUTH', responseCode: 535 }],
    ['our password is missing', { code: 'EENVELOPE', responseCode: 530 }],
    ['our password is too weak', { code: 'EENVELOPE', responseCode: 534 }],
    ['it is not sent over TLS', { code: 'EENVELOPE', responseCode: 538 }],
    ['nothing is known', {}],
  ])('is tried again when %s', (_, problem) => {
    const verdict = verdictOn(problem, mail, now)
    expect(verdict).toEqual({ kind: 'retry', at: new Date(now.getTime() + 30_000) })
  })

  it.each([
    ['the mailbox does not exist', { code: 'EENVELOPE', responseCode: 550 }],
    ['the message is refused', { code: 'EMESSAGE', responseCode: 554 }],
  ])('is given up when %s', (_, problem) => {
    expect(verdictOn(problem, mail, now)).toEqual({ kind: 'give-up' })
  })

  it('is tried with growing pauses, the last one repeated', () => {
    const minutes = [1, 2, 3, 4, 5, 6, 7, 50].map((attempts) => {
      const verdict = verdictOn({ code: 'ETIMEDOUT' }, { attempts, createdAt }, now)
      return verdict.kind === 'retry' && (verdict.at.getTime() - now.getTime()) / 60_000
    })
    expect(minutes).toEqual([0.5, 1, 5, 15, 60, 240, 240, 240])
  })

  it('is given up after five days, not before, whosever fault it is', () => {
    const fiveDays = new Date('2025-09-20T09:00:00Z')
    const later = new Date(fiveDays.getTime() + 1)
    for (const problem of [{ code: 'ECONNREFUSED' }, { code: 'EAUTH', responseCode: 535 }]) {
      expect(verdictOn(problem, mail, fiveDays).kind).toBe('retry')
      expect(verdictOn(problem, mail, later).kind).toBe('give-up')
    }
  })
})
