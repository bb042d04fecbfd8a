import { createTransport } from 'nodemailer'
import { messageOf } from './message.ts'
import type { Sender } from './sender.ts'
import { type TimeLimits, timeLimits } from './time-limits.ts'

type Settings = {
  readonly url: string
  readonly helpAddress: string
  readonly limits?: TimeLimits
}

/** Delivers over SMTP, with time limits, so that a server that stalls holds up one mail and no more. */
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
        throw tooLong.aborted ? new AttemptTooLong(limits.attempt, { cause: error }) : error
      }
    },
    close: () => {
      closing.abort()
      transport.close()
    },
  }
}

class AttemptTooLong extends Error {
  override name = 'AttemptTooLong'
  readonly code = 'ETIMEDOUT'

  constructor(milliseconds: number, options: ErrorOptions) {
    super(`The server had not taken the mail after ${milliseconds / 1000} s`, options)
  }
}
