import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

test('a process with a small heap ends while its compilers are at work', () => {
  const ends = [55, 57, 59, 61, 63].map((calls) => endWhileCompiling(calls))
  expect(ends).toEqual([7, 7, 7, 7, 7])
})

/** Each function is called until Node compiles it anew; which call that is, differs by a few. */
function endWhileCompiling(calls: number) {
  const program = `
    import { endProcess } from ${JSON.stringify(join(import.meta.dirname, 'end-process.ts'))}
    const text = (each) => \`
      const object = { x: a, y: b, z: \${each} }
      let sum = 0
      for (let k = 0; k < 20; k++) {
        sum += object.x + object.z * \${each} + (k % 3 ? Math.sin(sum) : String(sum).length)
        sum |= 0
      }
      return { sum, object, all: [a, b, sum] }\`
    const functions = Array.from({ length: 600 }, (_, each) => new Function('a', 'b', text(each)))
    const kept = []
    for (let call = 0; call < ${calls}; call++) {
      for (const each of functions) kept.push(each(kept.length, 2))
    }
    endProcess(7)`
  const flags = ['--max-semi-space-size=4', '--optimize-for-size', '--input-type=module']
  const options = { timeout: 10_000, killSignal: 'SIGKILL' } as const
  return spawnSync(process.execPath, [...flags, '-e', program], options).status
}
