import { statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { backupKeyName, type Config, ConfigError } from '../config.ts'
import { makeKeyFile, readKeyFile } from '../signing-keys.ts'
import { BackupError } from './backup.ts'

export type BackupKey = {
  readonly path: string
  readonly identity: string
  readonly isNew: boolean
}

type KeySettings = Pick<Config, 'backupKeyFile'>

export async function readOrMakeBackupKey({
  backupKeyFile: path,
}: KeySettings): Promise<BackupKey> {
  const stored = keptIdentity(path)
  if (stored) return { path, identity: stored, isNew: false }
  // A site reads its key as it starts, but never makes one.
  const { generateX25519Identity, identityToRecipient } = await import('age-encryption')
  const identity = await generateX25519Identity()
  const text = `# public key: ${await identityToRecipient(identity)}\n${identity}\n`
  return { path, identity: identityIn(makeKeyFile(path, text), path), isNew: true }
}

/** Undefined before the first backup, and before the first look at its key. */
export async function backupPublicKey({ backupKeyFile }: KeySettings): Promise<string | undefined> {
  const identity = keptIdentity(backupKeyFile)
  const { identityToRecipient } = await import('age-encryption')
  return identity && identityToRecipient(identity)
}

/** The key is never made anew, as no other key opens an old backup. */
export function readBackupKey({ backupKeyFile: path }: KeySettings): BackupKey {
  const identity = keptIdentity(path)
  if (identity) return { path, identity, isNew: false }
  throw new BackupError(
    `There is no key ${path}: name the file of the key this backup was made with in BACKUP_KEY_FILE.`,
  )
}

/** @throws ConfigError for a key that opens nothing */
export function checkBackupKey({ backupKeyFile: path }: KeySettings): void {
  keptIdentity(path)
}

export function saveBackupKey({ identity, path }: BackupKey, dataDir: string): void {
  const ofData = join(dataDir, backupKeyName)
  if (resolve(path) !== ofData && readKeyFile(ofData) === undefined)
    makeKeyFile(ofData, `${identity}\n`)
}

function keptIdentity(path: string): string | undefined {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) {
    throw new ConfigError(`BACKUP_KEY_FILE: ${path} is a folder; give a file.`)
  }
  const text = readKeyFile(path)
  return text === undefined ? undefined : identityIn(text, path)
}

function identityIn(text: string, path: string): string {
  const identity = /^AGE-SECRET-KEY-1[A-Z0-9]{58}$/m.exec(text)?.[0]
  if (identity) return identity
  throw new ConfigError(
    `BACKUP_KEY_FILE: ${path} is empty, cut off or no key of age; put your copy of the key there.`,
  )
}
