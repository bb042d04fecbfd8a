import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { TracedCall } from './traced-calls.ts'

type Change = { readonly at: number; readonly bytes: Buffer } | { readonly cutAt: number }
type File = { synced: Buffer; pending: Change[]; readonly isFolder: boolean }

/** Decides whether a write that nobody waited for reached the disk. */
export type Luck = () => boolean

/**
 * A folder as a disk would have it after a power cut. It knows what was written from the calls of a
 * program, and believes only what was asked for: bytes are on the disk once their file was synced, a
 * name once its folder was.
 */
export class SyncedDisk {
  readonly #folder: string
  readonly #named = new Map<string, File>()
  readonly #onDisk = new Map<string, File>()
  readonly #positions = new Map<number, number>()

  constructor(folder: string) {
    this.#folder = folder
  }

  /** Does to the disk what the program did. */
  replay(call: TracedCall): void {
    const { name, texts, numbers, result } = call
    const first = texts[0]?.toString() ?? ''
    if (name === 'openat' || name === 'open') this.#open(first, call)
    else if (name.startsWith('mkdir')) this.#add(first, true)
    else if (name.startsWith('unlink')) this.#named.delete(first)
    else if (name === 'link') this.#rename(first, texts[1]?.toString() ?? '', true)
    else if (name.startsWith('rename')) this.#rename(first, texts.at(-1)?.toString() ?? '', false)
    else if (call.on && this.#isOurs(call.on)) {
      const file = this.#named.get(call.on)
      if (/^f(data)?sync$/.test(name)) this.#sync(call.on)
      else if (name === 'ftruncate') file?.pending.push({ cutAt: numbers.at(-1) ?? 0 })
      else if (name === 'pwrite64') this.#write(file, call, numbers.at(-1) ?? 0)
      else if (name === 'write' || name === 'writev') {
        const at = this.#positions.get(call.descriptor) ?? 0
        this.#write(file, call, at)
        this.#positions.set(call.descriptor, at + result)
      }
    }
  }

  /** Writes the folder elsewhere, as it would be found when the power comes back. */
  async leaveIn(folder: string, luck: Luck = () => false): Promise<void> {
    for (const [path, file] of this.#onDisk) {
      // A file whose folder is not there cannot be found.
      if (!this.#isReachable(path)) continue
      const place = join(folder, path.slice(this.#folder.length))
      if (file.isFolder) await mkdir(place, { recursive: true })
      else {
        await mkdir(dirname(place), { recursive: true })
        await writeFile(place, applied(file.synced, file.pending.filter(luck)))
      }
    }
  }

  #isOurs(path: string): boolean {
    // SQLite's shared memory is no file to it: it is made anew at every start.
    return (path === this.#folder || path.startsWith(`${this.#folder}/`)) && !path.endsWith('-shm')
  }

  #isReachable(path: string): boolean {
    const above = dirname(path)
    return above === this.#folder || (this.#onDisk.has(above) && this.#isReachable(above))
  }

  #open(path: string, { flags, result }: TracedCall): void {
    this.#positions.set(result, 0)
    if (/O_CREAT/.test(flags) && !this.#named.has(path)) this.#add(path, false)
    else if (/O_TRUNC/.test(flags)) this.#named.get(path)?.pending.push({ cutAt: 0 })
  }

  #add(path: string, isFolder: boolean): void {
    if (!this.#isOurs(path)) return
    this.#named.set(path, { synced: Buffer.alloc(0), pending: [], isFolder })
  }

  #rename(from: string, to: string, keep: boolean): void {
    const file = this.#named.get(from)
    if (!file) return
    this.#named.set(to, file)
    if (!keep) this.#named.delete(from)
  }

  #write(file: File | undefined, { texts, result }: TracedCall, at: number): void {
    file?.pending.push({ at, bytes: Buffer.concat(texts).subarray(0, result) })
  }

  #sync(path: string): void {
    const file = this.#named.get(path)
    if (file && !file.isFolder) {
      file.synced = applied(file.synced, file.pending)
      file.pending = []
      return
    }
    for (const known of [this.#named, this.#onDisk]) {
      for (const one of known.keys()) if (dirname(one) === path) this.#keepName(one)
    }
  }

  #keepName(path: string): void {
    const file = this.#named.get(path)
    if (file) this.#onDisk.set(path, file)
    else this.#onDisk.delete(path)
  }
}

function applied(content: Buffer, changes: readonly Change[]): Buffer {
  let result = content
  for (const change of changes) {
    const end = 'cutAt' in change ? change.cutAt : change.at + change.bytes.length
    const isCut = 'cutAt' in change
    const size = isCut ? end : Math.max(result.length, end)
    const next = Buffer.alloc(size)
    result.copy(next, 0, 0, size)
    if (!isCut) change.bytes.copy(next, change.at)
    result = next
  }
  return result
}
