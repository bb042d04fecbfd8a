import { createTransport, type SendMailOptions } from 'nodemailer'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { syncFolder } from '#server/files.ts'
import type { Mail } from '#store/mail/mails.ts'
import { type TimeLimits, timeLimits } from './retry.ts'

export type Sender = {
  readonly send: (mail: Mail) => Promise<void>
  readonly close: () => void
}

type Settings = {
  readonly url: string
  readonly helpAddress: string
  readonly limits?: TimeLimits
}

export function createSmtpSender({ url, helpAddress, limits = timeLimits }: Settings): Sender {
  const transport = createTransport({
    url,
    connectionTimeout: limits.connect,
    greetingTimeout: limits.connect,
    dnsTimeout: limits.connect,
    socketTimeout: limits.silence,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const closing = new AbortController()
  return {
    send: async (mail) => {
      const tooLong = AbortSignal.timeout(limits.attempt)
      const signal = AbortSignal.any([tooLong, closing.signal])
      try {
        await transport.sendMail({ ...messageOf(mail, helpAddress), signal })
      } catch (error) {
        if (!tooLong.aborted) throw error
        const seconds = limits.attempt / 1000
        const late = new Error(`The server had not taken the mail after ${seconds} s`, {
          cause: error,
        })
        throw Object.assign(late, { code: 'ETIMEDOUT' })
      }
    },
    close: () => {
      closing.abort()
      transport.close()
    },
  }
}

type FolderSettings = { readonly folder: string; readonly helpAddress: string }

/** Writes each mail as an `.eml` file, whole or not at all, which only its owner may read. */
export function createFolderSender({ folder, helpAddress }: FolderSettings): Sender {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    send: async (mail) => {
      const { message } = await transport.sendMail(messageOf(mail, helpAddress))
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const path = join(folder, `${mail.id}.eml`)
      const part = `${path}.part`
      try {
        await writeFile(part, message, { mode: 0o600, flush: true })
        await rename(part, path)
      } catch (error) {
        await rm(part, { force: true })
        throw error
      }
      await syncFolder(folder)
      // The first mail made the folder, which is a new name as well.
      await syncFolder(dirname(folder))
    },
    close: () => transport.close(),
  }
}

/** A queued mail as nodemailer takes it, with the same Message-ID at every attempt; `helpAddress` is its List-Help (RFC 2369). */
export function messageOf(mail: Mail, helpAddress: string): SendMailOptions {
  const { attachments, ...content } = mail.content
  return {
    ...content,
    to: mail.to,
    messageId: mail.messageId,
    date: mail.createdAt,
    attachments: attachments.map(({ cid, ...attachment }) => ({
      ...attachment,
      ...(cid && { cid, contentDisposition: 'inline' as const }),
    })),
    list: { help: `mailto:${encodeURI(helpAddress)}` },
    headers: {
      // RFC 3834: no machine answers a mail of a machine.
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      'Content-Language': mail.language,
    },
  }
}

export function addressIn(mailbox: string): string {
  return /<([^<>]+)>\s*$/.exec(mailbox)?.[1] ?? mailbox.trim()
}
