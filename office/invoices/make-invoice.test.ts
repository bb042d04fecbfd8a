import { describe, expect, it } from 'vitest'
import { invoicedCents } from '#booking/invoices/invoice.ts'
import { shownInInvoice } from '#booking/invoices/next-invoice.ts'
import { sum } from '#booking/sum.ts'
import { freshOffice } from '#tests/support/fresh-office.ts'
import { bakery } from '#tests/support/invoices.ts'
import { databases, postgres } from '#tests/support/stores.ts'
import { listToDos } from '../due/to-do.ts'
import { readHouse } from '../house/read-house.ts'
import { rebookReservation } from '../dates/rebook-reservation.ts'
import { askInvoice, markInvoiced } from './ask-invoice.ts'
import { readReceiptsToVoid, voidReceipt } from '../money/void-receipt.ts'
import { erasePerson } from '../personal-data/erase-person.ts'
import { listBookingsToSettle, readCost, readInvoicing } from './invoicing.ts'
import { type InvoiceOutcome, makeInvoice } from './make-invoice.ts'

const today = '2025-09-15'

describe.each(databases)('invoices in $name', (on) => {
  const farm = freshOffice({ on })
  const ask = (id: string, different: Partial<typeof bakery> = {}) =>
    askInvoice(farm.office, { id, company: { ...bakery, ...different }, by: 'owner' })
  const asked = async (booked: Promise<string>) => {
    const id = await booked
    await ask(id)
    return id
  }
  const make = (id: string) => makeInvoice(farm.office, { id })
  const made = (outcome: InvoiceOutcome) => {
    if (outcome.kind !== 'made') throw new Error(outcome.kind)
    return outcome.invoice
  }
  /** Invoices less credit notes make the cost of the booking. */
  const expectSettled = async (id: string, cents: number) => {
    const invoices = await farm.store.invoices.listOf(id)
    const cost = await readCost(farm.store, await farm.found(id))
    expect([sum(invoices, invoicedCents), cost]).toEqual([cents, cents])
    expect(await make(id)).toEqual({ kind: 'nothing-to-make' })
  }

  const toDo = async () =>
    (await listToDos(farm.store, farm.office.clock.now())).map(({ kind }) => kind)
  const toCredit = async () => (await listBookingsToSettle(farm.store, today)).map((b) => b.kind)

  it('count on without a gap, however many are made at once, and begin anew each year', async () => {
    const ids = await Promise.all(
      Array.from({ length: 8 }, (_, n) => farm.phone(1, `Guest ${n}`, `g${n}@example.org`)),
    )
    for (const id of ids) await ask(id)
    // Two connections to SQLite would wait for each other within one process.
    const store = on.name === 'PostgreSQL' ? await farm.fresh.open() : farm.store
    const elsewhere = { ...farm.office, store }
    const twice = [farm.office, elsewhere, farm.office]
    await Promise.all(ids.flatMap((id) => twice.map((office) => makeInvoice(office, { id }))))
    const issued = await farm.store.invoices.listIssued({ from: today, until: today })
    expect(issued.map(({ number }) => number)).toEqual(ids.map((_, n) => `2025-000${n + 1}`))
    expect(new Set(issued.map(({ reservationId }) => reservationId))).toEqual(new Set(ids))
    farm.setClock('2026-01-01T09:00:00+01:00')
    await ask(ids[0]!, { name: 'Een andere bakkerij' })
    expect(made(await make(ids[0]!)).number).toBe('2026-0001')
    // A clock that is set back gives the next number no earlier date.
    farm.setClock('2025-09-14T09:00:00+02:00')
    await ask(ids[1]!, { name: 'Een andere bakkerij' })
    expect(made(await make(ids[1]!))).toMatchObject({ number: '2025-0009', issuedOn: today })
  })

  // The further tests are the same on both databases, as `tests/http/lives.test.ts` shows.
  if (on === postgres) return

  it('stay as they were issued, whatever the house or the company is told afterwards', async () => {
    const course = { furtherDays: ['2025-10-07'] } as const
    await farm.store.change((change) => change.sessions.update(farm.sessionId, course))
    const id = await asked(farm.phone(2))
    const first = made(await make(id))
    const changing = farm.fresh.tables().updateTable('invoice').set({ facts: '{}' }).execute()
    await expect(changing).rejects.toThrow('what was invoiced is not changed')
    await ask(id, { address: 'Elders 2\n9000 Gent' })
    expect(await farm.store.invoices.find('2025-0001')).toEqual(first)
    expect(first).toMatchObject({ totalCents: 13_000, baseCents: 10_744, vatCents: 2256 })
    expect(first.line.name).toMatch(/, dinsdag 30 september 2025, 2\u00a0avonden$/)
  })

  it('are credited when the party gets smaller, and again when the booking is cancelled', async () => {
    const id = await asked(farm.phone(3))
    await farm.receive({ id, kind: 'deposit' })
    const toPay = { cents: 9750, dueOn: '2025-09-23' }
    const first = { kind: 'invoice', totalCents: 19_500, line: { quantity: 3 }, toPay }
    expect(made(await make(id))).toMatchObject(first)
    await expectSettled(id, 19_500)
    await farm.changeParty({ id, participants: 2, by: 'owner' })
    expect(await toCredit()).toEqual(['credit-note'])
    const corrects = [{ number: '2025-0001', issuedOn: today }]
    const second = { kind: 'credit-note', number: '2025-0002', totalCents: 6500, corrects }
    expect(made(await make(id))).toMatchObject(second)
    await expectSettled(id, 13_000)
    await farm.changeParty({ id, participants: 4, by: 'owner' })
    expect(made(await make(id))).toMatchObject({ kind: 'invoice', totalCents: 13_000 })
    await expectSettled(id, 26_000)
    await farm.cancel({ id, by: 'owner' })
    expect(await toCredit()).toEqual(['credit-note'])
    expect(made(await make(id))).toMatchObject({ kind: 'credit-note', totalCents: 26_000 })
    await expectSettled(id, 0)
    expect(await toCredit()).toEqual([])
  })

  it('leave the part that the terms keep of a booking its guest cancelled', async () => {
    const id = await asked(farm.paid({}, true))
    made(await make(id))
    farm.setClock('2025-09-24T09:00:00+02:00')
    await farm.cancel({ id, by: 'guest' })
    expect(made(await make(id))).toMatchObject({ kind: 'credit-note', totalCents: 3250 })
    await expectSettled(id, 3250)
  })

  it('are credited where kept money turns out never to have come', async () => {
    const id = await asked(farm.paid({ participants: '3' }, true))
    farm.setClock('2025-09-29T09:00:00+02:00')
    await farm.changeParty({ id, participants: 2, by: 'guest' })
    farm.setClock('2025-09-29T10:00:00+02:00')
    expect(made(await make(id))).toMatchObject({ kind: 'invoice', totalCents: 19_500 })
    farm.setClock('2025-09-29T11:00:00+02:00')
    const [deposit] = await readReceiptsToVoid(farm.store, await farm.found(id))
    await voidReceipt(farm.office, { id, account: deposit!.receipt.account, notifies: false })
    expect(await toCredit()).toEqual(['credit-note'])
  })

  it('are credited whole once an unpaid booking is cancelled', async () => {
    const id = await asked(farm.phone(2))
    made(await make(id))
    expect(await toCredit()).toEqual([])
    await farm.cancel({ id, by: 'guest' })
    expect(await toCredit()).toEqual(['credit-note'])
  })

  it('have nothing to pay for an ended booking: the kept part was paid', async () => {
    const id = await asked(farm.paid({ participants: '2' }))
    farm.setClock('2025-09-29T09:00:00+02:00')
    await farm.cancel({ id, by: 'guest' })
    const invoice = made(await make(id))
    expect([invoice.totalCents, invoice.toPay]).toEqual([6500, undefined])
    await expectSettled(id, 6500)
  })

  it('go to another name by a credit note to the first', async () => {
    const id = await asked(farm.phone(1))
    made(await make(id))
    await ask(id, { vatNumber: 'NL123456789B01' })
    expect(made(await make(id))).toMatchObject({ kind: 'credit-note', buyer: bakery })
    expect(await toDo()).toEqual(['invoice'])
    const anew = { kind: 'invoice', buyer: { vatNumber: 'NL123456789B01' } }
    expect(made(await make(id))).toMatchObject(anew)
    expect(await toDo()).toEqual([])
    await expectSettled(id, 6500)
    // The other name is told only of its own booking.
    await farm.cancel({ id, by: 'owner' })
    const { corrects } = made(await make(id))
    expect(corrects.map(({ number }) => number)).toEqual(['2025-0003'])
  })

  it('are credited and made anew in one step when the booking left their day', async () => {
    const id = await asked(farm.phone(2))
    made(await make(id))
    const to = await farm.addEvening('2025-11-25')
    const move = (sessionId: string) => farm.move({ id, sessionId, by: 'guest' })
    await move(to)
    expect(farm.office.notified.at(-1)).toMatchObject({ kind: 'moved', isWronglyInvoiced: true })
    await move(farm.sessionId)
    expect(await make(id)).toEqual({ kind: 'nothing-to-make' })
    await farm.callOff()
    await rebookReservation(farm.office, { id, sessionId: to, by: 'guest' })
    expect(farm.office.notified.at(-1)).toMatchObject({ kind: 'rebooked', isWronglyInvoiced: true })
    await farm.changeParty({ id, participants: 3, by: 'owner' })
    expect(await toCredit()).toEqual(['invoice-anew'])
    const house = await readHouse(farm.store)
    const { next } = await readInvoicing(farm.store, await farm.found(id), house)
    const days = { was: '2025-09-30', day: '2025-11-25' }
    expect(next).toMatchObject({ totalCents: 13_000, anew: { cents: 19_500, ...days } })
    await make(id)
    const [first, ...then] = await farm.store.invoices.listOf(id)
    const corrects = [{ number: first!.number, issuedOn: today }]
    const paymentSentence = expect.stringContaining('nieuwe factuur')
    const taken = { number: '2025-0002', totalCents: 13_000, workshopOn: days.was }
    expect(then).toMatchObject([
      { kind: 'credit-note', ...taken, corrects, paymentSentence },
      { kind: 'invoice', number: '2025-0003', totalCents: 19_500, workshopOn: days.day },
    ])
    expect(await toCredit()).toEqual([])
    await expectSettled(id, 19_500)
    await farm.cancel({ id, by: 'owner' })
    expect(made(await make(id)).corrects).toMatchObject([{ number: '2025-0003' }])
  })

  it('are not made before the yes, without a company or its number, made elsewhere, or not as shown', async () => {
    const id = await asked(farm.ask())
    expect(await make(id)).toEqual({ kind: 'nothing-to-make' })
    const none = await farm.phone(1)
    expect(await make(none)).toEqual({ kind: 'nothing-to-make' })
    await ask(none, { vatNumber: '' })
    expect(await make(none)).toEqual({ kind: 'missing', what: 'buyer' })
    const page = { kind: 'invoice', totalCents: 6500, vatPercent: 21, buyer: bakery } as const
    for (const other of [{ totalCents: 6000 }, { buyer: { ...bakery, name: 'Elders' } }]) {
      const shown = shownInInvoice({ ...page, ...other })
      expect(await makeInvoice(farm.office, { id: none, shown })).toEqual({ kind: 'not-as-shown' })
    }
    await markInvoiced(farm.office, none)
    expect(await make(none)).toEqual({ kind: 'nothing-to-make' })
  })

  it('outlive the erasure of their guest, whose rows show them until then', async () => {
    const id = await asked(farm.phone(1, 'Anneleen Peeters', 'anneleen@example.org'))
    const { number } = made(await make(id))
    await farm.cancel({ id, by: 'owner' })
    const rows = await farm.store.personalData.getRowsAbout('anneleen@example.org')
    expect(rows.invoice).toMatchObject([{ year: 2025, number: 1, reservation_id: id }])
    const now = farm.office.clock.now()
    const [outcome] = await erasePerson(farm.store, 'anneleen@example.org', now)
    expect(outcome).toMatchObject({ outcome: 'amounts-kept', because: 'bookkeeping' })
    expect(await farm.store.invoices.find(number)).toMatchObject({ buyer: bakery })
  })
})
