import { describe, expect, it } from 'vitest'
import { lendOne, queuedMail, start } from '#tests/support/records.ts'
import { databases } from '#tests/support/stores.ts'
import type { QueuedMail } from './mails.ts'
import type { Store } from './store.ts'

const after = (seconds: number) => new Date(start.getTime() + seconds * 1000)

function queue(store: Store, ...mails: QueuedMail[]) {
  return store.change(async (changes) => {
    for (const mail of mails) await changes.queueMail(mail)
  })
}

describe.each(databases)('$name: a mail', ({ openFreshStore }) => {
  it('that failed goes again when it is put back, with its days counted anew', async () => {
    await using fresh = await openFreshStore()
    const { outbox } = fresh.store
    await queue(fresh.store, queuedMail(), queuedMail())
    const [first, second] = [await lendOne(outbox), await lendOne(outbox)]
    await outbox.giveUp(first, '550 No such user')
    await outbox.giveUp(second, '550 No such user')
    expect(await fresh.store.listMails()).toMatchObject([
      { state: 'failed', problem: '550 No such user' },
      { state: 'failed' },
    ])
    expect(await outbox.putBack(after(1000), [first.id, 'unknown'])).toBe(1)
    expect(await lendOne(outbox, after(1000), after(1100))).toMatchObject({
      id: first.id,
      messageId: first.messageId,
      patienceFrom: after(1000),
    })
    expect(await outbox.putBack(after(1001), [])).toBe(0)
    expect(await outbox.putBack(after(1001))).toBe(1)
    expect(await lendOne(outbox, after(1001), after(1100))).toMatchObject({ id: second.id })
  })

  it('that waits is due at once when it is put back; one that is sent, or under way, is not', async () => {
    await using fresh = await openFreshStore()
    const { outbox } = fresh.store
    await queue(fresh.store, queuedMail(), queuedMail(), queuedMail())
    const [waiting, sent] = [await lendOne(outbox), await lendOne(outbox), await lendOne(outbox)]
    await outbox.retryAt(waiting, { at: after(14_400), problem: 'EAUTH' })
    await outbox.markSent(sent.id, after(1))
    expect(await outbox.putBack(after(60))).toBe(1)
    expect(await lendOne(outbox, after(60), after(180))).toMatchObject({ id: waiting.id })
    expect(await outbox.lendNext(after(60), after(180))).toBeUndefined()
  })
})

describe.each(databases)('$name: an outbox that is held', ({ openFreshStore }) => {
  it('lends nothing, to no process, until it is released', async () => {
    await using fresh = await openFreshStore()
    const beside = await fresh.open()
    await queue(fresh.store, queuedMail())
    await beside.outbox.hold(start)
    await beside.outbox.hold(after(10))
    expect(await fresh.store.outbox.lendNext(after(60), after(180))).toBeUndefined()
    expect(await fresh.store.outbox.standing(after(1))).toEqual({
      heldSince: start,
      failed: 0,
      waiting: 1,
      waitingLong: 1,
    })
    await beside.outbox.release(after(600))
    expect(await fresh.store.outbox.standing(start)).toEqual({
      heldSince: undefined,
      failed: 0,
      waiting: 1,
      waitingLong: 0,
    })
    expect(await lendOne(fresh.store.outbox, after(600))).toMatchObject({
      patienceFrom: after(600),
    })
  })

  it('leaves the days of a mail alone when it was not held', async () => {
    await using fresh = await openFreshStore()
    await queue(fresh.store, queuedMail())
    await fresh.store.outbox.release(after(600))
    expect(await lendOne(fresh.store.outbox, after(600))).toMatchObject({ patienceFrom: start })
  })
})
