import { expect, it } from 'vitest'
import { createReadyCheck } from './documents.ts'

it('whoever asks within a second gets one answer, good or bad, and the next second a new one', async () => {
  let [now, looks] = [0, 0]
  const check = async () => {
    looks += 1
    if (looks === 1) throw new Error('The disk is full')
  }
  const ready = createReadyCheck(check, () => now)
  const together = await Promise.allSettled([ready(), ready(), ready()])
  expect(together.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  now = 999
  await expect(ready()).rejects.toThrow()
  now = 1_000
  await ready()
  expect(looks).toBe(2)
})
