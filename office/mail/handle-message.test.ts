import { describe, expect, it } from 'vitest'
import { freshOffice } from '#tests/support/fresh-office.ts'
import { groupAsked, offerOption } from '#tests/support/offered-options.ts'
import { contactMessage } from '#tests/support/requests.ts'
import { databases } from '#tests/support/stores.ts'
import { listToDos } from '../due/to-do.ts'
import { bookByFarm } from '../reservations/book-confirmed.ts'
import { bookPrivateGroup } from '../reservations/book-private-group.ts'
import { findUndoable, undoStep } from '../undo/desk-step.ts'
import { answerMessage } from './handle-message.ts'
import { sendContactMessage } from './send-contact-message.ts'

describe.each(databases)('a message, on $name', (on) => {
  const farm = freshOffice({ on })
  const device = 'phone'
  const waiting = async () => {
    const toDos = await listToDos(farm.store, farm.office.clock.now())
    return toDos.flatMap((toDo) => (toDo.kind === 'message' ? [toDo.message.subject] : []))
  }
  const handled = async (id: string) => (await farm.store.messages.find(id))?.handledAs
  async function write(subject: string): Promise<string> {
    const from = { language: 'nl', messageWait: () => 0 } as const
    await sendContactMessage(farm.office, contactMessage({ subject }), from)
    farm.pass(1000)
    return (await farm.store.messages.list())[0]!.id
  }
  async function undoLast() {
    const step = await findUndoable(farm.office, { device })
    return undoStep(farm.office, step?.id ?? '')
  }

  it('waits on the desk, the oldest first, until it is ticked off, which can be taken back', async () => {
    const id = await write('Rolstoel')
    await write('Bubbels')
    expect(await waiting()).toEqual(['Rolstoel', 'Bubbels'])
    const office = farm.pressing('answered', { messages: [id] })
    expect(await answerMessage(office, id)).toBe(true)
    expect(await answerMessage(office, id)).toBe(false)
    expect(await waiting()).toEqual(['Bubbels'])
    expect(await undoLast()).toEqual({ kind: 'done' })
    expect(await waiting()).toEqual(['Rolstoel', 'Bubbels'])
    expect(await farm.store.messages.countToAnswer()).toBe(2)
  })

  it('is answered by a group or an option made from it, and not by a refused one', async () => {
    const one = await write('Negen op een dag')
    const other = await write('Misschien negen')
    const {
      least: participants,
      most: _most,
      until: _until,
      beside: _beside,
      ...others
    } = groupAsked
    const group = { ...others, id: 'of-the-form', participants, messageId: one, company: undefined }
    const before = { ...group, day: '2025-09-01' } as const
    expect(await bookPrivateGroup(farm.office, before)).toEqual({ kind: 'over' })
    expect(await waiting()).toHaveLength(2)
    await bookPrivateGroup(farm.office, group)
    expect(await waiting()).toEqual(['Misschien negen'])
    await offerOption(farm.office, { day: '2025-11-07', messageId: other })
    expect(await waiting()).toEqual([])
    expect([await handled(one), await handled(other)]).toEqual(['group', 'option'])
  })

  it('is answered by a booking made from it, and waits again when that is taken back', async () => {
    const messageId = await write('Een plaats')
    const { sessionId } = farm
    const office = farm.pressing('phone', { sessions: [sessionId], messages: [messageId] })
    const party = { name: 'Mia', email: '', language: 'nl', note: '', participants: 2 } as const
    await bookByFarm(office, { ...party, sessionId, messageId })
    expect([await waiting(), await handled(messageId)]).toEqual([[], 'booking'])
    expect(await undoLast()).toEqual({ kind: 'done' })
    expect([await waiting(), await farm.taken()]).toEqual([['Een plaats'], 0])
  })
})
