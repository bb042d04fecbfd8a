import { readFile } from 'node:fs/promises'
import { gunzipSync, gzipSync } from 'node:zlib'
import { Decrypter, Encrypter, identityToRecipient } from 'age-encryption'

/** Backups under the key of one farm, opened and closed as `age` and `zcat` do. */
export function backupsUnder(keyFile: string) {
  const identity = async () => (await readFile(keyFile, 'utf8')).trim().split('\n').at(-1) ?? ''
  return {
    identity,
    textOf: async (path: string) => {
      const decrypter = new Decrypter()
      decrypter.addIdentity(await identity())
      return gunzipSync(await decrypter.decrypt(await readFile(path))).toString()
    },
    sealed: async (text: string) => {
      const encrypter = new Encrypter()
      encrypter.addRecipient(await identityToRecipient(await identity()))
      return encrypter.encrypt(gzipSync(text))
    },
  }
}
