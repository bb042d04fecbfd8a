import { type AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export type Delivery = { readonly from: string; readonly to: string; readonly mail: Email }

type Manner = {
  readonly port?: number
  /** What it answers to a recipient instead of taking the mail: `451`, `550`. */
  readonly refuses?: number
  /** The one user it knows; without it, anybody may send. */
  readonly user?: { readonly name: string; readonly password: string }
}

/** A real mail server on this machine, that keeps what it gets. */
export async function startMailServer({ port = 0, refuses, user }: Manner = {}) {
  const deliveries: Delivery[] = []
  const refusal = () => Object.assign(new Error('No'), { responseCode: refuses })
  let attempts = 0
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: user === undefined,
    allowInsecureAuth: true,
    onAuth: (given, _session, done) => {
      attempts += 1
      const known = given.username === user?.name && given.password === user?.password
      if (known) done(null, { user: given.username })
      else done(Object.assign(new Error('Wrong user or password'), { responseCode: 535 }))
    },
    onRcptTo: (_address, _session, done) => {
      attempts += 1
      done(refuses === undefined ? null : refusal())
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        const { mailFrom, rcptTo } = session.envelope
        const mail = await PostalMime.parse(Buffer.concat(chunks))
        for (const { address } of rcptTo) {
          deliveries.push({ from: mailFrom ? mailFrom.address : '', to: address, mail })
        }
        done()
      })
    },
  })
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    port: (server.server.address() as AddressInfo).port,
    deliveries,
    attempts: () => attempts,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
