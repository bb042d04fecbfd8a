import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { expect } from 'vitest'
import { askHost } from './ask-host.ts'

const root = join(import.meta.dirname, '../..')

const programs = { main: 'build/server/main.js', farm: 'build/server/farm.js' } as const

/** Runs one of the server's programs to its end, with these settings and no others. */
export async function runProgram(
  program: keyof typeof programs,
  words: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<Ended> {
  const child = spawn(process.execPath, [join(root, programs[program]), ...words], {
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      ...env,
    },
  })
  let out = ''
  let err = ''
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()))
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  return { code, out, err }
}

type Ended = { readonly code: number | null; readonly out: string; readonly err: string }

/** The one line in which a program says why it ends at once. */
export function problemOf({ code, out, err }: Ended): string {
  expect({ code, out }).toEqual({ code: 1, out: '' })
  expect(err.trimEnd().split('\n')).toHaveLength(1)
  return err
}

/** The line with which a site would end that cannot start, told without a process for it. */
export function problemOfStart(env: Readonly<Record<string, string>>): Promise<string> {
  return askHost({ start: { PORT: '0', LOG_LEVEL: 'silent', ...env } }).then(
    () => 'It started',
    (error: Error) => problemOf({ code: 1, out: '', err: error.message }),
  )
}
