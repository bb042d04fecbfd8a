import { expect, test } from 'vitest'
import { burstOf, mayHold, pressUntil, type UnprovenRequest } from './unproven.ts'

const noon = new Date('2025-09-15T12:00:00Z')
const minutesBefore = (minutes: number) => new Date(noon.getTime() - minutes * 60_000)

/** A request for one place, like no other but in what is given. */
let count = 0
function request(different: Partial<UnprovenRequest> = {}): UnprovenRequest {
  const own = String((count += 1))
  return { sessionId: own, places: 1, mailbox: own, network: own, madeAt: noon, ...different }
}

test('a mailbox that nobody has proven holds the places of one party a date', () => {
  const first = request({ mailbox: 'm', sessionId: 's' })
  const again = request({ mailbox: 'm', sessionId: 's' })
  expect(mayHold(first, { held: [], left: 60, free: 100 })).toBe('holds')
  expect(mayHold(again, { held: [first], left: 60, free: 100 })).toEqual({ over: 'party-a-date' })
  expect(mayHold(request({ sessionId: 's' }), { held: [first], left: 60, free: 100 })).toBe('holds')
})

test('a mailbox that nobody has proven holds places on two dates', () => {
  const held = [request({ mailbox: 'm' })]
  expect(mayHold(request({ mailbox: 'm' }), { held, left: 60, free: 100 })).toBe('holds')
  const both = [...held, request({ mailbox: 'm' })]
  expect(mayHold(request({ mailbox: 'm' }), { held: both, left: 60, free: 100 })).toEqual({
    over: 'dates',
  })
})

test('a network holds twelve places that nobody has vouched for, whenever they were asked', () => {
  const day = 24 * 60
  const held = [7, 4].map((places) => request({ network: 'n', places, madeAt: minutesBefore(day) }))
  expect(mayHold(request({ network: 'n' }), { held, left: 60, free: 500 })).toBe('holds')
  const two = request({ network: 'n', places: 2 })
  expect(mayHold(two, { held, left: 60, free: 500 })).toEqual({ over: 'network' })
  expect(mayHold(request({ places: 2 }), { held, left: 60, free: 500 })).toBe('holds')
})

test('what was asked for within an hour holds a tenth of the places that were free before it', () => {
  const held = Array.from({ length: 9 }, () => request({ madeAt: minutesBefore(59) }))
  expect(mayHold(request(), { held, left: 60, free: 91 })).toBe('holds')
  expect(mayHold(request({ places: 2 }), { held, left: 60, free: 91 })).toEqual({
    over: 'schedule',
  })
  const earlier = held.map((each) => ({ ...each, madeAt: minutesBefore(60) }))
  expect(mayHold(request({ places: 2 }), { held: earlier, left: 60, free: 91 })).toBe('holds')
})

test('the last place of a date is held for one who is not proven while nobody else is, that hour', () => {
  const all = request({ places: 5 })
  expect(mayHold(all, { held: [], left: 5, free: 100 })).toBe('holds')
  const held = [request({ madeAt: minutesBefore(59) })]
  expect(mayHold(all, { held, left: 5, free: 100 })).toEqual({ over: 'last-place' })
  expect(mayHold(request({ places: 4 }), { held, left: 5, free: 100 })).toBe('holds')
  const earlier = [request({ madeAt: minutesBefore(60) })]
  expect(mayHold(all, { held: earlier, left: 5, free: 100 })).toBe('holds')
})

test('where a tenth is next to nothing, one party of the largest size on the form still fits', () => {
  expect(mayHold(request({ places: 5 }), { held: [], left: 60, free: 5 })).toBe('holds')
  const held = [request({ places: 5 })]
  expect(mayHold(request(), { held, left: 60, free: 20 })).toEqual({ over: 'schedule' })
})

test('the link of a mail takes the places for two hours from when the mail is due', () => {
  expect(pressUntil(noon)).toEqual(new Date('2025-09-15T14:00:00Z'))
})

test('a burst is what came from one network within an hour, before or after', () => {
  const one = request({ network: 'n' })
  const before = request({ network: 'n', madeAt: minutesBefore(59) })
  const longBefore = request({ network: 'n', madeAt: minutesBefore(60) })
  const after = request({ network: 'n', madeAt: minutesBefore(-59) })
  const all = [longBefore, before, one, after, request()]
  expect(burstOf(one, all)).toEqual([before, one, after])
  const nowhere = request({ network: '' })
  expect(burstOf(nowhere, [nowhere, request({ network: '' })])).toEqual([])
})
