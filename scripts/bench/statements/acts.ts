import { randomUUID } from 'node:crypto'
import type { DeskStep } from '#booking/undo/desk-step.ts'
import { printChoice } from '#language/times.ts'
import { deskPath } from '#language/desk-paths.ts'
import { importStatement } from '#office/money/import-statement.ts'
import type { Office } from '#office/office.ts'
import { saveNote } from '#office/people/correct-guest.ts'
import { confirmReservation } from '#office/reservations/answer-request.ts'
import { submitReservation } from '#office/reservations/submit-reservation.ts'
import { officeRecordingStep } from '#office/undo/desk-step.ts'
import { reservationRequest } from '#tests/support/requests.ts'
import { codaFile } from '#tests/support/statements/coda-file.ts'
import { transfer } from '#tests/support/statements/transfer.ts'
import { type CountedFarm, provenMailbox } from './counted-farm.ts'

/** Does one act after another with one booking, each inside `count`; throws where one was not done. */
export async function doActs(farm: CountedFarm, count: Count): Promise<void> {
  const { office, store, desk } = farm
  const requested = requestOf(farm)
  const id = await count('a request of a proven mailbox', () => request(office, requested))
  await count('the page of a booking on the desk', () => desk(deskPath('boeking', id)))
  await count('confirming it on the desk', () => confirm(office, id))
  const line = await depositOf(store, id)
  await count('a bank line that pays its deposit', () => importStatement(office, line))
  await count('a note on the desk', () => note(office, id))
  const { status, note: kept } = await store.reservations.get(id)
  if (status !== 'secured' || kept !== noted) throw new Error(`An act was not done: ${status}`)
}

export type Count = <T>(name: keyof typeof bars, act: () => Promise<T>) => Promise<T>

/** The most statements and files allowed; statements include the begin and end of a change. */
export const bars = {
  'a request of a proven mailbox': { statements: 20, files: 60 },
  // The only act here that arrives over HTTP, where requests wait their turn.
  'the page of a booking on the desk': { statements: 8, files: 32 },
  'confirming it on the desk': { statements: 13, files: 48 },
  // The file is read against the accounts that the house has had.
  'a bank line that pays its deposit': { statements: 20, files: 70 },
  'a note on the desk': { statements: 8, files: 25 },
}

function requestOf({ date }: CountedFarm) {
  const workshopType = date.workshop
  const preferredDate = printChoice(date, 'nl')
  return reservationRequest({ workshopType, preferredDate, email: provenMailbox })
}

async function request(office: Office, input: unknown): Promise<string> {
  const repeat = { by: 'key', key: randomUUID() } as const
  const outcome = await submitReservation(office, input, { repeat, from: { network: 'home' } })
  if (outcome.kind !== 'placed' || !outcome.held) throw new Error(outcome.kind)
  return outcome.reservationId
}

function confirm(office: Office, id: string) {
  return confirmReservation(onDesk(office, id, 'confirm'), id)
}

async function depositOf({ reservations }: CountedFarm['store'], id: string) {
  const { reference: structured, amountCents: cents } = (await reservations.find(id))!.payments[0]!
  return new TextEncoder().encode(codaFile([transfer({ structured, cents })]))
}

const noted = 'Komt met de trein van tien voor zes.'

function note(office: Office, id: string) {
  return saveNote(onDesk(office, id, 'note'), id, noted)
}

/** The office that a button on the booking's page uses: what it does can be taken back. */
function onDesk(office: Office, reservationId: string, what: DeskStep): Office {
  return officeRecordingStep(office, { what, device: 'device', reservations: [reservationId] })
}
