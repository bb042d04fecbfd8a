import { minuteMs } from '../dates/brussels-time.ts'
import { expect, test } from 'vitest'
import { requestsNear, canHold, placeBounds, pressUntil, type UnprovenRequest } from './unproven.ts'

const noon = new Date('2025-09-15T12:00:00Z')
const minutesBefore = (minutes: number) => new Date(noon.getTime() - minutes * minuteMs)

/** Request for one place, unlike any other except for the given values. */
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
) => canHold(request(different), { held, left: 60, free: 100, ...room }, placeBounds)

test('an unproven mailbox holds the places of one party on each date', () => {
  const own = { mailbox: 'm', sessionId: 's' }
  expect(asking(own, [])).toBe(true)
  expect(asking(own, [request(own)])).toBe(false)
  expect(asking({ sessionId: 's' }, [request(own)])).toBe(true)
})

test('an unproven mailbox holds places on two dates', () => {
  const held = [request({ mailbox: 'm' })]
  expect(asking({ mailbox: 'm' }, held)).toBe(true)
  expect(asking({ mailbox: 'm' }, [...held, request({ mailbox: 'm' })])).toBe(false)
})

test('a network holds twelve unproven places, at any time', () => {
  const own = { network: 'n', madeAt: minutesBefore(24 * 60) }
  const held = [7, 4].map((places) => request({ ...own, places }))
  expect(asking({ network: 'n' }, held, { free: 500 })).toBe(true)
  expect(asking({ network: 'n', places: 2 }, held, { free: 500 })).toBe(false)
  expect(asking({ places: 2 }, held, { free: 500 })).toBe(true)
})

test('requests of one hour hold a tenth of the places that were free before', () => {
  const heldFor = (minutes: number) =>
    Array.from({ length: 9 }, () => request({ madeAt: minutesBefore(minutes) }))
  expect(asking({}, heldFor(59), { free: 91 })).toBe(true)
  expect(asking({ places: 2 }, heldFor(59), { free: 91 })).toBe(false)
  expect(asking({ places: 2 }, heldFor(60), { free: 91 })).toBe(true)
})

test('an unproven request takes a date’s last place only as the first of its hour', () => {
  const heldFor = (minutes: number) => [request({ madeAt: minutesBefore(minutes) })]
  expect(asking({ places: 5 }, [], { left: 5 })).toBe(true)
  expect(asking({ places: 5 }, heldFor(59), { left: 5 })).toBe(false)
  expect(asking({ places: 4 }, heldFor(59), { left: 5 })).toBe(true)
  expect(asking({ places: 5 }, heldFor(60), { left: 5 })).toBe(true)
})

test('one party of the form’s largest size fits when few places are free', () => {
  expect(asking({ places: 5 }, [], { free: 5 })).toBe(true)
  expect(asking({}, [request({ places: 5 })], { free: 20 })).toBe(false)
})

test('the link of a mail takes the places for two hours from when the mail is due', () => {
  expect(pressUntil(noon)).toEqual(new Date('2025-09-15T14:00:00Z'))
})

test('a burst is all requests from one network within an hour, before or after', () => {
  const one = request({ network: 'n' })
  const before = request({ network: 'n', madeAt: minutesBefore(59) })
  const longBefore = request({ network: 'n', madeAt: minutesBefore(60) })
  const after = request({ network: 'n', madeAt: minutesBefore(-59) })
  const all = [longBefore, before, one, after, request()]
  expect(requestsNear(one, all)).toEqual([before, one, after])
  const nowhere = request({ network: '' })
  expect(requestsNear(nowhere, [nowhere, request({ network: '' })])).toEqual([])
})
