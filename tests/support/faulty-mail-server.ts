import { createServer, type AddressInfo, type Socket } from 'node:net'

/** The moments of a delivery at which a mail server speaks, and so can fail to. */
export const steps = ['greeting', 'EHLO', 'AUTH', 'MAIL', 'RCPT', 'DATA', 'body', 'end'] as const

export type Step = (typeof steps)[number]

/** The point a delivery has reached; the recipient is known from `RCPT` on. */
export type Moment = { readonly step: Step; readonly to: string | undefined }

/**
 * Faults: silence; a broken connection; a word now and then without end; this line instead of the
 * right answer; the right answer, but late. At `body` half of the mail is received, at `end` all of
 * it.
 */
export type Fault = 'stall' | 'drop' | 'drip' | { readonly answer: string } | 'late'

export type Received = {
  readonly to: string
  readonly messageId: string
  readonly raw: string
  /** The server said that it had taken it. */
  readonly accepted: boolean
}

type Manner = {
  readonly port?: number
  readonly fault?: (moment: Moment) => Fault | undefined
  /** The extensions offered after EHLO, such as `AUTH PLAIN`. */
  readonly offers?: readonly string[]
  /** Connections that it takes at once. */
  readonly most?: number
}

/** A mail server that does at each step what it is told: right, or wrong in one of the ways above. */
export async function startFaultyMailServer({
  port = 0,
  fault,
  offers = [],
  most = Infinity,
}: Manner = {}) {
  const received: Received[] = []
  const moments: Moment[] = []
  const open = new Set<Socket>()
  let misbehave = fault ?? (() => undefined)
  const server = createServer((socket) => {
    open.add(socket)
    socket.on('error', () => undefined)
    socket.on('close', () => open.delete(socket))
    talk(socket, {
      offers,
      faultAt: (moment) => {
        moments.push(moment)
        const isFull = moment.step === 'greeting' && open.size > most
        return isFull ? { answer: '421 4.7.0 Too many connections' } : misbehave(moment)
      },
      receive: (mail) => received.push(mail),
    })
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const stop = async () => {
    for (const socket of open) socket.destroy()
    await new Promise((resolve) => server.close(resolve))
  }
  return {
    port: (server.address() as AddressInfo).port,
    /** Every mail that came in whole, in order, also when it was not answered. */
    received,
    moments,
    /** Sets how the server fails from now on; without an argument it works again. */
    behave: (next?: (moment: Moment) => Fault | undefined) => {
      misbehave = next ?? (() => undefined)
    },
    stop,
    [Symbol.asyncDispose]: stop,
  }
}

const lateMs = 400

type Talk = {
  readonly offers: readonly string[]
  readonly faultAt: (moment: Moment) => Fault | undefined
  readonly receive: (mail: Received) => void
}

/** One connection, line by line, from the greeting until it breaks. */
function talk(socket: Socket, { offers, faultAt, receive }: Talk): void {
  let to: string | undefined
  let body: string[] | undefined
  let unread = ''
  let deaf = false

  /** Speaks at a step, right or wrong; whether it was right. */
  function speak(step: Step, line: string): boolean {
    const fault = faultAt({ step, to })
    if (fault === undefined) socket.write(`${line}\r\n`)
    else if (fault === 'late') setTimeout(() => socket.write(`${line}\r\n`), lateMs)
    else failWith(fault)
    return fault === undefined || fault === 'late'
  }

  function failWith(fault: Fault): void {
    deaf = typeof fault === 'string'
    fail(socket, fault)
  }

  function command(line: string): void {
    const word = line.slice(0, 4).toUpperCase()
    if (word === 'EHLO' || word === 'HELO') {
      const lines = ['test', ...offers]
      speak(
        'EHLO',
        lines.map((each, i) => `250${i < offers.length ? '-' : ' '}${each}`).join('\r\n'),
      )
    } else if (word === 'AUTH') speak('AUTH', '235 2.7.0 Welcome')
    else if (word === 'MAIL') speak('MAIL', '250 2.1.0 OK')
    else if (word === 'RCPT') {
      to = /<(.*)>/.exec(line)?.[1]
      speak('RCPT', '250 2.1.5 OK')
    } else if (word === 'DATA') {
      if (speak('DATA', '354 Go on')) body = []
    } else socket.write('502 5.5.1 What?\r\n')
  }

  function bodyLine(content: string[], line: string): void {
    if (content.length === 0) {
      const fault = faultAt({ step: 'body', to })
      if (fault && fault !== 'late') failWith(fault)
      if (deaf) return
    }
    if (line !== '.') {
      content.push(line)
      return
    }
    body = undefined
    const raw = content.join('\r\n')
    const messageId = /^Message-ID: (\S+)/im.exec(raw)?.[1] ?? ''
    const accepted = speak('end', '250 2.0.0 Taken')
    receive({ to: to ?? '', messageId, raw, accepted })
  }

  socket.setEncoding('utf8')
  socket.on('data', (chunk: string) => {
    const lines = (unread + chunk).split('\r\n')
    unread = lines.pop() ?? ''
    for (const line of lines) {
      if (deaf || socket.destroyed) return
      if (body) bodyLine(body, line)
      else command(line)
    }
  })
  speak('greeting', '220 test ESMTP')
}

function fail(socket: Socket, fault: Fault): void {
  if (fault === 'drop') socket.destroy()
  else if (fault === 'drip') {
    const timer = setInterval(() => socket.write('250-wait\r\n'), 50)
    socket.once('close', () => clearInterval(timer))
  } else if (typeof fault === 'object') socket.write(`${fault.answer}\r\n`)
}
