import type { Email } from 'postal-mime'
import { expect } from 'vitest'
import { business } from '#content/business.ts'
import type { Words } from '#content/words/shape.ts'
import { deskPath } from '#language/desk-paths.ts'
import { printEuros } from '#language/money.ts'
import type { Purpose } from '#letters/links.ts'
import type { Farm } from './farm.ts'
import type { FirstLanguage } from './first-languages.ts'
import { wordsIn } from './first-words.ts'
import { asOwner } from './desk-device.ts'
import { foreignWords } from './foreign-words.ts'
import { press } from './forms.ts'
import { plain } from './part-of-page.ts'
import { ReadPage } from './read-page.ts'
import { mailsTo, readMails, waitUntil } from './sent-mails.ts'
import { signer } from './site-links.ts'

type MailAsked = { readonly to: string; readonly about: string }

/**
 * One person's way through mails and pages by their links and buttons, as in a browser without scripts.
 * Pages and mails speak one language; how pages look is in `tests/looks/every-page.test.ts`.
 */
export class Walk {
  readonly farm: Farm
  readonly language: FirstLanguage
  readonly words: Words
  /** The page in everybody's hands. */
  readonly #at: { page?: ReadPage }

  constructor(farm: Farm, language: FirstLanguage, at: { page?: ReadPage } = {}) {
    this.farm = farm
    this.language = language
    this.words = wordsIn(language)
    this.#at = at
  }

  /** The same phone in the hands of a reader of another language. */
  as(language: FirstLanguage): Walk {
    return new Walk(this.farm, language, this.#at)
  }

  get page(): ReadPage {
    return this.#at.page!
  }

  euros(cents: number): string {
    return printEuros(cents, this.language)
  }

  async goTo(address: string): Promise<void> {
    await this.#arrive(await asOwner(new URL(address, this.farm.site.url).href))
  }

  /** The page behind a mail’s link. */
  async open({ subject, text = '' }: Email, purpose: Purpose): Promise<void> {
    const links = await signer(this.farm.site)
    const path = (text.match(/\/l\/[a-z2-7]+/g) ?? []).find((each) => {
      const reading = links.read(each.slice('/l/'.length), new Date(0))
      return reading.kind !== 'unknown' && reading.link.purpose === purpose
    })
    if (!path) throw new Error(`“${subject}” has no link to ${purpose}`)
    await this.goTo(path)
  }

  async follow(name: string): Promise<void> {
    await this.goTo(this.page.linkNamed(name))
  }

  /** @param fields by their labels or names; `on` ticks one */
  type(fields: Readonly<Record<string, string>>): void {
    for (const [field, text] of Object.entries(fields)) this.page.type(field, text)
  }

  async press(name: string): Promise<void> {
    const { isPost, address, fields } = this.page.pressed(name)
    if (!isPost) return this.goTo(`${address.split(/[?#]/)[0]}?${new URLSearchParams(fields)}`)
    await this.#arrive(await press(address, fields))
  }

  /** Presses a button, and reads why nothing came of it. */
  async refused(name: string, ...problems: readonly string[]): Promise<void> {
    await this.press(name)
    this.reads(...problems)
  }

  reads(...texts: readonly string[]): void {
    for (const text of texts) expect(this.page.main).toContain(plain(text))
  }

  /** The one mail to somebody whose subject begins so, once it is there. */
  async mail({ to, about }: MailAsked): Promise<Email> {
    const [begin = ''] = about.split('{')
    const find = async () =>
      mailsTo(await readMails(this.farm.site), to).filter((one) => one.subject?.startsWith(begin))
    await waitUntil(async () => (await find()).length > 0)
    const [mail, ...others] = await find()
    expect([others, foreignWords(mail!.text ?? '', this.language)]).toEqual([[], []])
    return mail!
  }

  toFarm(about: string): Promise<Email> {
    return this.as('nl').mail({ to: business.email, about })
  }

  /** The owner gives the desk a file of the bank. */
  async giveStatement(file: string): Promise<void> {
    await this.#arrive(await this.farm.giveStatement(file))
  }

  /** The text of the file that a link gives. */
  download(name: string): Promise<string> {
    return this.farm.html(this.page.linkNamed(name))
  }

  async #arrive(answer: Response): Promise<void> {
    const to = answer.headers.get('location')
    if (to) {
      await this.goTo(to)
      // An answer may lead to the part of the page that tells it.
      const [, part] = to.split('#')
      if (part) expect(this.page.html).toContain(`id="${part}"`)
      return
    }
    this.#at.page = new ReadPage(answer.url, await answer.text())
    const { address, language, own, faults } = this.page
    const speaks = new URL(address).pathname.startsWith(deskPath()) ? 'nl' : this.language
    const foreign = foreignWords(own, speaks)
    const found = { address, language, foreign, faults }
    expect(found).toEqual({ address, language: speaks, foreign: [], faults: [] })
  }
}

/** The twelve digits that a mail asks to pay with. */
export function referenceIn({ text = '' }: Email): string {
  return /\+\+\+(\d{3})\/(\d{4})\/(\d{5})\+\+\+/.exec(text)?.slice(1).join('') ?? ''
}
