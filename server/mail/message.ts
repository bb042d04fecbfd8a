import type { SendMailOptions } from 'nodemailer'
import type { QueuedMail } from '../store/store.ts'

/** A queued mail as nodemailer takes it. The same mail gives the same Message-ID at every attempt. */
export function messageOf(mail: QueuedMail): SendMailOptions {
  const { content } = mail
  return {
    from: content.from,
    to: mail.to,
    replyTo: content.replyTo,
    subject: content.subject,
    text: content.text,
    html: content.html,
    messageId: mail.messageId,
    date: mail.createdAt,
    attachments: content.attachments.map((attachment) => ({
      filename: attachment.filename,
      contentType: attachment.contentType,
      content: attachment.content,
      ...(attachment.encoding && { encoding: attachment.encoding }),
      ...(attachment.cid && { cid: attachment.cid, contentDisposition: 'inline' as const }),
    })),
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      'Content-Language': mail.language,
    },
  }
}
