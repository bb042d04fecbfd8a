import { execFile, execFileSync } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { lossesIn } from './losses.ts'
import { requestsOf } from './many-requests.ts'
import { callFunction } from './requests.ts'
import { type Luck, SyncedDisk } from './synced-disk.ts'
import { startSiteProcess } from './site-process.ts'
import { waitUntil } from './sent-mails.ts'
import { temporaryFolder } from './temporary-folder.ts'
import { tracedCalls } from './traced-calls.ts'

type Attack = {
  readonly guests: number
  /** The power is cut at every so many answers. */
  readonly everyAnswers: number
  /** Decides which writes reach the disk although nobody waited for them. */
  readonly luck?: Luck
  /** Words to Node, to load a fault of the site. */
  readonly nodeOptions?: readonly string[]
}

type Aftermath = {
  readonly answers: number
  readonly cuts: number
  /** The promises not found again, over all cuts. */
  readonly losses: readonly string[]
}

/** Tells whether a program's calls can be traced here: Linux, with `strace` installed. */
export function canTrace(): boolean {
  try {
    execFileSync('strace', ['-o', '/dev/null', 'true'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

const calls = 'openat,open,link,mkdir,rename,unlink,write,writev,pwrite64,fsync,fdatasync,ftruncate'

/**
 * Makes bookings under load and records every write. Then it rebuilds, for each moment at which an
 * answer was sent, a disk that holds only the synced writes.
 */
export async function cutPower(attack: Attack): Promise<Aftermath> {
  await using used = new AsyncDisposableStack()
  const { path: folder } = used.use(await temporaryFolder())
  const log = join(folder, 'calls.log')
  const dataDir = join(folder, 'data')
  await promisify(execFile)('mkdir', ['-m', '700', dataDir])
  const answers = await bookUnderTrace(attack, dataDir, log)

  const disk = new SyncedDisk(dataDir)
  const acknowledged = []
  const losses = []
  let cuts = 0
  for await (const call of tracedCalls(log)) {
    if (!call.on?.startsWith('socket:')) {
      disk.replay(call)
      continue
    }
    const id = /"reservationId":"([\da-f-]+)"/.exec(Buffer.concat(call.texts).toString())?.[1]
    if (!id) continue
    acknowledged.push(id)
    if (acknowledged.length % attack.everyAnswers !== 0) continue
    cuts += 1
    const left = join(folder, `cut-${cuts}`)
    await disk.leaveIn(left, attack.luck)
    losses.push(...(await lossesIn(left, acknowledged)))
    await rm(left, { recursive: true, force: true })
  }
  // Each answer that arrived was seen leaving: nothing of the log was misread.
  if (acknowledged.length !== answers) throw new Error(`${acknowledged.length} of ${answers} seen`)
  return { answers, cuts, losses }
}

async function bookUnderTrace(attack: Attack, dataDir: string, log: string): Promise<number> {
  const tracing = [
    '-D',
    '-f',
    '--seccomp-bpf',
    '-y',
    '-xx',
    '-s',
    '1048576',
    '-e',
    `trace=${calls}`,
  ]
  const { guests, nodeOptions } = attack
  const site = await startSiteProcess({
    dataDir,
    under: ['strace', ...tracing, '-o', log],
    env: { RATE_LIMIT: 'off' },
    ...(nodeOptions && { nodeOptions }),
  })
  const requests = requestsOf(guests)
  let answers = 0
  const book = async () => {
    for (let next = requests.pop(); next; next = requests.pop()) {
      const { status } = await callFunction(site.url, 'submit-reservation', next)
      if (status === 200) answers += 1
    }
  }
  await Promise.all([book(), book(), book(), book()])
  await site.kill()
  const ended = new RegExp(`^${site.process.pid} +\\+\\+\\+ `, 'm')
  await waitUntil(async () => ended.test((await readFile(log, 'latin1')).slice(-10_000)))
  return answers
}
