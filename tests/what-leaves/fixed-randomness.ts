import crypto, { createHash } from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

/**
 * Random values of this process are the same in every run from now on. The ids that one file makes
 * count up: they sort in the order of their making, and do not change when other files make more.
 */
export function fixRandomness(seed: string): void {
  const counts = new Map<string, number>()
  const next = (what: string) => {
    const count = (counts.get(what) ?? 0) + 1
    counts.set(what, count)
    return count
  }
  const digest = (what: string) =>
    createHash('sha256')
      .update(`${seed} ${what} ${next(what)}`)
      .digest()
  const randomUUID = () => {
    // The third line of a trace is who called this.
    const [, file = ''] = /([\w-]+)\.tsx?:/.exec(new Error().stack?.split('\n')[2] ?? '') ?? []
    if (file === '') throw new Error('Nobody knows which file asks for an id')
    const own = createHash('sha256').update(file).digest('hex').slice(0, 3)
    const count = next(`id ${own}`).toString(16).padStart(4, '0')
    return `0${own}${count}-0000-4000-8000-000000000000`
  }
  const randomInt = (...bounds: readonly number[]) => {
    const [min, max] = bounds.length > 1 ? bounds : [0, ...bounds]
    return min! + (digest(`integer ${min} ${max}`).readUIntBE(0, 6) % (max! - min!))
  }
  const randomBytes = (size: number) => Buffer.alloc(size, digest(`bytes ${size}`))
  Object.assign(crypto, { randomUUID, randomInt, randomBytes })
  syncBuiltinESMExports()
}
