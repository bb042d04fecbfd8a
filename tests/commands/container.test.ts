import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, readFileSync } from 'node:fs'
import { chown, cp, mkdir, readdir, rename, symlink, writeFile } from 'node:fs/promises'
import { basename, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { freePort } from '../support/free-port.ts'
import { waitUntil } from '../support/sent-mails.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { unprivileged } from '../support/unprivileged.ts'

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const [build, site] = stagesOfContainerfile()

/** Copies the folder as the engine receives it: without what `.containerignore` names. */
async function copyContext(to: string): Promise<void> {
  const ignored = read('.containerignore').trimEnd().split('\n')
  const takes = (path: string) =>
    !ignored.includes(relative(root, path)) && basename(path) !== '.env'
  for (const name of await readdir(root)) {
    const from = join(root, name)
    if (takes(from)) await cp(from, join(to, name), { recursive: true, filter: takes })
  }
}

/** The folders that the Containerfile's steps make, without its network and its Node. */
async function followSteps() {
  const used = new AsyncDisposableStack()
  const { path: top } = used.use(await temporaryFolder())
  chmodSync(top, 0o755)
  const context = join(top, 'context')
  const bin = join(top, 'bin')
  const data = join(top, 'data')
  for (const folder of [context, bin, data]) await mkdir(folder)
  await copyContext(context)
  await cp(join(root, 'build'), join(context, 'build'), { recursive: true })
  await writeFile(join(context, 'left-behind.backup'), 'names')
  await symlink(join(root, 'node_modules'), join(context, 'node_modules'))
  const [, ...commands] = build?.filter(({ word }) => word === 'RUN') ?? []
  let printed = ''
  for (const { rest: command } of commands) {
    printed += (await promisify(execFile)('sh', ['-c', command], { cwd: context })).stderr
  }
  // Away from the packages beside it, where Node would look for what is not built in.
  const image = join(top, 'image')
  await rename(join(context, 'image'), image)
  const owner = await unprivileged()
  if (owner) await chown(data, owner.uid, owner.gid)
  await cp(process.execPath, join(bin, 'node'))
  const port = String(await freePort())
  const env = { ...environmentOf(site), HOST: '127.0.0.1', PORT: port, DATA_DIR: data, PATH: bin }
  return {
    image,
    printed,
    port,
    run: ([program = '', ...words]: readonly string[]) =>
      spawn(join(bin, program), words, { ...owner, cwd: image, env }),
    [Symbol.asyncDispose]: () => used.disposeAsync(),
  }
}

test('the steps of the Containerfile lead to a site that answers, says so, and stops in order', async () => {
  await using steps = await followSteps()
  // Nothing that it is built from is kept from the engine: what was built here is current there.
  expect(steps.printed).not.toContain('Building')
  expect(await readdir(steps.image)).not.toContain('left-behind.backup')

  const running = steps.run(wordsOf(lastOf(site, 'CMD')))
  let output = ''
  running.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  running.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const isHealthy = async () => {
    const [code] = await once(steps.run(wordsOf(lastOf(site, 'HEALTHCHECK'))), 'exit')
    return code === 0
  }
  await waitUntil(async () => output !== '' && (await isHealthy()))
  expect(output).toContain('answers at')
  const page = await fetch(`http://127.0.0.1:${steps.port}/nl`)
  const [asset = ''] = /\/assets\/[\w.-]+/.exec(await page.text()) ?? []
  expect((await fetch(`http://127.0.0.1:${steps.port}${asset}`)).status).toBe(200)
  // A photograph is made by a package that is not built in.
  const photograph = steps.run(['node', '--eval', "import('sharp').then(() => process.exit(7))"])
  expect(await once(photograph, 'exit')).toEqual([7, null])
  const verb = steps.run(['node', 'build/server/farm.js', 'statement', '/dev/null'])
  expect(await once(verb, 'exit')).toEqual([2, null])

  const gone = once(running, 'exit')
  running.kill(lastOf(site, 'STOPSIGNAL') as NodeJS.Signals)
  expect(await gone).toEqual([0, null])
  expect(await isHealthy()).toBe(false)
})

test('the image runs without privileges, on the Node it was built with, and knows no secret', () => {
  expect(lastOf(site, 'USER')).toBe('node')
  expect(site?.findLastIndex(({ word }) => word === 'COPY' || word === 'RUN')).toBeLessThan(
    site?.findIndex(({ word }) => word === 'USER') ?? 0,
  )
  expect(lastOf(site, 'FROM')).toBe(lastOf(build, 'FROM').replace(' AS build', ''))
  expect(Object.keys(environmentOf(site))).toEqual(['HOST', 'PORT', 'DATA_DIR', 'MALLOC_ARENA_MAX'])
})

test('compose.yaml passes every setting, and sets nothing that the site does not know', () => {
  const known = [...read('server/config.ts').matchAll(/^ {2}([A-Z_]+): setting\(/gm)]
  const names = known.map(([, name]) => name)
  const others = ['PGPASSWORD', 'POSTGRES_USER', 'POSTGRES_DB', 'POSTGRES_PASSWORD']
  const set = [...read('compose.yaml').matchAll(/^ +([A-Z_]+):/gm)].map(([, name]) => name)
  expect([...names, ...others]).toEqual(expect.arrayContaining(set))
  expect([...set, ...Object.keys(environmentOf(site))]).toEqual(expect.arrayContaining(names))
  expect(read('compose.yaml')).not.toMatch(
    /(PASSWORD|SECRET|_URL): (?!\$\{|http|postgres:\/\/farm@)/,
  )
})

type Instruction = { readonly word: string; readonly rest: string }

/** The stages of `Containerfile` in order, each as its instructions without comments. */
function stagesOfContainerfile(): readonly (readonly Instruction[])[] {
  const text = read('Containerfile')
  const whole = text.replaceAll(/^#.*\n/gm, '').replaceAll(/\\\n\s*/g, '')
  const lines = whole.split('\n').filter((line) => line !== '')
  const stages: Instruction[][] = []
  for (const line of lines) {
    const [, word = '', rest = ''] = /^(\S+) (.*)$/.exec(line) ?? []
    if (word === 'FROM') stages.push([])
    stages.at(-1)?.push({ word, rest })
  }
  return stages
}

/** The rest of the last instruction with that word. */
function lastOf(stage: readonly Instruction[] = [], name: string): string {
  return stage.findLast(({ word }) => word === name)?.rest ?? ''
}

/** A command that no shell reads: `["node", "build/server/main.js"]`, after options as of HEALTHCHECK. */
function wordsOf(command: string): readonly string[] {
  return JSON.parse(command.slice(command.indexOf('['))) as string[]
}

/** `ENV` as a program gets it. */
function environmentOf(stage: readonly Instruction[] = []): Record<string, string> {
  const set = stage.filter(({ word }) => word === 'ENV').flatMap(({ rest }) => rest.split(' '))
  return Object.fromEntries(set.map((one) => one.split('=') as [string, string]))
}
