import { createTransport } from 'nodemailer'
import { messageOf } from './message.ts'
import type { Sender } from './sender.ts'

/** Delivers over SMTP, with time limits, so that a server that stalls holds up one mail and no more. */
export function createSmtpSender(smtpUrl: string): Sender {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    send: async (mail) => {
      await transport.sendMail(messageOf(mail))
    },
    close: () => transport.close(),
  }
}
