import { expect, it } from 'vitest'
import { createAfterResponse } from './after-response.ts'
import { createLog } from './log.ts'

it('the end waits for everything that was begun, and what fails is in the log', async () => {
  const lines: string[] = []
  const after = createAfterResponse(createLog('error', (line) => lines.push(line)))
  const good = Promise.withResolvers<void>()
  const bad = Promise.withResolvers<void>()
  after.take(good.promise, 'never-said')
  after.take(bad.promise, 'new-link-failed')
  let isFinished = false
  const finished = after.finish().then(() => (isFinished = true))
  bad.reject(new TypeError('Store closed'))
  await expect.poll(() => lines).toHaveLength(1)
  expect(JSON.parse(lines[0]!)).toMatchObject({ event: 'new-link-failed', error: 'TypeError' })
  expect(isFinished).toBe(false)
  good.resolve()
  await finished
  await after.finish()
  expect(lines).toHaveLength(1)
})
