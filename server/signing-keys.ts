import { createHmac, randomBytes } from 'node:crypto'
import { linkSync, renameSync, rmSync, statSync, unlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import {
  type Links,
  createSignedLinks,
  type SigningKey,
  type SigningKeys,
} from '#letters/signed-links.ts'
import { makeDataDir } from '#store/open-database.ts'
import type { Reads } from '#store/subjects.ts'
import { type Config, ConfigError } from './config.ts'
import { errorCode, readIfThere, syncFolderAtOnce } from './files.ts'

const secretFile = 'signing-secret'

type KeySettings = Pick<Config, 'signingSecret' | 'dataDir'>

/** Keys kept beside the data, or the secret of the setting; a new key in the file signs the next link. */
export function readSigningKeys({ signingSecret, dataDir }: KeySettings): SigningKeys {
  if (signingSecret) return () => [{ number: 1, secret: signingSecret }]
  const path = join(dataDir, secretFile)
  let seen = stampOf(path)
  let keys = keptKeys(path)
  return () => {
    const stamp = stampOf(path)
    if (stamp === seen || stamp === undefined) return keys
    keys = keptKeys(path)
    seen = stamp
    return keys
  }
}

export function checkSigningKeys({ signingSecret, dataDir }: KeySettings): void {
  const path = join(dataDir, secretFile)
  const text = signingSecret ? undefined : readKeyFile(path)
  if (text !== undefined) parseSigningKeys(text, path)
}

export function rotateSigningKey(dataDir: string, lastLinkEndsAt: Date): readonly SigningKey[] {
  const path = join(dataDir, secretFile)
  const before = keptKeys(path)
  const keys = [
    ...before.map((key) => ({ endsAt: lastLinkEndsAt, ...key })),
    { number: nextNumber(before), secret: newSecret() },
  ]
  replaceKeys(path, keys)
  return keys
}

/** Ends a leaked key: links that it signed are unknown from now on. Undefined for no such key. */
export function endSigningKey(dataDir: string, number: number): readonly SigningKey[] | undefined {
  const path = join(dataDir, secretFile)
  const before = keptKeys(path)
  const left = before.filter((key) => key.number !== number)
  if (left.length === before.length) return undefined
  const signs = left.some(({ endsAt }) => endsAt === undefined)
  const keys = signs ? left : [...left, { number: nextNumber(before), secret: newSecret() }]
  replaceKeys(path, keys)
  return keys
}

/** A link bears its key's number, so no number is used twice. */
function nextNumber(before: readonly SigningKey[]): number {
  return Math.max(0, ...before.map(({ number }) => number)) + 1
}

export function dropEndedKeys(dataDir: string, now: Date): void {
  const path = join(dataDir, secretFile)
  const text = readKeyFile(path)
  if (text === undefined) return
  const keys = parseSigningKeys(text, path)
  const left = keys.filter(({ endsAt }) => endsAt === undefined || endsAt > now)
  if (left.length < keys.length) replaceKeys(path, left)
}

function keptKeys(path: string): readonly SigningKey[] {
  return parseSigningKeys(readKeyFile(path) ?? makeKeyFile(path, `${newSecret()}\n`), path)
}

function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** The stamp differs for each file that ever had this name. */
function stampOf(path: string): string | undefined {
  const file = statSync(path, { throwIfNoEntry: false })
  return file && `${file.ino} ${file.mtimeMs} ${file.size}`
}

export function readSigningSecrets(settings: KeySettings): () => readonly string[] {
  let keys: SigningKeys | undefined
  return () => (keys ??= readSigningKeys(settings))().map(({ secret }) => secret)
}

const shortest = 32

/** A line each: number, secret, when its last link ends. A lone secret is key 1. Throws a ConfigError when one can be guessed. */
function parseSigningKeys(text: string, path: string): readonly SigningKey[] {
  const keys = text.trim().split('\n').map(keyIn)
  const isGood = ({ number, secret, endsAt }: SigningKey) =>
    number > 0 && secret.length >= shortest && !Number.isNaN(endsAt?.getTime())
  if (keys.every(isGood)) return keys
  throw new ConfigError(
    `The key in ${path} is empty, cut off or shorter than ${shortest} characters; ` +
      'put the file back as it was, or take it away for a new key that ends every link sent before.',
  )
}

function keyIn(line: string): SigningKey {
  const words = line.trim().split(/\s+/)
  if (words.length === 1) return { number: 1, secret: words[0] ?? '' }
  const [number, secret = '', endsAt] = words
  return { number: Number(number), secret, ...(endsAt && { endsAt: new Date(endsAt) }) }
}

/** Keys with the mark: signatures made without it are no longer valid. */
function markedKeys(keys: SigningKeys, mark: string): SigningKeys {
  if (mark === '') return keys
  const marked = (secret: string) =>
    createHmac('sha256', secret).update(`mark ${mark}`).digest('hex')
  return () => keys().map((key) => ({ ...key, secret: marked(key.secret) }))
}

export function readKeyFile(path: string): string | undefined {
  return readIfThere(path)?.trim()
}

/** Only one process makes the file: two that start at once return the same key. */
export function makeKeyFile(path: string, text: string): string {
  makeDataDir(dirname(path))
  const draft = writeDraft(path, text)
  try {
    linkSync(draft, path)
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
  } finally {
    unlinkSync(draft)
  }
  syncFolderAtOnce(dirname(path))
  return readKeyFile(path) ?? ''
}

/** A reader finds the old file or the new one, each whole. */
function replaceKeys(path: string, keys: readonly SigningKey[]): void {
  const lines = keys.map(({ number, secret, endsAt }) =>
    [number, secret, ...(endsAt ? [endsAt.toISOString()] : [])].join(' '),
  )
  renameSync(writeDraft(path, `${lines.join('\n')}\n`), path)
  syncFolderAtOnce(dirname(path))
}

function writeDraft(path: string, text: string): string {
  const draft = `${path}.${process.pid}`
  try {
    writeFileSync(draft, text, { mode: 0o600, flush: true })
  } catch (error) {
    rmSync(draft, { force: true })
    throw error
  }
  return draft
}

export async function createSiteLinks(
  config: Pick<Config, 'signingSecret' | 'dataDir'>,
  store: Reads,
): Promise<Links> {
  return createSignedLinks(markedKeys(readSigningKeys(config), await store.links.getMark()))
}
