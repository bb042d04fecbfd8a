import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import type { Asked, Said } from './site-host.ts'

let host: ChildProcess | undefined
let sites = 0
const listeners = new Map<number, (said: Said) => void>()

/** The process with the sites of this one; it begins with the first, and ends with this one. */
function hostHere(): ChildProcess {
  if (host) return host
  const { PATH, NODE_COMPILE_CACHE, TZ } = process.env
  const child = fork(join(import.meta.dirname, 'site-host.ts'), {
    execArgv: [],
    env: { PATH, NODE_COMPILE_CACHE, TZ },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  child.on('message', (said: Said) => listeners.get(said.id)?.(said))
  child.once('exit', (code) => {
    host = undefined
    const problem = `The process of the sites ended with ${code}`
    for (const [id, listen] of listeners) listen({ id, problem })
  })
  // The process may end without waiting for the host.
  child.unref()
  child.channel?.unref()
  return (host = child)
}

/** A site in that process; throws what it says when it cannot start. */
export async function askHost({ start }: { readonly start: Readonly<Record<string, string>> }) {
  const asked = hostHere()
  const id = (sites += 1)
  const started = Promise.withResolvers<string>()
  const stopped = Promise.withResolvers<void>()
  let output = ''
  listeners.set(id, (said) => {
    if ('line' in said) output += `${said.line}\n`
    else if ('url' in said) started.resolve(said.url)
    else stopped.resolve()
    if ('problem' in said) started.reject(new Error(said.problem))
  })
  const ask = (what: Asked) => asked.connected && asked.send(what)
  ask({ id, start })
  return {
    url: await started.promise,
    output: () => output,
    /** @param remove its folder, which goes with it */
    stop: (remove?: string) => {
      ask({ id, stop: true, ...(remove && { remove }) })
      return stopped.promise
    },
  }
}
