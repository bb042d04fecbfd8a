import { expect, it } from 'vitest'
import { startMailServer } from '#tests/support/mail-server.ts'
import { queuedMail } from '#tests/support/records.ts'
import { createSmtpSender } from './senders.ts'

it('a server that offers no encryption gets no mail where it is required', async () => {
  const server = await startMailServer()
  const url = `smtp://127.0.0.1:${server.port}`
  const helpAddress = 'farm@farm.example'
  const strict = createSmtpSender({ url: `${url}?requireTLS=true`, helpAddress })
  const easy = createSmtpSender({ url, helpAddress })
  try {
    await expect(strict.send(queuedMail())).rejects.toMatchObject({ code: 'ETLS' })
    expect(server.deliveries).toEqual([])
    await easy.send(queuedMail())
    expect(server.deliveries).toHaveLength(1)
  } finally {
    strict.close()
    easy.close()
    await server.stop()
  }
})
