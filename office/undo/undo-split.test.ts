import { beforeEach, describe, expect, it } from 'vitest'
import { everyRow } from '#tests/support/all-of.ts'
import { freshOffice } from '#tests/support/fresh-office.ts'
import { buyGift } from '#tests/support/gift-vouchers.ts'
import { bakery } from '#tests/support/invoices.ts'
import { testLetters } from '#tests/support/letters.ts'
import { databases, postgres } from '#tests/support/stores.ts'
import { testOffice } from '#tests/support/test-office.ts'
import { saveDiets } from '../party/save-diets.ts'
import { splitParty } from '../party/split-party.ts'
import { askInvoice } from '../invoices/ask-invoice.ts'
import { replaceGuest } from '../people/replace-guest.ts'
import { redeemVoucher } from '../vouchers/redeem-voucher.ts'
import { findUndoable, undoStep } from './desk-step.ts'

describe.each(databases)('a split on the desk, on $name', (on) => {
  const farm = freshOffice({ on, office: { lettersOf: () => testLetters() } })
  let sessionId: string
  const diets = { vegans: 1, allergens: [], remark: '' } as const
  beforeEach(async () => {
    sessionId = await farm.addEvening('2025-10-21')
  })

  /** Resolves with the step of the split. */
  async function split(id: string): Promise<string> {
    const office = farm.pressing('split', { reservations: [id] })
    const { kind } = await splitParty(office, { id, sessionId, going: 1, by: 'owner' })
    expect(kind).toBe('done')
    const step = (await findUndoable(farm.office, { record: id }))!
    expect(step.mails?.to.length ?? 0).toBeGreaterThan(0)
    return step.id
  }

  it('is taken back whole, with the booking it made, its mails and the offer to the waiting list', async () => {
    const id = await farm.confirmed({ participants: '3' })
    const { code: typed } = await buyGift(testOffice(farm.store))
    await redeemVoucher(farm.office, { by: 'guest', reservationId: id, typed })
    const guest = { name: 'Zoë Claes', email: 'zoe@example.org', language: 'fr' } as const
    await replaceGuest(farm.office, id, guest)
    await askInvoice(farm.office, { id, company: bakery, by: 'owner' })
    await saveDiets(farm.office, id, diets)
    await farm.join(8)
    const before = await everyRow(farm.store)
    const step = await split(id)
    expect(await farm.taken(sessionId)).toBe(1)
    const [part] = await farm.store.reservations.listOn(sessionId)
    expect(await findUndoable(farm.office, { record: part!.id })).toMatchObject({ id: step })
    expect(await undoStep(farm.office, step)).toEqual({ kind: 'done' })
    expect(await everyRow(farm.store)).toEqual(before)
    const history = await farm.store.history.listEvents(id)
    expect(history.map(({ what }) => what)).not.toContain('split')
    expect(history.at(-1)).toMatchObject({ what: 'undone', detail: { step: 'split' } })
  })

  // The further tests are the same on both databases, as `tests/http/lives.test.ts` shows.
  if (on === postgres) return

  it('stands once something happened to the part that went', async () => {
    const id = await farm.confirmed({ participants: '2' })
    const step = await split(id)
    const [part] = await farm.store.reservations.listOn(sessionId)
    await saveDiets(farm.office, part!.id, diets)
    expect(await undoStep(farm.office, step)).toEqual({ kind: 'hindered', by: 'changed' })
  })
})
