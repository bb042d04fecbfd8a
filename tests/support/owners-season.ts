import { expect } from 'vitest'
import { addDays } from '#booking/dates/brussels-time.ts'
import { referenceOf } from '#booking/reservations/reference.ts'
import { sum } from '#booking/sum.ts'
import type { Day } from '#language/dates.ts'
import { asOwner } from './desk-device.ts'
import { Farm } from './shared-farm.ts'
import { type Fields, press } from './forms.ts'
import { visibleText } from './pages.ts'
import { codaFile, type CodaTransactionLine } from './statements/coda-file.ts'

/** Cents that came in and went back, as the test itself adds them up. */
type Moved = { readonly received: number; readonly refunded: number }

/** The owner's acts on one day, after which the books agree. */
export type SeasonDay = (season: Season) => Promise<void>

/** An owner at the desk, day after day, and what the books of the farm have to say each time. */
export class Season implements AsyncDisposable {
  readonly farm: Farm
  today: Day
  /**
   * The money moved for each booking or voucher, by the reference in the accountant's file, else by
   * name.
   */
  readonly moved = new Map<string, Moved>()
  readonly paid = new Map<string, number>()
  /** All that the lines of statements moved, in cents. */
  #lines = 0
  /** The sum through yesterday: the receipts journal closes a day when it is over. */
  #closed = 0

  private constructor(farm: Farm, today: Day) {
    this.farm = farm
    this.today = today
  }

  private static async begin(today: Day): Promise<Season> {
    return new Season(await new Farm({ NOW: morningOf(today) }).open(), today)
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.farm[Symbol.asyncDispose]()
  }

  /** Lives one day after the other; the books agree in the evening and on the next morning. */
  static async through(days: readonly SeasonDay[]): Promise<void> {
    await using season = await Season.begin('2025-09-15')
    for (const day of days) {
      await day(season)
      await season.agree()
      await season.wake()
      await season.agree()
    }
  }

  /** The next morning, or a later one. */
  async wake(day: Day = addDays(this.today, 1)): Promise<void> {
    this.#closed = this.#net()
    this.today = day
    await this.farm.restart({ NOW: morningOf(day) })
  }

  async book(participantName: string, on: Day, different: Record<string, unknown> = {}) {
    const id = await this.farm.book({ on, participantName, ...different })
    await this.farm.answer(id, 'confirm')
    const [deposit, balance] = (await this.farm.booking(id)).payments
    this.paid.set(id, 0)
    return { id, deposit: deposit!.reference, balance: balance!.reference }
  }

  /** Gives the desk a file of the bank; the page that follows. */
  async read(...lines: readonly CodaTransactionLine[]): Promise<string> {
    this.#lines += sum(lines, ({ cents }) => cents)
    const body = new FormData()
    body.set('file', new File([codaFile(lines)], 'statement.cod'))
    const headers = { connection: 'keep-alive' }
    const sent = { method: 'POST', body, headers, redirect: 'manual' } as const
    const { headers: answer } = await asOwner(`${this.farm.desk}/rekening/afschrift`, sent)
    return this.farm.html(this.farm.site.url + answer.get('location'))
  }

  async press(path: string, fields: Fields): Promise<void> {
    const { status } = await press(`${this.farm.desk}/${path}`, fields)
    expect([path, fields, status]).toEqual([path, fields, 303])
  }

  /** Notes in the test's own books that money came for a booking; negative cents went again. */
  came(id: string, cents: number): void {
    this.#move(referenceOf(id), { received: cents, refunded: 0 })
    this.paid.set(id, (this.paid.get(id) ?? 0) + cents)
  }

  /** A voucher paid, whose money the farm had before. */
  redeemed(id: string, cents: number): void {
    this.paid.set(id, (this.paid.get(id) ?? 0) + cents)
  }

  /** Money came that no payment keeps: a voucher's, or more than was asked. */
  cameBeside(reference: string, cents: number): void {
    this.#move(reference, { received: cents, refunded: 0 })
  }

  /** Money went back, from what the booking had paid or beside it. */
  wentBack(reference: string, cents: number): void {
    this.#move(reference, { received: 0, refunded: cents })
  }

