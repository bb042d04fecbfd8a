import { setFlagsFromString } from 'node:v8'

/** A compiler that Node joins here can wait for ever under `--optimize-for-size` (nodejs/node#54918). */
export function endProcess(code: number): never {
  setFlagsFromString('--no-optimize-for-size')
  process.exit(code)
}
