import { describe, expect, it } from 'vitest'
import { verdictOn } from './retry.ts'

const patienceFrom = new Date('2025-09-15T09:00:00Z')
const now = new Date('2025-09-15T09:10:00Z')
const mail = { attempts: 30, patienceFrom }

describe('a mail that did not get through', () => {
  it.each([
    ['a server that answers', { responseCode: 451 }, [0.5, 1, 5, 15, 60, 240, 240, 240]],
    ['a server that is away', { code: 'ETIMEDOUT' }, [0.5, 1, 5, 15, 15, 15, 15, 15]],
  ])('is tried with growing pauses, the last one repeated: %s', (_, problem, pauses) => {
    const minutes = [1, 2, 3, 4, 5, 6, 7, 50].map((attempts) => {
      const verdict = verdictOn(problem, { attempts, patienceFrom }, now)
      return verdict.kind === 'retry' && (verdict.at.getTime() - now.getTime()) / 60_000
    })
    expect(minutes).toEqual(pauses)
  })

  it('is given up after five days, not before', () => {
    const fiveDays = new Date('2025-09-20T09:00:00Z')
    const later = new Date(fiveDays.getTime() + 1)
    for (const problem of [
      { code: 'ESOCKET', originalCode: 'ECONNREFUSED' },
      { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 451 },
    ]) {
      expect(verdictOn(problem, mail, fiveDays).kind).toBe('retry')
      expect(verdictOn(problem, mail, later).kind).toBe('give-up')
    }
  })

  it('is tried on when the site was off for most of that time', () => {
    const week = new Date('2025-09-22T09:00:00Z')
    const kinds = [2, 13, 14].map((attempts) => {
      return verdictOn({ code: 'ETIMEDOUT' }, { attempts, patienceFrom }, week).kind
    })
    expect(kinds).toEqual(['retry', 'retry', 'give-up'])
  })
})
