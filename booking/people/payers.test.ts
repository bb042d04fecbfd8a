import { expect, it } from 'vitest'
import { payersOf } from './payers.ts'

const first = '090933755493'
const second = '090933755594'
const party = {
  guest: { id: 'now', name: 'Lotte Wouters' },
  replaced: [
    { id: 'before', name: 'Zoë Vanmarkt', at: new Date('2025-09-18T10:00:00Z') },
    { id: 'between', name: 'Bram Claes', at: new Date('2025-09-22T10:00:00Z') },
  ],
  companions: [
    { id: 'comes', reference: first },
    { id: 'comes too', reference: second },
  ],
}
const line = { bookedOn: '2025-09-23', communication: '', payerName: '', isShare: false } as const

it.each([
  ['2025-09-16', 'before'],
  ['2025-09-18', 'before'],
  ['2025-09-19', 'between'],
  ['2025-09-22', 'between'],
  ['2025-09-23', 'now'],
] as const)('money of %s without a known name belongs to that day’s guest: %s', (day, id) => {
  for (const payerName of ['', 'PEETERS JAN']) {
    expect(payersOf({ ...line, bookedOn: day, payerName }, party)).toEqual([id])
  }
})

it.each([
  ['VANMARKT ZOE', 'before'],
  ['Claes-Maes Bram', 'between'],
  ['wouters lotte', 'now'],
])('money of %s is theirs, on any day', (payerName, id) => {
  for (const bookedOn of ['2025-09-10', '2025-09-18', '2025-09-30'] as const) {
    expect(payersOf({ ...line, bookedOn, payerName }, party)).toEqual([id])
  }
})

it.each([
  ['090933755493', ['comes']],
  ['aandeel +++090/9337/55594+++', ['comes too']],
  [`${first} ${second}`, ['comes', 'comes too']],
])('a share with the reference %s belongs to its companion', (communication, ids) => {
  const share = { ...line, communication, payerName: 'Zoë Vanmarkt', isShare: true }
  expect(payersOf(share, party)).toEqual(ids)
  expect(payersOf(share, { ...party, companions: [] })).toEqual([])
})
