import { createTransport } from 'nodemailer'
import { messageOf, type Sender } from './message.ts'
import { type TimeLimits, timeLimits } from './retry.ts'

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
