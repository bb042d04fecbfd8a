import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import type { Day } from '#language/dates.ts'
import type { DeskAction } from '#language/desk-paths.ts'
import type { Purpose } from '#letters/links.ts'
import { dateOn } from './dates.ts'
import { asOwner } from './desk-device.ts'
import { postForm, press, pressShown } from './forms.ts'
import { visibleText } from './pages.ts'
import { ReadPage } from './read-page.ts'
import { askForPlaces, choiceOn } from './requests.ts'
import { mailsAbout, mailsOnceSent } from './sent-mails.ts'
import { linksOf } from './site-links.ts'
import type { StorePlace } from './stores.ts'
import { startTestSite, type TestSite } from './test-site.ts'

type Payment = {
  readonly kind: string
  readonly amountCents: number
  readonly paidCents: number
  readonly reference: string
}
type ListedBooking = {
  readonly id: string
  readonly status: string
  readonly startsAt: string
  readonly email: string
  readonly payments: readonly Payment[]
}
type RequestOn = Record<string, unknown> & {
  /** A day of autumn 2025; without one, 30 September. */
  readonly on?: string
}

/** A site, its owner at the desk, and what they and their guests do, each in a line. */
export class Farm implements AsyncDisposable {
  readonly #env: Readonly<Record<string, string>>
  #opened:
    | { readonly site: TestSite; readonly link: Awaited<ReturnType<typeof linksOf>> }
    | undefined

  /** @param env settings of the site, which keeps no pace unless they say so */
  constructor(env: Readonly<Record<string, string>> = {}) {
    this.#env = { RATE_LIMIT: 'off', ...env }
  }

  /** The farm of a site that runs already. */
  static async of(site: TestSite): Promise<Farm> {
    const farm = new Farm()
    farm.#opened = { site, link: await linksOf(site) }
    return farm
  }

  /** @param place of its store; without one, a folder of its own */
  async open(place?: StorePlace): Promise<this> {
    const env = { ...this.#env, ...place?.env }
    const site = await startTestSite({ env, ...(place && { dataDir: place.dataDir }) })
    this.#opened = { site, link: await linksOf(site) }
    return this
  }

  /** Ends the site and starts it again on its folder, with other settings; the owner's device stays known. */
  async restart(env: Readonly<Record<string, string>>): Promise<void> {
    const site = await this.site.restart(env)
    this.#opened = { site, link: await linksOf(site) }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#opened?.site[Symbol.asyncDispose]()
  }

  get site(): TestSite {
    return this.#here.site
  }

  get link() {
    return this.#here.link
  }

  get desk(): string {
    return this.link.desk()
  }

  /** Asks for places as a browser does; returns the booking's id. */
  async book({ on, ...different }: RequestOn = {}): Promise<string> {
    return askForPlaces(this.site.url, { ...(on && choiceOn(on)), ...different })
  }

  async answer(id: string, ...steps: readonly DeskAction[]): Promise<void> {
    for (const step of steps) {
      const fields = step === 'cancel-guest' ? { do: 'cancel-all' } : undefined
      const { status } = await pressShown(this.link.owner(step, id), fields)
      if (status === 409 && step.endsWith('received')) await this.#receive(id, step)
    }
  }

  /** One payment comes alone, as a page named it before both fell due. */
  async #receive(id: string, step: DeskAction) {
    const { payments } = await this.booking(id)
    const { amountCents, paidCents } = payments.find(({ kind }) => step === `${kind}-received`)!
    await press(this.link.owner(step, id), { shown: `${amountCents - paidCents}` })
  }

  /** A booking that was confirmed, and whose deposit came. */
  async secured(request: RequestOn = {}): Promise<string> {
    const id = await this.book(request)
    await this.answer(id, 'confirm', 'deposit-received')
    return id
  }

  /** The owner adds a date, at the hours and with the places of its workshop unless these differ. */
  addDate(different: Readonly<Record<string, string>>) {
    const hours = { startTime: '', endTime: '', capacity: '', price: '' }
    const once = { everyWeeks: '', until: '' }
    const added = { do: 'add-dates', workshop: 'drinks', ...hours, ...once, ...different }
    return postForm(`${this.desk}/datums`, added)
  }

