import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'

/** A system call that a process made, as `strace -f -y -xx` writes it down. */
export type TracedCall = {
  readonly name: string
  /** The object behind the file descriptor: a path, or `socket:[…]`. */
  readonly on: string | undefined
  readonly descriptor: number
  /** The texts and bytes handed over, in order. */
  readonly texts: readonly Buffer[]
  /** The numbers after the last of them. */
  readonly numbers: readonly number[]
  readonly flags: string
  readonly result: number
}

/** The calls of a log in the order in which they ended; those that failed are left out. */
export async function* tracedCalls(log: string): AsyncGenerator<TracedCall> {
  const unfinished = new Map<string, string>()
  for await (const line of createInterface(createReadStream(log))) {
    const [, process = '', traced = ''] = /^(\d+) +(.*)$/.exec(line) ?? []
    // A process that is killed in a call never says how it ended.
    const rest = traced.replace(/\) += \?$/, ') <unfinished ...>')
    const cut = rest.indexOf(' <unfinished ...>')
    const resumed = /^<\.\.\. \w+ resumed>(.*)$/.exec(rest)
    if (cut !== -1) unfinished.set(process, rest.slice(0, cut))
    const call = callIn(resumed ? `${unfinished.get(process)}${resumed[1]}` : rest)
    // An answer may have reached the visitor as soon as it began to be sent; its end is none of its own.
    const sending = cut === -1 ? undefined : callIn(`${rest.slice(0, cut)}) = 0`)
    if (sending?.on?.startsWith('socket:')) yield sending
    else if (resumed && call?.on?.startsWith('socket:')) continue
    else if (call && call.result >= 0) yield call
  }
}

function callIn(text: string): TracedCall | undefined {
  const [, name = '', given = '', result] = /^(\w+)\((.*)\) += (-?\d+)/.exec(text) ?? []
  if (result === undefined) return undefined
  const texts = [...given.matchAll(/"((?:\\x..)*)"/g)].map(([, hex]) => bytesOf(hex))
  const [, descriptor = '-1', path] = /^(\d+)<((?:\\x..)*)>/.exec(given) ?? []
  const after = given.slice(given.lastIndexOf('"') + 1)
  return {
    name,
    on: path === undefined ? undefined : bytesOf(path).toString(),
    descriptor: Number(descriptor),
    texts,
    numbers: [...after.matchAll(/(?<![\w<])\d+/g)].map(([digits]) => Number(digits)),
    flags: after,
    result: Number(result),
  }
}

function bytesOf(hex = ''): Buffer {
  return Buffer.from(hex.replaceAll('\\x', ''), 'hex')
}
