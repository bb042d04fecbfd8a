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

/** Answer to one unproven request, on a date with sixty of a hundred free places left. */
const asking = (
  different: Partial<UnprovenRequest>,
  held: readonly UnprovenRequest[],
  room: { readonly left?: number; readonly free?: number } = {},
) => mayHold(request(different), { held, left: 60, free: 100, ...room })

test('a mailbox that nobody has proven holds the places of one party a date', () => {
  const own = { mailbox: 'm', sessionId: 's' }
  expect(asking(own, [])).toBe('holds')
  expect(asking(own, [request(own)])).toEqual({ over: 'party-a-date' })
  expect(asking({ sessionId: 's' }, [request(own)])).toBe('holds')
})

test('a mailbox that nobody has proven holds places on two dates', () => {
  const held = [request({ mailbox: 'm' })]
  expect(asking({ mailbox: 'm' }, held)).toBe('holds')
  expect(asking({ mailbox: 'm' }, [...held, request({ mailbox: 'm' })])).toEqual({ over: 'dates' })
})

test('a network holds twelve places that nobody has vouched for, whenever they were asked', () => {
  const own = { network: 'n', madeAt: minutesBefore(24 * 60) }
  const held = [7, 4].map((places) => request({ ...own, places }))
  expect(asking({ network: 'n' }, held, { free: 500 })).toBe('holds')
  expect(asking({ network: 'n', places: 2 }, held, { free: 500 })).toEqual({ over: 'network' })
  expect(asking({ places: 2 }, held, { free: 500 })).toBe('holds')
})

test('what was asked for within an hour holds a tenth of the places that were free before it', () => {
  const heldFor = (minutes: number) =>
    Array.from({ length: 9 }, () => request({ madeAt: minutesBefore(minutes) }))
  expect(asking({}, heldFor(59), { free: 91 })).toBe('holds')
  expect(asking({ places: 2 }, heldFor(59), { free: 91 })).toEqual({ over: 'schedule' })
  expect(asking({ places: 2 }, heldFor(60), { free: 91 })).toBe('holds')
})

test('the last place of a date is held for one who is not proven while nobody else is, that hour', () => {
  const heldFor = (minutes: number) => [request({ madeAt: minutesBefore(minutes) })]
  expect(asking({ places: 5 }, [], { left: 5 })).toBe('holds')
  expect(asking({ places: 5 }, heldFor(59), { left: 5 })).toEqual({ over: 'last-place' })
  expect(asking({ places: 4 }, heldFor(59), { left: 5 })).toBe('holds')
  expect(asking({ places: 5 }, heldFor(60), { left: 5 })).toBe('holds')
})

test('where a tenth is next to nothing, one party of the largest size on the form still fits', () => {
  expect(asking({ places: 5 }, [], { free: 5 })).toBe('holds')
  expect(asking({}, [request({ places: 5 })], { free: 20 })).toEqual({ over: 'schedule' })
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
