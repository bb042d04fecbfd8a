import { connect, type Socket } from 'node:net'

/** Opens a bare connection to the site; nothing is sent that the test does not write. */
export function openSocket(siteUrl: string): Socket {
  const { hostname, port } = new URL(siteUrl)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => undefined)
  return socket
}

/** Writes bytes as they are and reads until the site hangs up. */
export async function exchange(siteUrl: string, request: string | Uint8Array): Promise<string> {
  const socket = openSocket(siteUrl)
  const chunks: Buffer[] = []
  socket.on('data', (chunk: Buffer) => chunks.push(chunk))
  const closed = new Promise((resolve) => socket.once('close', resolve))
  socket.write(request)
  await closed
  return Buffer.concat(chunks).toString('latin1')
}
