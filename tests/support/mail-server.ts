import { type AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export type Delivery = { readonly from: string; readonly to: string; readonly mail: Email }

type Manner = {
  readonly port?: number
  /** The one user it knows; without it, anybody may send. */
  readonly user?: { readonly name: string; readonly password: string }
}

/** A real mail server on this machine, that keeps what it gets. */
export async function startMailServer({ port = 0, user }: Manner = {}) {
  const deliveries: Delivery[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: user === undefined,
    allowInsecureAuth: true,
    onAuth: (given, _session, done) => {
      const known = given.username === user?.name && given.password === user?.password
      if (known) done(null, { user: given.username })
      else done(Object.assign(new Error('Wrong user or password'), { responseCode: 535 }))
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
  const { port: opened } = server.server.address() as AddressInfo
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()))
  const url = `smtp://127.0.0.1:${opened}`
  return { port: opened, url, deliveries, stop, [Symbol.asyncDispose]: stop }
}
