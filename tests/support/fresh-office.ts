import { beforeEach } from 'vitest'
import type { Method } from '#booking/money/method.ts'
import { callOffSession } from '#office/dates/call-off-session.ts'
import { moveReservation } from '#office/dates/move-reservation.ts'
import { type Decision, decideTransaction } from '#office/money/decide-transaction.ts'
import { receivePayment } from '#office/money/receive-payment.ts'
import { markRefundPaid } from '#office/money/refunds.ts'
import { changeParty } from '#office/party/change-party.ts'
import { confirmReservation } from '#office/reservations/answer-request.ts'
import { bookByFarm } from '#office/reservations/book-confirmed.ts'
import { cancelReservation } from '#office/reservations/cancel-reservation.ts'
import { findUndoable, officeRecordingStep, undoStep } from '#office/undo/desk-step.ts'
import type { DeskStep } from '#booking/undo/desk-step.ts'
import { submitReservation } from '#office/reservations/submit-reservation.ts'
import { joinWaitingList } from '#office/waiting/waiting-list.ts'
import type { StepScope } from '#store/undo/step-rows.ts'
import type { PlannedSession } from '#booking/dates/season.ts'
import { listRefunds } from './all-of.ts'
import { OpenOffice } from './open-office.ts'
import { reservationRequest } from './requests.ts'
import type { codaFile, CodaTransactionLine } from './statements/coda-file.ts'
import { readLines, transfer } from './statements/transfer.ts'
import { type FreshStore, sqlite } from './stores.ts'
import type { TestOffice } from './test-office.ts'

/** An office that each test of a group finds new, and what guests and owner did there before the test. */
export class FreshOffice extends OpenOffice {
  /** A guest asks for places, of one unless said otherwise; returns the booking's id. */
  async ask(different: Record<string, unknown> = {}): Promise<string> {
    const outcome = await submitReservation(this.office, reservationRequest(different))
    if (outcome.kind !== 'placed') throw new Error(outcome.kind)
    return outcome.reservationId
  }

  async confirmed(different: Record<string, unknown> = {}): Promise<string> {
    const id = await this.ask(different)
    await this.confirm(id)
    return id
  }

  confirm(id: string, yes?: Parameters<typeof confirmReservation>[2]) {
    return confirmReservation(this.office, id, yes)
  }

  receive(payment: Parameters<typeof receivePayment>[1]) {
    return receivePayment(this.office, payment)
  }

  cancel(cancellation: Parameters<typeof cancelReservation>[1]) {
    return cancelReservation(this.office, cancellation)
  }

  move(move: Parameters<typeof moveReservation>[1]) {
    return moveReservation(this.office, move)
  }

  changeParty(change: Parameters<typeof changeParty>[1]) {
    return changeParty(this.office, change)
  }

  markRefundPaid(id: string, method?: Method) {
    return markRefundPaid(this.office, id, method)
  }

  /** The farm pays every refund of a booking. */
  async payRefunds(id: string): Promise<void> {
    for (const refund of await this.refunds(id)) await this.markRefundPaid(refund.id)
  }

  callOff(sessionId = this.sessionId) {
    return callOffSession(this.office, sessionId)
  }

  /** A booking is confirmed and its deposit comes; with `all`, the balance as well. */
  async paid(different: Record<string, unknown> = {}, all = false): Promise<string> {
    const id = await this.confirmed(different)
    await this.receive({ id, kind: 'deposit' })
    if (all) await this.receive({ id, kind: 'balance' })
    return id
  }

  /** A confirmed booking for two, whose guest was told so: 65 euro of deposit, 65 of balance. */
  async owing(participantName = 'Anneleen Peeters') {
    const id = await this.confirmed({ participants: '2', participantName, language: 'en' })
    this.office.notified.pop()
    const { payments } = await this.found(id)
    const reference = (kind: string) => payments.find((each) => each.kind === kind)!.reference
    return { id, deposit: reference('deposit'), balance: reference('balance') }
  }

  /** The farm books for a caller without an address; returns the booking's id. */
  async phone(participants: number, name = 'Anneleen Peeters', email = ''): Promise<string> {
    const party = { sessionId: this.sessionId, participants, name, email, note: '' }
    const outcome = await bookByFarm(this.office, { ...party, language: 'nl' })
    if (outcome.kind !== 'booked') throw new Error(outcome.kind)
    return outcome.reservationId
  }

  /** A party that reads French joins the waiting list, a second after the one before. */
  join(
    participants: number,
    different: { readonly email?: string; readonly sessionId?: string } = {},
  ) {
    this.pass(1000)
    const email = `party-of-${participants}@example.org`
    const party = {
      sessionId: this.sessionId,
      participants,
      name: 'Bram Claes',
      email,
      ...different,
    }
    return joinWaitingList(this.office, party, { language: 'fr' })
  }

  /** A bank line pays 65 euro under a reference, unless it says otherwise; gives its outcome. */
  async pay(structured: string, different: Partial<CodaTransactionLine> = {}) {
    const [outcome] = await this.readLines(transfer({ structured, ...different }))
    return outcome
  }

  /** The refunds of a booking, or of all. */
  refunds(id?: string) {
    return id === undefined ? listRefunds(this.store) : this.store.refunds.listOf(id)
  }

  /** The farm reads a statement with these lines; gives the outcome of each. */
  readLines(...lines: Parameters<typeof codaFile>[0]): Promise<readonly string[]> {
    return readLines(this.office, ...lines)
  }

  /** The owner's decision on the one bank line that waits. */
  async decide(decision: Decision) {
    const [line, ...more] = await this.store.transactions.listToDecide()
    if (!line || more.length > 0) throw new Error('Not one line waits')
    return decideTransaction(this.office, line.key, decision)
  }

  /** The office behind a button of the desk, as it keeps a step on these. */
  pressing(what: DeskStep, on: StepScope) {
    const { office } = this
    return { ...office, ...officeRecordingStep(office, { what, device: 'phone', ...on }) }
  }

  /** The last step of the desk on a record is taken back. */
  async undo(record: string) {
    const step = await findUndoable(this.office, { record })
    return undoStep(this.office, step?.id ?? '')
  }
}

type Settings = {
  readonly on?: { readonly openFreshStore: () => Promise<FreshStore> }
  readonly planned?: Partial<PlannedSession>
  readonly office?: Partial<TestOffice>
}

/** Opens an office for each test of a file or group; a later `beforeEach` finds it open. */
export function freshOffice({
  on = sqlite,
  planned = {},
  office = {},
}: Settings = {}): FreshOffice {
  const farm = new FreshOffice()
  beforeEach(async () => {
    const fresh = await on.openFreshStore()
    await farm.open(fresh, planned, office)
    return () => fresh[Symbol.asyncDispose]()
  })
  return farm
}
