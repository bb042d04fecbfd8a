import { BackupError } from './backup/backup.ts'
import { ConfigError } from './config.ts'
import { StoreError } from './store/store-error.ts'

/** By the code of the operating system: what an owner can mend, before what it says of the place. */
const mendable: Readonly<Record<string, string>> = {
  EACCES: 'No permission',
  EPERM: 'No permission',
  EROFS: 'The disk can only be read',
  ENOSPC: 'The disk is full',
  EDQUOT: 'The disk is full',
  ENOTDIR: 'Not a folder',
  ENOENT: 'There is no such folder',
  EISDIR: 'A folder, not a file',
}

/** One clear line for what an owner can mend; the whole trace for what is our own mistake. */
export function problemLine(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if ([ConfigError, StoreError, BackupError].some((kind) => error instanceof kind)) {
    return error.message
  }
  const { code = '', path, syscall, port } = error as NodeJS.ErrnoException & { port?: number }
  if (syscall === 'listen') {
    const reason =
      code === 'EADDRINUSE' ? 'is taken by another program' : `cannot be used (${code})`
    return `PORT: ${port} ${reason}; give another port.`
  }
  if (mendable[code]) return `${mendable[code]}: ${path ?? error.message}.`
  return error.stack ?? error.message
}
