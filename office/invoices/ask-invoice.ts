import type { Actor } from '#booking/reservations/life.ts'
import { holdsPlaces } from '#booking/reservations/status.ts'
import type { Company } from '#booking/invoices/company.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import type { Id } from '#booking/id.ts'
import { type Change, oneChange, recordEvent } from '../office.ts'

/** An invoice is for the payer: after a substitute replaced the guest, only the farm asks for one. */
export function canAskInvoice({ status, payer }: ReservationOnFile): boolean {
  return !payer && holdsPlaces(status)
}

type CompanyAsked = {
  readonly id: Id<'reservation'>
  readonly company: Company
  readonly by: Actor
}

/** A guest changes no company once the invoice is made; the owner may. */
export const askInvoice = oneChange(async (change, { id, company, by }: CompanyAsked) => {
  const reservation = await change.reservations.find(id)
  if (!reservation) return
  const isMade = (await change.invoices.findCompany(id))?.invoicedAt !== undefined
  if (by === 'guest' && (isMade || !canAskInvoice(reservation))) return
  await saveInvoiceRequest(change, { id, company, by })
})

export async function saveInvoiceRequest(
  change: Change,
  { id, company, by }: CompanyAsked,
): Promise<void> {
  await change.invoices.saveCompany(id, company, change.now)
  await recordEvent(change, { reservationId: id, by, what: 'invoice-asked' })
}

export const stopAskingInvoice = oneChange(async (change, id: Id<'reservation'>) => {
  if (!canAskInvoice(await change.reservations.get(id))) return
  if (!(await change.invoices.forgetCompany(id))) return
  await recordEvent(change, { reservationId: id, by: 'guest', what: 'invoice-not-asked' })
  change.dataForgotten()
})

export const markInvoiced = oneChange(async (change, id: Id<'reservation'>) => {
  if (!(await change.invoices.markInvoiced(id, change.now))) return
  await recordEvent(change, { reservationId: id, by: 'owner', what: 'invoiced' })
})
