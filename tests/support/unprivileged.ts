import { readFile } from 'node:fs/promises'

export type Owner = { readonly uid: number; readonly gid: number } | undefined

/** A user who owns nothing, when the tests run as root; undefined when they run unprivileged. */
export async function unprivileged(): Promise<Owner> {
  if (process.getuid?.() !== 0) return undefined
  const users = await readFile('/etc/passwd', 'utf8')
  const [, uid, gid] = /^nobody:[^:]*:(\d+):(\d+):/m.exec(users) ?? []
  return { uid: Number(uid ?? 65_534), gid: Number(gid ?? 65_534) }
}
