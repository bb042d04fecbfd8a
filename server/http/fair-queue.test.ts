import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createFairQueue } from './fair-queue.ts'

/** A room on a clock of its own, in which each piece of work ends when it is told to. */
function createRoom(seats: Partial<Parameters<typeof createFairQueue>[0]> = {}) {
  let ms = 0
  const pauses: { readonly until: number; readonly end: () => void }[] = []
  const pause = (length: number) =>
    new Promise<void>((end) => pauses.push({ until: ms + length, end }))
  const all = { atOnce: 1, lineOfOneNetwork: 3, lineInAll: 5, ...seats }
  const workInTurn = createFairQueue(all, { now: () => ms, pause })
  const begun: string[] = []
  const ends = new Map<string, (end?: Error) => void>()
  const ask = (name: string, network = 'one') =>
    workInTurn(network, () => {
      begun.push(name)
      return new Promise<string>((resolve, reject) =>
        ends.set(name, (error) => (error ? reject(error) : resolve(name))),
      )
    })
  const pass = async (length: number) => {
    await setImmediate()
    ms += length
    for (const { until, end } of pauses) if (until <= ms) end()
    await setImmediate()
  }
  /** A piece of work that takes so long, and the rest after it. */
  const end = async (name: string, took = 10) => {
    await pass(took)
    ends.get(name)?.()
    await pass(took)
  }
  return { ask, begun, end, ends, pass }
}

it('one works at a time, and the next begins once the seat has rested as long as the work took', async () => {
  const { ask, begun, ends, pass } = createRoom()
  const first = ask('first')
  const second = ask('second')
  await pass(20)
  expect(begun).toEqual(['first'])
  ends.get('first')?.()
  expect(await first).toEqual({ made: 'first' })
  await pass(19)
  expect(begun).toEqual(['first'])
  await pass(1)
  expect(begun).toEqual(['first', 'second'])
  ends.get('second')?.()
  expect(await second).toEqual({ made: 'second' })
})

it('a stranger waits for one piece of work, and not for the hundreds of another network', async () => {
  const { ask, begun, end } = createRoom()
  for (const name of ['a1', 'a2', 'a3']) void ask(name, 'a')
  void ask('b1', 'b')
  void ask('c1', 'c')
  for (const name of ['a1', 'a2', 'b1', 'c1']) await end(name)
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3'])
})

it('the seat rests four times as long once more have come than a crowd at one moment', async () => {
  const { ask, begun, end, pass } = createRoom({ lineOfOneNetwork: 200, lineInAll: 200 })
  for (let i = 0; i < 150; i++) void ask(`${i}`)
  for (let i = 0; i <= 100; i++) await end(`${i}`)
  expect(begun).toHaveLength(102)
  await end('101')
  await pass(29)
  expect(begun).toHaveLength(102)
  await pass(1)
  expect(begun).toHaveLength(103)
})

it('nobody waits in vain over the line of a network or of all', async () => {
  const { ask } = createRoom()
  for (const name of ['a1', 'a2', 'a3', 'a4']) void ask(name, 'a')
  expect(await ask('a5', 'a')).toBeUndefined()
  for (const name of ['b1', 'b2']) void ask(name, 'b')
  expect(await ask('c1', 'c')).toBeUndefined()
})

it('a line that was full takes again', async () => {
  const { ask, begun, end, pass } = createRoom({ lineOfOneNetwork: 1 })
  void ask('a1')
  void ask('a2')
  expect(await ask('a3')).toBeUndefined()
  await end('a1')
  void ask('a4')
  await end('a2')
  await end('a4')
  void ask('a5')
  await pass(0)
  expect(begun).toEqual(['a1', 'a2', 'a4', 'a5'])
})

it('work that failed gives its seat up too, and work that waits for a database holds it for a moment only', async () => {
  const { ask, begun, ends, pass } = createRoom()
  const failing = ask('failing')
  const ended = expect(failing).rejects.toThrow('gone')
  await pass(0)
  ends.get('failing')?.(new Error('gone'))
  await ended
  await pass(0)
  const stuck = ask('stuck')
  void ask('next')
  await pass(99)
  expect(begun).toEqual(['failing', 'stuck'])
  await pass(1)
  expect(begun).toEqual(['failing', 'stuck', 'next'])
  ends.get('stuck')?.()
  expect(await stuck).toEqual({ made: 'stuck' })
})
