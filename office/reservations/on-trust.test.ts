import { describe, expect, it } from 'vitest'
import { placeBounds } from '#booking/reservations/unproven.ts'
import { freshOffice } from '#tests/support/fresh-office.ts'
import { reservationRequest } from '#tests/support/requests.ts'
import { databases } from '#tests/support/stores.ts'
import { changeParty } from '../party/change-party.ts'
import { splitParty } from '../party/split-party.ts'
import { confirmReservation, declineBurst, declineReservation } from './answer-request.ts'
import { holdPlaces, proveMailbox } from './prove-mailbox.ts'
import { submitReservation } from './submit-reservation.ts'

const email = 'known@example.org'
const tooMany = { kind: 'too-many-on-trust', places: 20 }

describe.each(databases)('$name: places of a proven mailbox on trust', (on) => {
  const farm = freshOffice({ on, planned: { capacity: 60 }, office: { placeBounds } })

  function ask(participants: number, different: Record<string, string> = {}) {
    const request = { email, participants: String(participants), ...different }
    return submitReservation(farm.office, reservationRequest(request), { from: { network: 'n' } })
  }
  /** Four of the largest parties; the ids of their requests. */
  async function fill(): Promise<readonly string[]> {
    await proveMailbox(farm.office, email)
    return Array.fromAsync([5, 5, 5, 5], (participants) =>
      farm.ask({ email, participants: String(participants) }),
    )
  }

  it('are twenty, in any spelling of its address; nothing of another request is kept', async () => {
    await fill()
    for (const spelling of [email, 'Known+more@Example.org']) {
      expect(await ask(1, { email: spelling })).toEqual(tooMany)
    }
    expect(await farm.store.reservations.list()).toHaveLength(4)
    expect(await farm.taken()).toBe(20)
  })

  it('take nothing from another mailbox, and become fewer with each answer of the farm', async () => {
    const [first = '', second = ''] = await fill()
    expect(await ask(1, { email: 'other@example.org' })).toMatchObject({
      kind: 'placed',
      held: true,
    })
    await confirmReservation(farm.office, first)
    expect(await ask(5)).toMatchObject({ kind: 'placed', held: true })
    expect(await ask(1)).toEqual(tooMany)
    await declineReservation(farm.office, second)
    expect(await ask(5)).toMatchObject({ kind: 'placed', held: true })
  })

  it('are no more when all are asked for at one moment', async () => {
    await proveMailbox(farm.office, email)
    const requests = Array.from({ length: 10 }, (_, nth) =>
      ask(5, { email: `known+${nth}@example.org` }),
    )
    const kinds = (await Promise.all(requests)).map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind === 'placed')).toHaveLength(4)
    expect(await farm.taken()).toBe(20)
  })
})

describe('a mailbox with twenty places on trust', () => {
  const farm = freshOffice({ planned: { capacity: 60 }, office: { placeBounds } })
  const five = { email, participants: '5' }

  it('holds no more when a link is pressed for many requests, first asked first', async () => {
    // An unproven mailbox has one party on a date: its further requests wait for the press.
    const requests = await Array.fromAsync({ length: 5 }, () => {
      farm.pass(1000)
      return farm.ask(five)
    })
    const last = requests.at(-1) ?? ''
    await holdPlaces(farm.office, await farm.found(last))
    expect(await farm.taken()).toBe(20)
    expect((await farm.found(last)).status).toBe('unproven')
  })

  it('grows none of its requests on its own page, while the farm may', async () => {
    await proveMailbox(farm.office, email)
    const id = await farm.ask(five)
    const become = (participants: number, by: 'guest' | 'owner') =>
      changeParty(farm.office, { id, participants, by })
    expect(await become(21, 'guest')).toEqual({ kind: 'not-as-shown' })
    expect(await become(20, 'guest')).toMatchObject({ kind: 'done' })
    expect(await become(21, 'owner')).toMatchObject({ kind: 'done' })
    expect(await become(19, 'guest')).toMatchObject({ kind: 'done' })
  })

  it('adds no more people to agreed bookings, also by way of another date, until all is paid', async () => {
    const id = await farm.confirmed({ email })
    const elsewhere = await farm.addEvening('2025-10-01', { capacity: 60 })
    const become = (of: string, participants: number) =>
      changeParty(farm.office, { id: of, participants, by: 'guest' })
    expect(await become(id, 21)).toMatchObject({ kind: 'done' })
    expect(await become(id, 22)).toEqual({ kind: 'not-as-shown' })
    const split = { id, going: 20, sessionId: elsewhere, by: 'guest' } as const
    const parted = await splitParty(farm.office, split)
    const other = parted.kind === 'done' ? parted.other.id : ''
    await farm.cancel({ id, by: 'guest', iban: '' })
    expect(await become(other, 21)).toEqual({ kind: 'not-as-shown' })
    for (const kind of ['deposit', 'balance'] as const) await farm.receive({ id: other, kind })
    expect(await become(other, 21)).toMatchObject({ kind: 'done' })
  })

  it('is told no for all of them, once one was declined, with one button and one mail', async () => {
    await proveMailbox(farm.office, email)
    const first = await farm.ask(five)
    await farm.ask({ ...five, email: 'known+more@example.org' })
    await farm.ask(five)
    const kept = await farm.ask({ email: 'other@example.org' })
    expect(await declineBurst(farm.office, first)).toBe(0)
    await declineReservation(farm.office, first)
    farm.forgetTold()
    expect(await declineBurst(farm.office, first)).toBe(2)
    expect(await farm.taken()).toBe(1)
    expect((await farm.found(kept)).status).toBe('requested')
    expect(farm.kindsTold()).toEqual([])
  })
})
