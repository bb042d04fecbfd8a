import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { SetUpRefusal, Stopped } from './ends.mjs'
import { root } from './root.mjs'

/** Runs a program with our stdin, stdout and stderr; gives its exit code. */
export async function runInFront(program, args, env) {
  const { code, signal } = await ended(program, args, { env, stdio: 'inherit' })
  return code ?? exitCodeOf(signal)
}

/** Runs a step in our own work: a signal ends that too. */
export async function runInView(program, args, env) {
  const { code, signal, stoppedBy } = await ended(program, args, { env, stdio: 'inherit' })
  if (stoppedBy) throw new Stopped(stoppedBy)
  return code ?? exitCodeOf(signal)
}

/** Runs a program unseen; gives its exit code and what it printed. */
export async function runUnseen(program, args, options = {}) {
  const stdio = ['ignore', 'pipe', 'pipe']
  const { code, signal, output, stoppedBy } = await ended(program, args, { stdio, ...options })
  if (stoppedBy) throw new Stopped(stoppedBy)
  // A machine without memory left ends a program with no word of its own.
  const why =
    signal === 'SIGKILL' ? '\nThe system ended it (SIGKILL): most likely memory ran out.' : ''
  return { passed: code === 0, output: output + why }
}

/** Runs a step that nothing can go on without: its output is shown when it fails. */
export async function runOrRefuse({ program, args, options, refusal }) {
  const { passed, output } = await runUnseen(program, args, options)
  if (!passed) throw new SetUpRefusal(`${output.trimEnd()}\n\n${refusal}`)
}

export function exitCodeOf(signal) {
  return 128 + (constants.signals[signal] ?? 0)
}

function ended(program, args, options) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: root, ...options })
    const output = []
    child.stdout?.on('data', (chunk) => output.push(chunk))
    child.stderr?.on('data', (chunk) => output.push(chunk))
    const signals = passSignalsTo(child)
    child.on('error', (error) => {
      signals.done()
      reject(error)
    })
    child.on('close', (code, signal) => {
      signals.done()
      const printed = Buffer.concat(output).toString()
      resolve({ code, signal, output: printed, stoppedBy: signals.received() })
    })
  })
}

/**
 * We outlive the child, so that it can finish what is in flight. Each signal is passed on once:
 * npm sends its own copy after the terminal's. A Ctrl-C at a terminal is not passed on at all, as
 * the terminal gives it to every program of the command, the child included; without a terminal
 * it was meant for us alone.
 */
function passSignalsTo(child) {
  let received
  const listeners = ['SIGINT', 'SIGTERM', 'SIGHUP'].map((signal) => {
    let passed = signal === 'SIGINT' && atTerminal()
    const listener = () => {
      received ??= signal
      if (!passed) child.kill(signal)
      passed = true
    }
    process.on(signal, listener)
    return () => process.off(signal, listener)
  })
  const watch = watchNpm()
  const done = () => [...listeners, watch].forEach((stop) => stop())
  return { received: () => received, done }
}

// An npm that was killed outright passes nothing on, and its shell may die before us: then nobody
// is left who could stop the server.
function watchNpm() {
  const npm = process.ppid
  const check = () => npm !== process.ppid && process.emit('SIGTERM')
  const timer = process.env.npm_lifecycle_event ? setInterval(check, 500) : undefined
  return () => clearInterval(timer)
}

function atTerminal() {
  return Boolean(process.stdin.isTTY || process.stdout.isTTY || process.stderr.isTTY)
}
