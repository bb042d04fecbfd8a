import { describe, expect, it } from 'vitest'
import { asItsWorkshop } from '#booking/dates/own-date.ts'
import type { Session } from '#booking/dates/session.ts'
import type { Status } from '#booking/reservations/status.ts'
import { languages } from '#language/languages.ts'
import { appointmentCalendar, sessionCalendar } from './calendar.ts'

const site = 'https://farm.example'

const evening: Session = {
  id: '3f2b9c0e-8d4a-4f5e-9a6b-1c2d3e4f5a6b',
  workshop: 'drinks',
  day: '2025-12-18',
  startTime: '18:30',
  endTime: '22:00',
  startsAt: new Date('2025-12-18T17:30:00Z'),
  endsAt: new Date('2025-12-18T21:00:00Z'),
  capacity: 10,
  taken: 0,
  state: 'open',
  minimum: undefined,
  decidesOn: undefined,
  ...asItsWorkshop,
}

/** Lines put together again where they were folded (RFC 5545, 3.1). */
function linesOf(calendar: string): string[] {
  return calendar.replaceAll('\r\n ', '').split('\r\n')
}

describe('a calendar file', () => {
  it('says when in UTC, so that no program reads another hour', () => {
    const lines = linesOf(sessionCalendar([evening], 'nl', site))
    expect(lines).toContain('DTSTART:20251218T173000Z')
    expect(lines).toContain('DTEND:20251218T210000Z')
    expect(lines).toContain('METHOD:PUBLISH')
  })

  it('crosses out a date that was called off, in the same place of the calendar', () => {
    const [before, after] = (['open', 'called-off'] as const).map((state) =>
      linesOf(sessionCalendar([{ ...evening, state }], 'nl', site)),
    )
    expect(after).toEqual(expect.arrayContaining(['STATUS:CANCELLED', 'SEQUENCE:1']))
    expect(before).toContain('SEQUENCE:0')
    const uid = (lines: readonly string[] = []) => lines.find((line) => line.startsWith('UID'))
    expect(uid(after)).toBe(uid(before))
  })

  it('says what and where, with a link to the workshop in each language', () => {
    const urls = languages.map((language) =>
      linesOf(sessionCalendar([evening], language, site)).find((line) => line.startsWith('URL')),
    )
    expect(urls).toEqual([
      'URL;VALUE=URI:https://farm.example/nl/ateliers/drinks',
      'URL;VALUE=URI:https://farm.example/fr/ateliers/drinks',
      'URL;VALUE=URI:https://farm.example/en/workshops/drinks',
    ])
    const lines = linesOf(sessionCalendar([evening], 'nl', site))
    expect(lines.find((line) => line.startsWith('LOCATION:'))).toContain('9840 De Pinte')
    expect(lines.find((line) => line.startsWith('SUMMARY:'))).toMatch(/ - Hof ter Gist$/)
  })

  it('gives a date the same name in every file, so that a second one replaces the first', () => {
    const uid = (language: 'nl' | 'fr') =>
      linesOf(sessionCalendar([evening], language, site)).find((line) => line.startsWith('UID'))
    expect(uid('nl')).toBe(`UID:${evening.id}@farm.example`)
    expect(uid('fr')).toBe(uid('nl'))
  })

  it('is the same whenever it is written', () => {
    expect(sessionCalendar([evening], 'nl', site)).toBe(sessionCalendar([evening], 'nl', site))
    expect(linesOf(sessionCalendar([evening], 'nl', site))).toContain('DTSTAMP:20251218T173000Z')
  })

  it('has lines of at most 75 bytes that end as the standard wants', () => {
    for (const language of languages) {
      const calendar = sessionCalendar([evening, { ...evening, id: 'b' }], language, site)
      expect(calendar.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
      for (const line of calendar.split('\r\n')) {
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
      }
    }
  })

  it('has an event a date, or none', () => {
    const events = (sessions: Session[]) =>
      linesOf(sessionCalendar(sessions, 'nl', site)).filter((line) => line === 'BEGIN:VEVENT')
    expect(events([])).toHaveLength(0)
    expect(events([evening, { ...evening, id: 'b' }])).toHaveLength(2)
    expect(linesOf(sessionCalendar([], 'nl', site))[0]).toBe('BEGIN:VCALENDAR')
  })
})

it('a booking is in pencil until the deposit came, and crossed out when it is over', () => {
  const statusIn = (status: Status) => {
    const booking = {
      id: 'b',
      status,
      session: evening,
      createdAt: new Date(0),
      language: 'nl',
    } as const
    const calendar = appointmentCalendar({ booking, now: new Date(1000) }, site)
    return linesOf(calendar).find((line) => line.startsWith('STATUS:'))
  }
  expect(statusIn('confirmed')).toBe('STATUS:TENTATIVE')
  expect(statusIn('secured')).toBe('STATUS:CONFIRMED')
  for (const over of ['declined', 'cancelled'] as const) {
    expect(statusIn(over)).toBe('STATUS:CANCELLED')
  }
})
