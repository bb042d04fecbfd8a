import { setFlagsFromString } from 'node:v8'

/**
 * Node waits for its compilers when it ends, and with `--optimize-for-size` a compiler can wait for
 * a collection that never comes (nodejs/node#54918). The heap may grow again, so nothing waits.
 */
export function endProcess(code: number): never {
  setFlagsFromString('--no-optimize-for-size')
  process.exit(code)
}
