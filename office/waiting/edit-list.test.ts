import { beforeEach, expect, it } from 'vitest'
import { placeBounds } from '#booking/reservations/unproven.ts'
import { freshOffice } from '#tests/support/fresh-office.ts'
import { listWaiting } from '#tests/support/all-of.ts'
import { proveMailbox } from '../reservations/prove-mailbox.ts'
import { changePartyOnList, mailPartyAgain, offerByHand } from './edit-list.ts'

const farm = freshOffice({ planned: { bookedElsewhere: 7 }, office: { placeBounds } })
const email = 'four@example.org'
/** A party of four that waits, as three of ten places are free. */
let id: string

beforeEach(async () => {
  await farm.join(4, { email })
  id = (await listWaiting(farm.store))[0]!.id
  farm.forgetTold()
})

const party = (sessionId = farm.sessionId) => ({ id, sessionId })
const resize = (participants: number) =>
  changePartyOnList(farm.office, { ...party(), participants })

it('a waiting party may be no larger than its date, and a smaller one may be in turn', async () => {
  await proveMailbox(farm.office, email)
  expect(await resize(11)).toBe('no-room')
  expect(await resize(4)).toBe('done-before')
  expect(await resize(3)).toBe('done')
  expect(await listWaiting(farm.store)).toMatchObject([{ participants: 3, state: 'offered' }])
})

it('the list of one date holds no party of another', async () => {
  const other = await farm.addEvening('2025-10-14')
  expect(await offerByHand(farm.office, party(other))).toBe('gone')
})

it('the mail that asks for proof is sent again until the mailbox is proven', async () => {
  expect(await mailPartyAgain(farm.office, party())).toBe('done')
  await proveMailbox(farm.office, email)
  expect(await mailPartyAgain(farm.office, party())).toBe('done-before')
  expect(farm.kindsTold()).toEqual(['waiting-joined'])
})
