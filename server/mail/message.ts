import type { SendMailOptions } from 'nodemailer'
import type { QueuedMail } from '../store/mail-records.ts'

/**
 * A queued mail as nodemailer takes it. The same mail gives the same Message-ID at every attempt.
 *
 * @param helpAddress whom to ask about these mails (RFC 2369, List-Help)
 */
export function messageOf(mail: QueuedMail, helpAddress: string): SendMailOptions {
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
    list: { help: `mailto:${encodeURI(helpAddress)}` },
    headers: {
      // RFC 3834: no machine answers a mail of a machine.
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      'Content-Language': mail.language,
    },
  }
}
