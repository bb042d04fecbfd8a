import { describe, expect, it } from 'vitest'
import type { Session } from '#booking/dates/session.ts'
import type { Status } from '#booking/reservations/status.ts'
import { firstHouse } from '#content/first-house.ts'
import type { Language } from '#language/languages.ts'
import { languages } from '#tests/support/first-languages.ts'
import { wordsIn } from '#tests/support/first-words.ts'
import { sessionOn } from '#tests/support/sessions.ts'
import { appointmentCalendar, sessionCalendar } from './calendar.ts'

const site = 'https://farm.example'
const house = {
  ...firstHouse,
  addresses: { 'workshop-drinks': { nl: 'dranken', fr: 'boissons', en: 'drinks', former: [] } },
}
const at = { siteUrl: site, house, now: new Date('2025-11-20T15:00:00Z') }

const evening = sessionOn('2025-12-18', { id: '3f2b9c0e-8d4a-4f5e-9a6b-1c2d3e4f5a6b' })

/** Lines put together again where they were folded (RFC 5545, 3.1). */
function linesOf(calendar: string): readonly string[] {
  return calendar.replaceAll('\r\n ', '').split('\r\n')
}
const line = (lines: readonly string[], name: string) => lines.find((each) => each.startsWith(name))
/** Lines of the farm's calendar about a date. */
const linesFor = (session: Session = evening, language: Language = 'nl') =>
  linesOf(sessionCalendar([session], wordsIn(language), at))

describe('a calendar file', () => {
  it('has its hours in UTC, so that no program reads another hour', () => {
    const start = 'DTSTART:20251218T173000Z'
    const end = 'DTEND:20251218T210000Z'
    expect(linesFor()).toEqual(expect.arrayContaining([start, end, 'METHOD:PUBLISH']))
  })

  it('ends its last line too, without which strict programs refuse it', () => {
    expect(linesFor().slice(-2)).toEqual(['END:VCALENDAR', ''])
  })

  it('crosses out a date that was called off, in the same place of the calendar', () => {
    const off = linesFor({ ...evening, state: 'called-off' })
    expect(off).toEqual(expect.arrayContaining(['STATUS:CANCELLED', 'SEQUENCE:1']))
    expect(linesFor()).toContain('SEQUENCE:0')
    expect(line(off, 'UID')).toBe(line(linesFor(), 'UID'))
  })

  it('names the workshop and the place, with a link in each language', () => {
    expect(languages.map((language) => line(linesFor(evening, language), 'URL'))).toEqual([
      'URL;VALUE=URI:https://farm.example/nl/ateliers/dranken',
      'URL;VALUE=URI:https://farm.example/fr/ateliers/boissons',
      'URL;VALUE=URI:https://farm.example/en/workshops/drinks',
    ])
    expect(line(linesFor(), 'LOCATION:')).toContain('9840 De Pinte')
    expect(line(linesFor(), 'SUMMARY:')).toMatch(/ - Hof ter Gist$/)
  })

  it('gives a date the same name in every file, so that a second one replaces the first', () => {
    for (const language of languages) {
      expect(line(linesFor(evening, language), 'UID')).toBe(`UID:${evening.id}@farm.example`)
    }
  })

  it('is the same all day, and is never from the future', () => {
    const stampOf = (changedAt?: string) => {
      const date = { ...evening, changedAt: changedAt ? new Date(changedAt) : undefined }
      return line(linesFor(date), 'DTSTAMP')
    }
    expect(stampOf()).toBe('DTSTAMP:20251120T000000Z')
    expect(stampOf('2025-11-01T12:00:00Z')).toBe('DTSTAMP:20251120T000000Z')
    expect(stampOf('2025-11-20T12:00:00Z')).toBe('DTSTAMP:20251120T120000Z')
  })

  it('has lines of at most 75 bytes that end as the standard wants', () => {
    for (const language of languages) {
      const calendar = sessionCalendar([evening, { ...evening, id: 'b' }], wordsIn(language), at)
      expect(calendar.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
      for (const each of calendar.split('\r\n')) {
        expect(Buffer.byteLength(each)).toBeLessThanOrEqual(75)
      }
    }
  })

  it('has an event a date, or none', () => {
    const events = (sessions: Session[]) =>
      linesOf(sessionCalendar(sessions, wordsIn('nl'), at)).filter(
        (each) => each === 'BEGIN:VEVENT',
      )
    expect(events([])).toHaveLength(0)
    expect(events([evening, { ...evening, id: 'b' }])).toHaveLength(2)
    expect(linesOf(sessionCalendar([], wordsIn('nl'), at))[0]).toBe('BEGIN:VCALENDAR')
  })
})

it('a booking is in pencil until the deposit came, and crossed out when it is over', () => {
  const statusIn = (status: Status) => {
    const booking = { id: 'b', status, session: evening, createdAt: new Date(0) }
    const appointment = { booking, words: wordsIn('nl'), house, now: new Date(1000) }
    const calendar = appointmentCalendar(appointment, site)
    return line(linesOf(calendar), 'STATUS:')
  }
  expect(statusIn('confirmed')).toBe('STATUS:TENTATIVE')
  expect(statusIn('secured')).toBe('STATUS:CONFIRMED')
  for (const over of ['declined', 'cancelled'] as const) {
    expect(statusIn(over)).toBe('STATUS:CANCELLED')
  }
})

it('days that fall away from a booking are crossed out, each with the id that it had', () => {
  const course = { ...evening, furtherDays: ['2025-10-07', '2025-10-14'] } as const
  const booking = { id: 'b', status: 'secured' as const, session: evening, createdAt: new Date(0) }
  const eventsOf = (from?: Session) => {
    const appointment = { booking, words: wordsIn('nl'), house, now: new Date(1000), from }
    const lines = linesOf(appointmentCalendar(appointment, site))
    return lines.filter((each) => /^(UID|STATUS|DTSTART)/.test(each))
  }
  const kept = eventsOf()
  expect(kept).toHaveLength(3)
  const shorter = eventsOf(course)
  expect(shorter.slice(0, 3)).toEqual(kept)
  expect(shorter.filter((each) => each === 'STATUS:CANCELLED')).toHaveLength(2)
  expect(shorter.filter((each) => /^UID:[23]-b@/.test(each))).toHaveLength(2)
  expect(shorter.join()).toContain('DTSTART:20251014')
  expect(eventsOf(evening)).toEqual(kept)
})
