import { request } from 'node:http'
import { keyHeaders } from '#tests/support/requests.ts'
import { type Address, mark } from './flood-addresses.ts'

export type Flooding = {
  readonly url: string
  readonly connections: number
  readonly addresses: readonly Address[]
  readonly from: string
}

// A process of its own, so that whoever measures is not kept busy: each connection asks again as soon as it
// has its answer, until the process is ended.
process.on('message', ({ url, connections, addresses, from }: Flooding) => {
  let count = 0
  const answers: Record<number, number> = {}
  const askOn = () => {
    const n = (count += 1)
    const { path, body, type = '' } = addresses[n % addresses.length]!
    const headers = { ...keyHeaders, 'x-forwarded-for': from, 'content-type': type }
    const address = `${url}${path}${body === undefined ? mark(path, n) : ''}`
    const asking = request(address, { method: body === undefined ? 'GET' : 'POST', headers })
    asking.on('response', (answer) => {
      const status = answer.statusCode ?? 0
      answers[status] = (answers[status] ?? 0) + 1
      answer.on('end', askOn).resume()
    })
    asking.on('error', askOn)
    asking.end(body)
  }
  for (let i = 0; i < connections; i++) askOn()
  process.on('message', () => process.send?.(answers))
})
