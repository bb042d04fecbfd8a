import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { installPackages, packagesAreCurrent } from './packages.mjs'
import { root } from './root.mjs'
import { packagedRuntime } from './runtime.mjs'

const react = { version: '19.3.1', integrity: 'sha512-abc' }
const declared = { dependencies: { react: '19.3.1' } }
const locked = { packages: { '': declared, 'node_modules/react': react } }
let folder

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'packages-'))
  const runtime = packagedRuntime(folder)
  if (runtime) {
    mkdirSync(dirname(runtime), { recursive: true })
    writeFileSync(runtime, '')
  }
  mkdirSync(join(folder, 'node_modules'), { recursive: true })
  write('package.json', declared)
  write('package-lock.json', locked)
  write('node_modules/.package-lock.json', { packages: { 'node_modules/react': react } })
})

afterEach(() => rmSync(folder, { recursive: true }))

test('a package that is there is not installed again', () => {
  expect(packagesAreCurrent(folder)).toBe(true)
})

test('an interrupted install is done again', () => {
  rmSync(join(folder, 'node_modules/.package-lock.json'))
  expect(packagesAreCurrent(folder)).toBe(false)
})

test('an older version is replaced', () => {
  const older = { 'node_modules/react': { ...react, version: '19.3.0' } }
  write('node_modules/.package-lock.json', { packages: older })
  expect(packagesAreCurrent(folder)).toBe(false)
})

test('a package that was left out is installed', () => {
  write('node_modules/.package-lock.json', { packages: {} })
  expect(packagesAreCurrent(folder)).toBe(false)
})

test('a package for another platform is not missed', () => {
  const other = { 'node_modules/node-sunos-x64': { version: '26.10.0', optional: true } }
  const asking = { ...react, optionalDependencies: { 'node-sunos-x64': '26.10.0' } }
  write('package-lock.json', { packages: { '': declared, 'node_modules/react': asking, ...other } })
  expect(packagesAreCurrent(folder)).toBe(true)
})

test('a package that only the drawings need is not missed', () => {
  const theirs = {
    drawings: { devDependencies: { 'clipper2-ts': '2.0.1' } },
    'node_modules/clipper2-ts': { version: '2.0.1' },
    'node_modules/drawings': { link: true },
  }
  write('package-lock.json', { packages: { ...locked.packages, ...theirs } })
  expect(packagesAreCurrent(folder)).toBe(true)
})

test('a dependency of a dependency is missed', () => {
  const asking = { ...react, dependencies: { scheduler: '1' } }
  const scheduler = { 'node_modules/scheduler': { version: '1' } }
  write('package-lock.json', {
    packages: { '': declared, 'node_modules/react': asking, ...scheduler },
  })
  expect(packagesAreCurrent(folder)).toBe(false)
})

test('a dependency that is declared but not locked is noticed', () => {
  write('package.json', { dependencies: { ...declared.dependencies, hono: '4.0.0' } })
  expect(packagesAreCurrent(folder)).toBe(false)
})

test.runIf(packagedRuntime())('a missing runtime is noticed', () => {
  rmSync(packagedRuntime(folder))
  expect(packagesAreCurrent(folder)).toBe(false)
})

function write(name, content) {
  writeFileSync(join(folder, name), JSON.stringify(content))
}

test('a package runs nothing by being installed, and an install that the system ended says so', async () => {
  const npm = join(folder, 'npm-cli.js')
  const told = join(folder, 'told')
  writeFileSync(npm, `require('fs').writeFileSync(${JSON.stringify(told)}, process.argv.join(' '))`)
  vi.stubEnv('npm_execpath', npm)
  vi.stubEnv('npm_node_execpath', process.execPath)
  await installPackages()
  writeFileSync(npm, 'process.kill(process.pid, "SIGKILL")')
  await expect(installPackages()).rejects.toThrow(/SIGKILL.* memory/)
  vi.unstubAllEnvs()
  expect(readFileSync(told, 'utf8')).toMatch(/ ci .*--ignore-scripts/)
})

test('every package that is locked is held to the digest of what was published', () => {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const loose = Object.entries(packages).filter(
    ([path, { link, inBundle, integrity }]) =>
      path.includes('node_modules/') && !link && !inBundle && !integrity?.startsWith('sha512-'),
  )
  expect(loose.map(([path]) => path)).toEqual([])
})
