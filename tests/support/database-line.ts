import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export type DatabaseLine = AsyncDisposable & {
  readonly url: string
  /** Ends every connection and takes no new one, as when the server stops. */
  readonly cut: () => Promise<void>
  readonly mend: () => Promise<void>
  /** Nothing passes any more over what is connected now, and nobody is told, as when a cable breaks. */
  readonly freeze: () => void
}

export async function layLine(databaseUrl: string): Promise<DatabaseLine> {
  const far = new URL(databaseUrl)
  const open = new Set<Socket>()
  const server = createServer((near) => {
    const onward = connect(Number(far.port || 5432), far.hostname)
    near.pipe(onward).pipe(near)
    for (const [one, other] of [
      [near, onward],
      [onward, near],
    ] as const) {
      open.add(one)
      one.on('error', () => undefined)
      one.on('close', () => {
        open.delete(one)
        other.destroy()
      })
    }
  })
  const mend = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  await mend(0)
  const { port } = server.address() as AddressInfo
  const cut = async () => {
    const closed = new Promise((resolve) => server.close(resolve))
    for (const socket of open) socket.destroy()
    await closed
  }
  return {
    url: Object.assign(new URL(far), { hostname: '127.0.0.1', port }).href,
    cut,
    mend: () => mend(port),
    freeze: () => {
      for (const socket of open) socket.unpipe().pause()
    },
    [Symbol.asyncDispose]: cut,
  }
}
