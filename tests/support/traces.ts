import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Files anywhere under a folder that hold one of the texts, in whatever letters: as plain bytes, or as
 * a mail carries it, in quoted-printable or base 64.
 */
export async function tracesIn(
  folder: string,
  ...texts: readonly string[]
): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const traces: string[] = []
  for (const entry of entries.filter((one) => one.isFile())) {
    const path = join(entry.parentPath, entry.name)
    // A file may go while we look.
    const bytes = await readFile(path, 'latin1').catch(() => '')
    if (holds(bytes, ...texts)) traces.push(path)
  }
  return traces
}

/** Tells whether bytes, one a character, hold one of the texts in any of the three encodings. */
export function holds(bytes: string, ...texts: readonly string[]): boolean {
  const sought = texts.map((text) =>
    Buffer.from(text.toLowerCase()).toString('latin1').toLowerCase(),
  )
  const readings = [bytes, fromQuotedPrintable(bytes), ...fromBase64(bytes)].map((reading) =>
    reading.toLowerCase(),
  )
  return sought.some((text) => readings.some((reading) => reading.includes(text)))
}

function fromQuotedPrintable(bytes: string): string {
  return bytes
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([\dA-F]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
}

/** Every run of its signs, from each of the four places where a group of them may begin. */
function fromBase64(bytes: string): readonly string[] {
  const runs = bytes.replaceAll(/\r?\n/g, '').match(/[\w+/-]{8,}/g) ?? []
  return runs.flatMap((run) =>
    [0, 1, 2, 3].map((from) => Buffer.from(run.slice(from), 'base64').toString('latin1')),
  )
}
