import { BackupError } from './backup/backup.ts'
import { ConfigError } from './config.ts'
import { isStoreAway, StoreError } from '#store/store-error.ts'

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

type ListenError = NodeJS.ErrnoException & {
  readonly port?: number
  readonly address?: string
  readonly hostname?: string
}

/** A mistake of ours has its whole trace. */
export function problemLine(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if ([ConfigError, StoreError, BackupError].some((kind) => error instanceof kind)) {
    return error.message
  }
  const { code = '', path, syscall, port, address, hostname }: ListenError = error
  if (syscall === 'getaddrinfo' || code === 'EADDRNOTAVAIL') {
    return `HOST: "${hostname ?? address}" is not accepted; give a name or an address of this machine.`
  }
  if (syscall === 'listen') {
    const isTaken = code === 'EADDRINUSE'
    const reason = isTaken ? 'is taken by another program' : `cannot be used (${code})`
    return `PORT: ${port} ${reason}; give another port.`
  }
  if (mendable[code]) return `${mendable[code]}: ${path ?? error.message}.`
  if (isStoreAway(error)) return `The database cannot be used now (${error.message}): try again.`
  return error.stack ?? error.message
}
