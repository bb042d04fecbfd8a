import { mkdir, open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { messageOf } from './message.ts'
import type { Sender } from './sender.ts'

/**
 * Writes each mail as an `.eml` file, for a site without a mail server yet. Any mail program opens
 * them. The file appears whole or not at all, and only its owner may read it.
 */
export function createFolderSender(folder: string): Sender {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    send: async (mail) => {
      const { message } = await transport.sendMail(messageOf(mail))
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const path = join(folder, `${mail.id}.eml`)
      const file = await open(`${path}.part`, 'w', 0o600)
      try {
        await file.writeFile(message as Buffer)
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(`${path}.part`, path)
    },
    close: () => transport.close(),
  }
}
