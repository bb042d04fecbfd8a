import type { FirstLanguage } from './first-languages.ts'
import { text as textOf } from 'node:stream/consumers'
import type { Page } from 'playwright-core'
import type { Email } from 'postal-mime'
import { expect } from 'vitest'
import { business } from '#content/business.ts'
import { firstHouse } from '#content/first-house.ts'
import { accountPage } from '#content/words/nl/statement.ts'
import type { Words } from '#content/words/shape.ts'
import { wordsOf } from '#content/words/words.ts'
import { type DeskAction, deskPath } from '#language/desk-paths.ts'
import { printEuros } from '#language/money.ts'
import type { Purpose } from '#letters/links.ts'
import { scriptsReady } from '#scripts/looks/scripts-ready.ts'
import type { Day } from '#language/dates.ts'
import { axeFindings } from './axe.ts'
import type { BookingJourney, MailAsked } from './booking-journey.ts'
import { choiceOf, dateOn } from './dates.ts'
import { foreignOnPage, foreignWords } from './foreign-words.ts'
import { plain } from './part-of-page.ts'
import { askForPlaces } from './requests.ts'
import { Farm } from './farm.ts'
import { targetsOnPage } from './targets-on-page.ts'

/** One person's way through mails and pages, each of which is looked at as it comes. */
export class Walk {
  readonly journey: BookingJourney
  readonly language: FirstLanguage
  readonly words: Words
  readonly #scripts: boolean

  constructor(journey: BookingJourney, language: FirstLanguage, scripts: boolean) {
    this.journey = journey
    this.language = language
    this.words = wordsOf(firstHouse, language)
    this.#scripts = scripts
  }

  /** The same phone in the hands of a reader of another language. */
  as(language: FirstLanguage): Walk {
    return new Walk(this.journey, language, this.#scripts)
  }

  get page(): Page {
    return this.journey.page
  }

  euros(cents: number): string {
    return printEuros(cents, this.language)
  }

  /** Sends the booking form; returns the id of the booking. */
  async book(on: Day, different: Readonly<Record<string, string>>): Promise<string> {
    const { site } = this.journey
    const date = await dateOn(site, on)
    const { language } = this
    const preferredDate = choiceOf(date, language)
    const request = { workshopType: date.workshop, preferredDate, language, ...different }
    return askForPlaces(site.url, request)
  }

  /** The owner presses these buttons of a booking, one after the other. */
  async answer(id: string, ...steps: readonly DeskAction[]): Promise<void> {
    const farm = await Farm.of(this.journey.site)
    await farm.answer(id, ...steps)
  }

  async goTo(address: string): Promise<void> {
    await this.page.goto(new URL(address, this.journey.site.url).href)
    await this.#look()
  }

  /** The page behind a mail's link. */
  async open(mail: Email, purpose: Purpose): Promise<void> {
    await this.journey.openFrom(mail, purpose)
    await this.#look()
  }

  async follow(name: string | RegExp): Promise<void> {
    const link = this.page.getByRole('link', { name, exact: true })
    await Promise.all([this.page.waitForEvent('load'), link.first().click()])
    await this.#look()
  }

  async type(fields: Readonly<Record<string, string>>): Promise<void> {
    for (const [label, text] of Object.entries(fields)) {
      await this.page.getByLabel(label, { exact: true }).fill(text)
    }
  }

  async choose(label: string, option: string): Promise<void> {
    await this.page.getByLabel(label, { exact: true }).selectOption(option)
  }

  async check(label: string): Promise<void> {
    await this.page.getByLabel(label, { exact: true }).check()
  }

  async press(name: string | RegExp): Promise<void> {
    await this.journey.press(name)
    await this.#look()
  }

  /** Presses a button, and reads why nothing came of it. */
  async refused(name: string, ...problems: readonly string[]): Promise<void> {
    await this.press(name)
    for (const problem of problems) await this.reads(problem)
  }

  async reads(...texts: readonly string[]): Promise<void> {
    const seen = plain((await this.page.locator('main').textContent()) ?? '')
    for (const text of texts) expect(seen).toContain(plain(text))
  }

  /** The mail to a guest, in their language. */
  async mail(request: MailAsked): Promise<Email> {
    const mail = await this.journey.mail(request)
    expect(foreignWords(mail.text ?? '', this.language)).toEqual([])
    return mail
  }

  toFarm(about: string): Promise<Email> {
    return this.as('nl').mail({ to: business.email, about })
  }

  /** The owner gives the desk a file of the bank. */
  async giveStatement(file: string): Promise<void> {
    await this.goTo(deskPath('rekening'))
    const buffer = Buffer.from(file)
    const statement = { name: 'rekening.cod', mimeType: 'application/octet-stream', buffer }
    await this.page.getByLabel(accountPage.file).setInputFiles(statement)
    await this.press(accountPage.read)
  }

  /** The text of the file that a link gives. */
  async download(name: string | RegExp): Promise<string> {
    const link = this.page.getByRole('link', { name, exact: true }).first()
    const [download] = await Promise.all([this.page.waitForEvent('download'), link.click()])
    return textOf(await download.createReadStream())
  }

  /** Each page speaks one language, can be pressed with a thumb, and moves up and down alone. */
  async #look(): Promise<void> {
    const { page } = this
    const address = page.url()
    const isPlain = (await page.locator('script[type=module]').count()) === 0
    if (this.#scripts && !isPlain) await scriptsReady(page)
    const language = new URL(address).pathname.startsWith(deskPath()) ? 'nl' : this.language
    const small = (await targetsOnPage(page, 'main')).filter(
      ({ width, height }) => Math.min(width, height) < 43.5,
    )
    const foreign = await foreignOnPage(page, language)
    expect({ address, foreign, small }).toEqual({ address, foreign: [], small: [] })
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(wide, address).toBeLessThanOrEqual(390)
    // Each page is checked once; `tests/looks` checks contrast, by day and by night.
    if (this.#scripts && this.language !== 'nl') {
      expect(await axeFindings(page, { without: ['color-contrast'] }), address).toEqual([])
    }
  }
}

/** The twelve digits that a mail asks to pay with. */
export function referenceIn({ text = '' }: Email): string {
  return /\+\+\+(\d{3})\/(\d{4})\/(\d{5})\+\+\+/.exec(text)?.slice(1).join('') ?? ''
}
