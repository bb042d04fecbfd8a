import { mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A folder that is gone with all that is in it once it is disposed of. */
export function temporaryFolder() {
  return mkdtempDisposable(join(tmpdir(), 'hof-ter-gist-'))
}
