import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { runOrRefuse } from './child.mjs'
import { root } from './root.mjs'
import { packagedRuntime } from './runtime.mjs'

/**
 * npm writes `.package-lock.json` as the last act of an install, so its absence tells of one that
 * was interrupted, and its content tells what is really there: no stamp of our own is needed.
 */
export function packagesAreCurrent(folder = root) {
  const installed = readJson(join(folder, 'node_modules/.package-lock.json'))
  const wanted = readJson(join(folder, 'package-lock.json'))
  if (!installed || !wanted) return false
  const runtime = packagedRuntime(folder)
  if (runtime && !existsSync(runtime)) return false
  return (
    declaredAsLocked(readJson(join(folder, 'package.json')), wanted.packages['']) &&
    holdsAll(installed.packages, wanted.packages)
  )
}

export function installPackages() {
  // A developer's tools are needed to build, whatever NODE_ENV or npm's own settings say.
  const include = ['--include=dev', '--include=optional', '--no-workspaces']
  // A package is read and built with, and runs nothing of its own by being installed.
  const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const refusal = 'The packages could not be installed: see above.'
  return runOrRefuse({ ...npm(['ci', ...include, ...quiet]), refusal })
}

function declaredAsLocked(declared, locked) {
  return ['dependencies', 'optionalDependencies', 'devDependencies'].every((kind) =>
    isDeepStrictEqual(declared[kind], locked[kind]),
  )
}

function holdsAll(installed, wanted) {
  const asked = askedFor(wanted)
  const strays = Object.keys(installed).filter((path) => !wanted[path])
  const lacking = Object.entries(wanted).filter(
    ([path, { version, integrity, optional }]) =>
      asked.has(path) &&
      path !== '' &&
      (installed[path]
        ? installed[path].version !== version || installed[path].integrity !== integrity
        : !optional),
  )
  return strays.length === 0 && lacking.length === 0
}

/**
 * The packages that the site needs, with those that they need; the drawings' own are installed by
 * them.
 */
function askedFor(packages) {
  const asked = new Set([''])
  const installs = ({ dependencies, devDependencies, optionalDependencies }) =>
    Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies })
  for (const path of asked) {
    for (const name of installs(packages[path])) {
      const found = Object.keys(packages).filter((other) => other.endsWith(`node_modules/${name}`))
      for (const other of found) asked.add(other)
    }
  }
  return asked
}

/** The npm that called us, on the Node it runs on; else the one on the PATH. */
function npm(args) {
  const { npm_execpath: script, npm_node_execpath: node } = process.env
  if (script && node && basename(script) === 'npm-cli.js') {
    return { program: node, args: [script, ...args] }
  }
  return { program: 'npm', args, options: { shell: process.platform === 'win32' } }
}

function readJson(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}
