import { minuteMs } from '#booking/dates/brussels-time.ts'
import { describe, expect, it } from 'vitest'
import { listUnproven } from '#tests/support/all-of.ts'
import { placeBounds } from '#booking/reservations/unproven.ts'
import { freshOffice } from '#tests/support/fresh-office.ts'
import { testLetters, textOf } from '#tests/support/letters.ts'
import { start } from '#tests/support/records.ts'
import { reservationRequest } from '#tests/support/requests.ts'
import { startAbsence } from '../dates/absence.ts'
import { declineBurst, lapseRequest } from './answer-request.ts'
import { holdPlaces, proveMailbox } from './prove-mailbox.ts'
import { submitReservation } from './submit-reservation.ts'

describe('a request on nobody’s word', () => {
  const farm = freshOffice({ planned: { capacity: 60 }, office: { placeBounds } })

  let guests = 0
  async function ask(participants = 1, different: { email?: string; network?: string } = {}) {
    const { email = `guest-${(guests += 1)}@example.org`, network = 'n' } = different
    const request = reservationRequest({ email, participants: String(participants) })
    const outcome = await submitReservation(farm.office, request, { from: { network } })
    if (outcome.kind !== 'placed') throw new Error(outcome.kind)
    return { id: outcome.reservationId, email, held: outcome.held }
  }
  const press = async (id: string) => holdPlaces(farm.office, await farm.found(id))
  const after = (minutes: number) =>
    farm.office.setClock(new Date(start.getTime() + minutes * minuteMs))
  /** A tenth of the sixty places is six: this party takes five of them. */
  const fill = () => ask(5)

  it('is kept whole past a bound, takes no place, and asks the guest alone for proof', async () => {
    await fill()
    const answered = await ask(2)
    expect(answered.held).toBe(false)
    expect(await farm.found(answered.id)).toMatchObject({ status: 'unproven', participants: 2 })
    expect(await farm.taken()).toBe(5)
    expect(farm.kindsTold()).toEqual(['prove'])
  })

  it('is bound by the places of the dates that go on, and not of those in days off', async () => {
    await farm.addEvening('2025-10-20', { capacity: 60 })
    await startAbsence(farm.office, { from: '2025-10-20', until: '2025-10-20' })
    await fill()
    expect(await ask(2)).toMatchObject({ held: false })
  })

  it('takes its places when the link is pressed, and is a request from then on', async () => {
    await fill()
    const { id } = await ask(2)
    after(119)
    await press(id)
    const held = await farm.found(id)
    expect(held).toMatchObject({ status: 'requested', createdAt: farm.office.clock.now() })
    expect(held.payments).toHaveLength(2)
    expect(await farm.taken()).toBe(7)
    const events = await farm.store.history.listEvents(id)
    expect(events.map(({ what, by }) => `${what} ${by}`)).toEqual([
      'asked guest',
      'requested guest',
    ])
    await press(id)
    expect(await farm.taken()).toBe(7)
  })

  it('holds the others of the same mailbox with it, as far as there is room', async () => {
    await fill()
    const email = 'one@example.org'
    const other = await farm.addEvening('2025-10-01')
    const first = await ask(2, { email })
    const preferredDate = 'woensdag 1 oktober 2025 - 18:30-22:00'
    const request = reservationRequest({ preferredDate, email, participants: '3' })
    const second = await submitReservation(farm.office, request, { from: { network: 'n' } })
    expect(second).toMatchObject({ kind: 'placed', held: false })
    await press(first.id)
    expect(await farm.taken()).toBe(7)
    expect(await farm.taken(other)).toBe(3)
  })

  it('is not kept when too many came from its network', async () => {
    const answered = { from: { network: 'n' }, requestWait: () => 600 }
    const outcome = await submitReservation(farm.office, reservationRequest(), answered)
    expect(outcome).toEqual({ kind: 'too-many', waitSeconds: 600 })
    expect(await farm.store.reservations.list()).toEqual([])
    // An invalid request is refused first, and takes no turn.
    const wrong = await submitReservation(
      farm.office,
      { ...reservationRequest(), email: '' },
      answered,
    )
    expect(wrong).toMatchObject({ kind: 'invalid' })
  })

  it('ends by the clock two hours after the mail, and nobody is told', async () => {
    await fill()
    const { id } = await ask(2)
    farm.forgetTold()
    after(119)
    await farm.doDueTasks()
    expect((await farm.found(id)).status).toBe('unproven')
    after(120)
    await press(id)
    expect((await farm.found(id)).status).toBe('unproven')
    await farm.doDueTasks()
    expect((await farm.found(id)).status).toBe('cancelled')
    expect(await farm.lastEvent(id)).toMatchObject({ by: 'clock' })
    expect(await listUnproven(farm.store)).toHaveLength(1)
    expect([farm.kindsTold(), await farm.taken()]).toEqual([[], 5])
  })

  it('has two hours from the moment that a server takes its mail, which names their end', async () => {
    await fill()
    const office = { ...farm.office, lettersOf: () => testLetters() }
    const asked = await submitReservation(office, reservationRequest({ participants: '2' }))
    const { reservationId: id } = asked.kind === 'placed' ? asked : { reservationId: '' }
    const lend = async () => {
      const now = farm.office.clock.now()
      return (await farm.store.outbox.lendNext(now, new Date(now.getTime() + minuteMs)))!
    }
    after(121)
    await lapseRequest(office, id)
    after(230)
    const mail = await lend()
    expect(textOf(mail)).toContain('13.01 uur')
    await farm.store.outbox.markSent(mail.id, farm.office.clock.now())
    after(242)
    await lapseRequest(office, id)
    after(349)
    await press(id)
    expect((await farm.found(id)).status).toBe('requested')
  })

  it('stays without places when others have taken them', async () => {
    await fill()
    const { id } = await ask(2)
    await farm.store.change((changes) => changes.sessions.takePlaces(farm.sessionId, 54))
    await press(id)
    expect((await farm.found(id)).status).toBe('unproven')
    expect(await farm.taken()).toBe(59)
  })

  it('holds all its places when the mailbox is proven', async () => {
    await fill()
    const email = 'known@example.org'
    await proveMailbox(farm.office, email)
    for (const participants of [5, 5, 5]) {
      expect((await ask(participants, { email })).held).toBe(true)
    }
    expect(await listUnproven(farm.store)).toHaveLength(1)
  })

  it('is vouched for by the answer of the farm, and makes room for another', async () => {
    const { id } = await fill()
    expect((await ask(2)).held).toBe(false)
    await farm.confirm(id)
    expect((await ask(2)).held).toBe(true)
  })

  it('is declined with its whole burst at once, without a mail; proven requests stand', async () => {
    const held = await fill()
    const kept = await ask(2)
    const proven = await ask(2)
    await press(proven.id)
    const elsewhere = await ask(1, { network: 'else' })
    farm.forgetTold()
    expect(await declineBurst(farm.office, held.id)).toBe(2)
    expect((await farm.found(held.id)).status).toBe('declined')
    expect((await farm.found(kept.id)).status).toBe('cancelled')
    expect((await farm.found(proven.id)).status).toBe('requested')
    expect((await farm.found(elsewhere.id)).status).toBe('unproven')
    expect([farm.kindsTold(), await farm.taken()]).toEqual([[], 2])
    expect(await declineBurst(farm.office, held.id)).toBe(0)
  })

  it('is named as such to the farm when nobody answers it', async () => {
    const unproven = await fill()
    const proven = await ask(1)
    await proveMailbox(farm.office, proven.email)
    after(24 * 60)
    await farm.doDueTasks()
    const named = farm.office.notified.flatMap((news) =>
      news.kind === 'unanswered' ? [[news.reservation.id, news.isUnproven] as const] : [],
    )
    expect(new Map(named)).toEqual(
      new Map([
        [unproven.id, true],
        [proven.id, false],
      ]),
    )
  })
})
