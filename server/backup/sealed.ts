import { open } from 'node:fs/promises'
import { ReadableStream } from 'node:stream/web'
import { Decrypter, Encrypter, identityToRecipient } from 'age-encryption'
import { BackupError } from './backup.ts'
import type { BackupKey } from './backup-key.ts'

const ageHead = 'age-encryption.org/v1\n'

type Bytes = AsyncIterable<Uint8Array>

/** Only the key opens the bytes, none of which can be changed or left off. */
export async function seal(bytes: Bytes, { identity }: Pick<BackupKey, 'identity'>) {
  const encrypter = new Encrypter()
  encrypter.addRecipient(await identityToRecipient(identity))
  return encrypter.encrypt(streamOf(bytes))
}

export class SealError extends Error {
  override name = 'SealError'
}

/** Throws a BackupError that names the key for another key, a SealError for changed bytes. */
export async function* unseal(bytes: Bytes, key: BackupKey): AsyncGenerator<Uint8Array> {
  const decrypter = new Decrypter()
  decrypter.addIdentity(key.identity)
  try {
    yield* await decrypter.decrypt(streamOf(bytes))
  } catch (error) {
    throw unsealProblem(error, key)
  }
}

function unsealProblem(error: unknown, { path }: BackupKey): unknown {
  // A disk's error has a code.
  if (!(error instanceof Error) || 'code' in error) return error
  if (!/no identity matched/.test(error.message))
    return new SealError(error.message, { cause: error })
  const remedy = 'name the one it was made with in BACKUP_KEY_FILE.'
  return new BackupError(`The key ${path} does not open this backup; ${remedy}`, { cause: error })
}

export async function isSealed(path: string): Promise<boolean> {
  await using file = await open(path)
  const { buffer } = await file.read(Buffer.alloc(ageHead.length), 0, ageHead.length, 0)
  return buffer.toString('latin1') === ageHead
}

function streamOf(bytes: Bytes) {
  return ReadableStream.from(bytes) as globalThis.ReadableStream<Uint8Array>
}
