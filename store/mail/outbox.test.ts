import { describe, expect, it } from 'vitest'
import { lendOne, queuedMail, start } from '#tests/support/records.ts'
import { databases, freshStore } from '#tests/support/stores.ts'
import type { QueuedMail } from './mails.ts'

const after = (seconds: number) => new Date(start.getTime() + seconds * 1000)

describe.each(databases)('$name: a mail in the outbox', (on) => {
  const fresh = freshStore(on)

  const queue = (...mails: QueuedMail[]) =>
    fresh.store.change(async (changes) => {
      for (const mail of mails) await changes.mails.queue([mail])
    })

  it('is lent with all its parts to one process; after the lease of a dead process it is lent again', async () => {
    const { outbox } = fresh.store
    const file = { filename: 'a.ics', contentType: 'text/calendar', content: 'BEGIN\r\n' }
    const content = {
      from: 'Farm <farm@farm.example>',
      replyTo: 'bram@example.org',
      subject: 'Vraag van Zoë – «é» 🥬',
      html: '<p>"x"</p>',
      text: "'x'\n",
      attachments: [file],
    }
    const mail = queuedMail({ content })
    await queue(mail)
    const { about: _, ...toSend } = mail
    const lent = { ...toSend, attempts: 1, leaseEnds: after(120), patienceFrom: start }
    expect(await outbox.lendNext(start, after(120))).toEqual(lent)
    expect(await outbox.lendNext(start, after(120))).toBeUndefined()
    expect(await outbox.lendNext(after(119), after(300))).toBeUndefined()
    const again = { ...lent, attempts: 2, leaseEnds: after(240) }
    expect(await outbox.lendNext(after(120), after(240))).toEqual(again)
  })

  it('is lent to one only of many who ask at the same moment', async () => {
    const mails = Array.from({ length: 5 }, () => queuedMail())
    await queue(...mails)
    const asking = Array.from({ length: 20 }, () => fresh.store.outbox.lendNext(start, after(120)))
    const ids = (await Promise.all(asking)).flatMap((mail) => mail?.id ?? [])
    expect(ids.toSorted()).toEqual(mails.map((mail) => mail.id).toSorted())
  })

  it('is not lent before it is due; the one that waited longest goes first', async () => {
    const { outbox } = fresh.store
    const late = queuedMail({ createdAt: after(60) })
    const early = queuedMail()
    await queue(late, early)
    expect(await outbox.nextDue()).toEqual(start)
    expect(await outbox.lendNext(after(-1), after(9))).toBeUndefined()
    expect(await outbox.lendNext(after(60), after(600))).toMatchObject({ id: early.id })
    expect(await outbox.lendNext(after(60), after(600))).toMatchObject({ id: late.id })
  })

  it('is lent at once when the clock was set back since, by more than an hour', async () => {
    const { outbox } = fresh.store
    const [soon, wrong] = [3600, 3601].map((s) => queuedMail({ createdAt: after(s) }))
    await queue(soon!, wrong!)
    const lent = await outbox.lendNext(start, after(120))
    expect(lent).toMatchObject({ id: wrong!.id })
    await outbox.retryAt(lent!, { at: after(30), problem: 'later' })
    expect(await outbox.lendNext(after(29), after(120))).toBeUndefined()
    expect(await outbox.lendNext(after(30), after(120))).toMatchObject({ id: wrong!.id })
  })

  it('is lent at once when it was tried, or lent, by a clock that was ahead', async () => {
    const { outbox } = fresh.store
    const ahead = 2 * 3600
    const tried = queuedMail()
    const onLoan = queuedMail({ createdAt: after(1) })
    await queue(tried, onLoan)
    const lent = await outbox.lendNext(after(ahead), after(ahead + 90))
    await outbox.retryAt(lent!, { at: after(ahead + 30), problem: 'CERT_NOT_YET_VALID' })
    await outbox.lendNext(after(ahead), after(ahead + 90))
    const ids = [
      await lendOne(outbox, after(2), after(92)),
      await lendOne(outbox, after(2), after(92)),
    ]
    expect(ids.map(({ id }) => id).toSorted()).toEqual([tried.id, onLoan.id].toSorted())
    expect(await outbox.lendNext(after(2), after(92))).toBeUndefined()
  })

  it('is never lent again once it was sent', async () => {
    const { outbox } = fresh.store
    await queue(queuedMail())
    const { id } = await lendOne(outbox)
    await outbox.markSent(id, after(2))
    expect(await outbox.lendNext(after(1e6), after(2e6))).toBeUndefined()
    expect(await outbox.nextDue()).toBeUndefined()
    const sent = { id, state: 'sent', attempts: 1, sentAt: after(2) }
    expect(await fresh.store.mails.list()).toMatchObject([sent])
  })

  it('waits for its time when it did not get through', async () => {
    const { outbox } = fresh.store
    await queue(queuedMail())
    await outbox.retryAt(await lendOne(outbox), { at: after(30), problem: 'ECONNREFUSED' })
    expect(await outbox.nextDue()).toEqual(after(30))
    expect(await outbox.lendNext(after(29), after(150))).toBeUndefined()
    expect(await fresh.store.mails.list()).toMatchObject([{ state: 'waiting', sentAt: undefined }])
    expect(await outbox.lendNext(after(30), after(150))).toMatchObject({ attempts: 2 })
  })

  it('stays on file once it was given up, and is never lent again', async () => {
    const { outbox } = fresh.store
    await queue(queuedMail())
    await outbox.giveUp(await lendOne(outbox), '550')
    expect(await outbox.lendNext(after(1e6), after(2e6))).toBeUndefined()
    expect(await fresh.store.mails.list()).toMatchObject([{ state: 'failed' }])
  })

  it('is left alone by a process whose lease has ended and that comes back late', async () => {
    const { outbox } = fresh.store
    await queue(queuedMail())
    const late = await lendOne(outbox)
    const now = await lendOne(outbox, after(120), after(240))
    await outbox.retryAt(late, { at: after(121), problem: 'late' })
    await outbox.giveUp(late, 'late')
    expect(await outbox.lendNext(after(121), after(300))).toBeUndefined()
    await outbox.markSent(now.id, after(130))
    await outbox.giveUp(late, 'late')
    expect(await fresh.store.mails.list()).toMatchObject([{ state: 'sent', problem: undefined }])
  })

  it('goes before mails that were tried when it never was, however long those wait', async () => {
    const { outbox } = fresh.store
    const tried = queuedMail()
    const newer = queuedMail({ createdAt: after(600) })
    await queue(tried)
    await outbox.retryAt(await lendOne(outbox), { at: after(30), problem: 'busy' })
    await queue(newer)
    expect(await lendOne(outbox, after(600), after(700))).toMatchObject({ id: newer.id })
    expect(await lendOne(outbox, after(600), after(700))).toMatchObject({ id: tried.id })
  })

  it('is not lent while another is on its way to the same address', async () => {
    const { outbox } = fresh.store
    const mails = ['a', 'a', 'b'].map((name, i) =>
      queuedMail({ to: `${name}@example.org`, createdAt: after(i) }),
    )
    await queue(...mails)
    const first = await lendOne(outbox, after(9))
    const second = await outbox.lendNext(after(9), after(99), [first.to])
    expect(second).toMatchObject({ to: 'b@example.org' })
    expect(await outbox.lendNext(after(9), after(99), [first.to])).toBeUndefined()
  })

  it('has its days counted anew when what went wrong was no fault of its own', async () => {
    const { outbox } = fresh.store
    await queue(queuedMail())
    await outbox.retryAt(await lendOne(outbox), { at: after(30), problem: 'busy' })
    const busy = await lendOne(outbox, after(30))
    expect(busy.patienceFrom).toEqual(start)
    await outbox.retryAt(busy, { at: after(60), problem: 'EAUTH', patienceFrom: after(31) })
    expect(await lendOne(outbox, after(60))).toMatchObject({ patienceFrom: after(31) })
  })
})