  #move(reference: string, { received, refunded }: Moved): void {
    const before = this.moved.get(reference) ?? { received: 0, refunded: 0 }
    const after = { received: before.received + received, refunded: before.refunded + refunded }
    this.moved.set(reference, after)
  }

  #net(): number {
    return sum([...this.moved.values()], ({ received, refunded }) => received - refunded)
  }

  /** Bookings, bank, cash book, figures and receipts journal say what the test added up, to the cent. */
  async agree(): Promise<void> {
    expect({
      bookings: await this.#bookings(),
      bank: this.#bank(),
      cash: withoutNothing(await this.#cash()),
      figures: await this.#figures(),
      journal: await this.#journal(),
    }).toEqual({
      bookings: Object.fromEntries(this.paid),
      bank: this.#lines,
      cash: withoutNothing([...this.moved]),
      figures: { received: this.#all('received'), refunded: this.#all('refunded') },
      journal: this.#closed,
    })
  }

  #all(what: keyof Moved): number {
    return sum([...this.moved.values()], (each) => each[what])
  }

  async #bookings() {
    const rows = await this.farm.site.farm<{
      readonly id: string
      readonly payments: readonly { readonly paidCents: number }[]
    }>('reservations')
    return Object.fromEntries(
      rows.map(({ id, payments }) => [id, sum(payments, ({ paidCents }) => paidCents)]),
    )
  }

  /** The bank by the entries, with the lines that wait and have no entries yet. */
  #bank(): unknown {
    const [moved] = this.farm.sql(
      `select sum(cents) as cents from (
        select cents from entry where from_account = 'bank'
        union all select -cents from entry where to_account = 'bank'
        union all select amount_cents from bank_transaction
          where outcome = 'review' and settled_at is null)`,
    )
    return moved?.['cents'] ?? 0
  }

  async #cash() {
    const rows = await this.#table('cijfers/kas.csv?van=2025-01-01&tot=2026-12-31')
    // The last line is no move, but the sum on vouchers.
    const byReference = Map.groupBy(rows.slice(0, -1), (row) => row['Referentie'] || row['Naam']!)
    return [...byReference].map(([reference, own]): readonly [string, Moved] => {
      const received = sum(own, (row) => centsOf(row['Ontvangen']))
      return [reference, { received, refunded: sum(own, (row) => centsOf(row['Terugbetaald'])) }]
    })
  }

  async #figures() {
    const texts = await Promise.all(
      ['2025', '2026'].map((year) => this.farm.html(`${this.farm.desk}/cijfers?periode=${year}`)),
    )
    const pairs = texts.map((html) => {
      const [, received, refunded] =
        /Cadeaubonnen € ?\S+ € ?\S+ Samen € ?(\S+) € ?(\S+)/.exec(visibleText(html)) ?? []
      return { received: centsOf(received), refunded: centsOf(refunded) }
    })
    return {
      received: sum(pairs, ({ received }) => received),
      refunded: sum(pairs, ({ refunded }) => refunded),
    }
  }

  async #journal() {
    const rows = await Promise.all(
      ['2025', '2026'].map((year) => this.#table(`cijfers/dagboek.csv?periode=${year}`)),
    )
    return sum(rows.flat(), (row) => centsOf(row['Bedrag (btw inbegrepen)']))
  }

  /** The rows of a file for a spreadsheet, by the names of its columns. */
  async #table(path: string): Promise<readonly Readonly<Record<string, string>>[]> {
    const text = await (await asOwner(`${this.farm.desk}/${path}`)).text()
    const [names = [], ...rows] = text
      .replace('\ufeff', '')
      .split('\r\n')
      .slice(0, -1)
      .map((line) => [...line.matchAll(/"((?:[^"]|"")*)"|([^;]+)|(?<=;)(?=;|$)/g)].map(cellOf))
    return rows.map((cells) => Object.fromEntries(names.map((name, i) => [name, cells[i] ?? ''])))
  }
}

/** The cash book has no line where all that came went elsewhere. */
function withoutNothing(moved: readonly (readonly [string, Moved])[]) {
  return Object.fromEntries(
    moved.filter(([, { received, refunded }]) => received !== 0 || refunded !== 0),
  )
}

function cellOf([, quoted, plain]: RegExpMatchArray): string {
  return (quoted ?? plain ?? '').replaceAll('""', '"')
}

/** "1.032,50", "-40,00" or "32,50" in cents; nothing is none. */
function centsOf(text = ''): number {
  return Math.round(Number(text.replaceAll('.', '').replace('−', '-').replace(',', '.')) * 100)
}

function morningOf(day: Day): string {
  return `${day}T09:00:00${day > '2025-10-26' ? '+01:00' : '+02:00'}`
}
