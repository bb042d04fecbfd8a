import { expect, it } from 'vitest'
import { shareAnswers } from './share-answers.ts'

/** A question that is answered when the test says so. */
function slowly() {
  const open: PromiseWithResolvers<string>[] = []
  const ask = () => {
    open.push(Promise.withResolvers())
    return open.at(-1)!.promise
  }
  return { open, ask: shareAnswers(ask) }
}

it('a question alone is answered at once, each time anew', async () => {
  let count = 0
  const ask = shareAnswers(async () => (count += 1))
  expect([await ask(), await ask(), await ask()]).toEqual([1, 2, 3])
})

it('questions that come while one is on its way share the answer to the next one', async () => {
  const { open, ask } = slowly()
  const first = ask()
  const second = ask()
  const third = ask()
  expect(open).toHaveLength(1)
  open[0]?.resolve('before')
  expect(await first).toBe('before')
  open[1]?.resolve('after')
  expect(await Promise.all([second, third])).toEqual(['after', 'after'])
  expect(open).toHaveLength(2)
})

it('a failed question fails for all who asked it, and the next one is asked anew', async () => {
  const { open, ask } = slowly()
  const first = ask()
  const second = ask()
  open[0]?.reject(new Error('away'))
  await expect(first).rejects.toThrow('away')
  open[1]?.resolve('back')
  expect(await second).toBe('back')
  const third = ask()
  open[2]?.resolve('still there')
  expect(await third).toBe('still there')
})