  bookingPage(id: string): string {
    return `${this.desk}/boeking/${id}`
  }

  async booking(id: string): Promise<ListedBooking> {
    const all = await this.site.farm<ListedBooking>('reservations')
    const found = all.find((each) => each.id === id)
    if (!found) throw new Error(`There is no booking ${id}`)
    return found
  }

  dateOn(day: Day) {
    return dateOn(this.site, day)
  }

  mailsAbout(subject: RegExp, count = 1) {
    return mailsAbout(this.site, subject, count)
  }

  mailsOnceSent(count: number) {
    return mailsOnceSent(this.site, count)
  }

  async statusOf(id: string): Promise<string> {
    return (await this.booking(id)).status
  }

  /** The kinds of the site's mails, whether they have left or not. */
  async mailKinds(): Promise<readonly string[]> {
    return (await this.site.farm<{ readonly kind: string }>('mails')).map(({ kind }) => kind)
  }

  /** The value of the first field or button of a name on a page. */
  async valueOn(address: string, name: string): Promise<string> {
    return (await this.read(address)).offered(name)[0] ?? ''
  }

  /** The refund that waits on a booking's page. */
  async refundOf(id: string): Promise<string> {
    return this.valueOn(this.bookingPage(id), 'refund')
  }

  /** The address that the newest mail of a booking has, once an act ended earlier links. */
  newestLink(purpose: Purpose, id: string): string {
    const [found] = this.sql('select link_version from reservation where id = ?', id)
    return this.link.guest(purpose, { id }, Number(found?.['link_version']))
  }

  /** The guest of a booking shares its table: the page on which companions join. */
  async makeCompanionLink(id: string): Promise<string> {
    const page = this.link.guest('party', { id })
    await press(page, { do: 'share' })
    const html = await this.html(page)
    const [, path = ''] = /copyable">https?:\/\/[^/<]+(\/l\/[a-z2-7]+)/.exec(html) ?? []
    return this.site.url + path
  }

  /** Gives the desk a file of the bank; the answer leads to the page that says what was in it. */
  giveStatement(text: string): Promise<Response> {
    const body = new FormData()
    body.set('file', new File([text], 'statement.cod'))
    // A file that is too large is answered before all of it was read, which a connection to be closed cuts off.
    const headers = { connection: 'keep-alive' }
    const address = `${this.desk}/rekening/afschrift`
    return asOwner(address, { method: 'POST', body, headers, redirect: 'manual' })
  }

  /** Takes back what a page of the desk says was done. */
  async undo(address: string): Promise<Response> {
    return press(address, { do: 'undo', step: await this.valueOn(address, 'step') })
  }

  /** A company asks for the invoice of a booking, and the owner makes it. */
  async invoice(id: string): Promise<void> {
    const page = this.bookingPage(id)
    const company = { company: 'De Oven', vatNumber: 'BE 0203.201.340', address: 'Dorp 1' }
    await press(page, { do: 'company', ...company, reference: '' })
    await pressShown(page, { do: 'invoice' })
  }

  /** The HTML of the page that an answer leads to. */
  async htmlAfter({ headers }: Response): Promise<string> {
    return this.html(new URL(headers.get('location') ?? '', this.desk).href)
  }

  /** The page of an address, to press its buttons. */
  async read(address: string): Promise<ReadPage> {
    return new ReadPage(address, await this.html(address))
  }

  async textAfter(answer: Response): Promise<string> {
    return visibleText(await this.htmlAfter(answer))
  }

  /** The HTML of an address as the owner's browser gets it. */
  async html(address: string): Promise<string> {
    return (await asOwner(address)).text()
  }

  /** Asks the store behind the site's back. */
  sql(query: string, ...values: SQLInputValue[]) {
    const file = join(this.site.dataDir, 'hof-ter-gist.sqlite')
    using database = new DatabaseSync(file, { timeout: 60_000 })
    return database.prepare(query).all(...values)
  }

  get #here() {
    if (!this.#opened) throw new Error('The farm is not open yet')
    return this.#opened
  }
}
