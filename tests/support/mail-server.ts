import { type AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export type Delivery = { readonly from: string; readonly to: string; readonly mail: Email }

/** A real mail server on this machine, that keeps what it gets. */
export async function startMailServer() {
  const deliveries: Delivery[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
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
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()))
  const url = `smtp://127.0.0.1:${port}`
  return { port, url, deliveries, stop, [Symbol.asyncDispose]: stop }
}
