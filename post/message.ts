import type { SendMailOptions } from 'nodemailer'
import type { Mail } from '#store/mails.ts'

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

export type Sender = {
  readonly send: (mail: Mail) => Promise<void>
  readonly close: () => void
}
