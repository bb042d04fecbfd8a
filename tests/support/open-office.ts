import { doDueTasks } from '#office/due/do-due-tasks.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import type { PlannedSession } from '#booking/dates/season.ts'
import type { Store } from '#store/store.ts'
import type { Day } from '#language/dates.ts'
import { onEvening, plannedSession, start } from './records.ts'
import type { FreshStore } from './stores.ts'
import { testOffice, type TestOffice } from './test-office.ts'

/** An office with one date: its clock, its store, and what is found there. */
export class OpenOffice {
  #fresh: FreshStore | undefined
  #office: TestOffice | undefined
  #plan: PlannedSession[] = []
  /** The id of the date; it has ten places on 30 September unless given otherwise. */
  sessionId = ''

  async open(fresh: FreshStore, planned: Partial<PlannedSession>, different: Partial<TestOffice>) {
    this.#fresh = fresh
    this.#office = { ...testOffice(fresh.store), ...different }
    this.#plan = []
    this.sessionId = await this.#addDate(plannedSession(planned))
  }

  async #addDate(planned: PlannedSession): Promise<string> {
    this.#plan.push(planned)
    await this.store.saveSchedule(this.#plan, start)
    return (await this.store.sessions.findAt(planned))!.id
  }

  /** One more date, with ten places unless given otherwise; returns its id. */
  addEvening(day: Day, different?: Partial<PlannedSession>): Promise<string> {
    return this.#addDate(onEvening(day, different))
  }

  get office(): TestOffice {
    return this.#office!
  }

  get fresh(): FreshStore {
    return this.#fresh!
  }

  get store(): Store {
    return this.office.store
  }

  /** @param at an instant in ISO 8601 */
  setClock(at: string): void {
    this.office.setClock(new Date(at))
  }

  pass(ms: number): void {
    this.office.setClock(new Date(this.office.clock.now().getTime() + ms))
  }

  doDueTasks() {
    return doDueTasks(this.office)
  }

  /** Work that is due at an instant is done then. */
  liveUntil(at: string) {
    this.setClock(at)
    return this.doDueTasks()
  }

  async found(id: string): Promise<ReservationOnFile> {
    return await this.store.reservations.get(id)
  }

  /** The cents that came for each payment of a booking. */
  async paidCents(id: string): Promise<Readonly<Record<string, number>>> {
    const { payments } = await this.found(id)
    return Object.fromEntries(payments.map(({ kind, paidCents }) => [kind, paidCents]))
  }

  async lastEvent(id: string) {
    return (await this.store.history.listEvents(id)).at(-1)
  }

  /** Everything that may be kept no longer on a day is forgotten. */
  forgetOld(today: Day) {
    return this.store.change((changes) => changes.personalData.forgetOld(today))
  }

  /** Every row of every table, as text. */
  async everything(): Promise<string> {
    return JSON.stringify((await this.store.copy()).tables)
  }

  async taken(sessionId = this.sessionId): Promise<number> {
    return (await this.store.sessions.get(sessionId)).taken
  }

  /** The kinds of news since they were last forgotten. */
  kindsTold(): readonly string[] {
    return this.office.notified.map(({ kind }) => kind)
  }

  forgetTold(): void {
    this.office.notified.length = 0
  }
}
