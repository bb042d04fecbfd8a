import { describe, expect, it } from 'vitest'
import { lendOne, queuedMail, start } from '#tests/support/records.ts'
import { databases, freshStore } from '#tests/support/stores.ts'

const after = (seconds: number) => new Date(start.getTime() + seconds * 1000)

describe.each(databases)('$name: a mail', (on) => {
  const fresh = freshStore(on)
  const queue = (count: number) =>
    fresh.store.change(async (changes) => {
      for (let n = 0; n < count; n++) await changes.mails.queue([queuedMail()])
    })

  it('goes again when it failed and is put back, with its days counted anew', async () => {
    const { outbox } = fresh.store
    await queue(2)
    const first = await lendOne(outbox)
    const second = await lendOne(outbox)
    for (const mail of [first, second]) await outbox.giveUp(mail, '550 No such user')
    const failed = { state: 'failed', problem: '550 No such user' }
    expect(await fresh.store.mails.list()).toMatchObject([failed, failed])
    expect(await outbox.putBack(after(1000), [first.id, 'unknown'])).toBe(1)
    const { id, messageId } = first
    const again = { id, messageId, patienceFrom: after(1000) }
    expect(await lendOne(outbox, after(1000), after(1100))).toMatchObject(again)
    expect(await outbox.putBack(after(1001), [])).toBe(0)
    expect(await outbox.putBack(after(1001))).toBe(1)
    expect(await lendOne(outbox, after(1001), after(1100))).toMatchObject({ id: second.id })
  })

  it('is due at once when it waits and is put back, but not when it is sent or under way', async () => {
    const { outbox } = fresh.store
    await queue(3)
    const waiting = await lendOne(outbox)
    const sent = await lendOne(outbox)
    await lendOne(outbox)
    await outbox.retryAt(waiting, { at: after(14_400), problem: 'EAUTH' })
    await outbox.markSent(sent.id, after(1))
    expect(await outbox.counts(start)).toMatchObject({ problem: 'EAUTH' })
    expect(await outbox.putBack(after(60))).toBe(1)
    expect(await outbox.counts(start)).toMatchObject({ problem: undefined })
    expect(await lendOne(outbox, after(60), after(180))).toMatchObject({ id: waiting.id })
    expect(await outbox.lendNext(after(60), after(180))).toBeUndefined()
  })

  it('goes to no process while it is held', async () => {
    const beside = await fresh.open()
    const { outbox } = fresh.store
    await queue(1)
    await beside.outbox.hold(start)
    await beside.outbox.hold(after(10))
    expect(await outbox.lendNext(after(60), after(180))).toBeUndefined()
    const held = { heldSince: start, failed: 0, waiting: 1, waitingLong: 1 }
    expect(await outbox.counts(after(1))).toEqual(held)
    await beside.outbox.release(after(600))
    const released = { ...held, heldSince: undefined, waitingLong: 0 }
    expect(await outbox.counts(start)).toEqual(released)
    expect(await lendOne(outbox, after(600))).toMatchObject({ patienceFrom: after(600) })
  })

  it('keeps its days when it was not held', async () => {
    await queue(1)
    await fresh.store.outbox.release(after(600))
    expect(await lendOne(fresh.store.outbox, after(600))).toMatchObject({ patienceFrom: start })
  })
})
