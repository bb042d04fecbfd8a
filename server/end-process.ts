import { setFlagsFromString } from 'node:v8'

/** With `--optimize-for-size` a compiler that Node joins here can wait for ever (nodejs/node#54918). */
export function endProcess(code: number): never {
  setFlagsFromString('--no-optimize-for-size')
  process.exit(code)
}
