import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import type { Email } from 'postal-mime'
import type { Purpose } from '#letters/links.ts'
import { createLinks } from './links.ts'
import { makeKnownAnew } from './desk-device.ts'
import { readDeskPath } from './desk-link.ts'
import { leftAlone, openContext, openPage, sharedBrowser, type WatchedPage } from './browser.ts'
import { freePort } from './free-port.ts'
import { startMailServer } from './mail-server.ts'
import { readMails, waitUntil } from './sent-mails.ts'
import { startTestSite, type TestSite } from './test-site.ts'

type Manner = {
  /** Mails go through a mail server, or into files on disk. */
  readonly post: 'smtp' | 'folder'
  readonly javaScriptEnabled: boolean
  readonly env?: Readonly<Record<string, string>>
}

export type MailAsked = { readonly to: string; readonly about: string }

/** A farm with its mailbox, a browser, and days that can be skipped. */
export class BookingJourney implements AsyncDisposable {
  readonly #env: Readonly<Record<string, string>>
  readonly #server: Awaited<ReturnType<typeof startMailServer>> | undefined
  readonly #mails = new Map<string | undefined, Email>()
  readonly #browsers = new Map<boolean, WatchedPage>()
  #watched: WatchedPage
  #site: TestSite

  static async begin(manner: Manner): Promise<BookingJourney> {
    const port = await freePort()
    const server = manner.post === 'smtp' ? await startMailServer() : undefined
    const env = { ...manner.env, ...settings(port, server) }
    const site = await startTestSite({ env })
    const journey = new BookingJourney(
      { env, server, site },
      await open(manner.javaScriptEnabled, site),
    )
    journey.#browsers.set(manner.javaScriptEnabled, journey.#watched)
    return journey
  }

  private constructor(
    parts: {
      readonly env: Readonly<Record<string, string>>
      readonly server: Awaited<ReturnType<typeof startMailServer>> | undefined
      readonly site: TestSite
    },
    watched: WatchedPage,
  ) {
    this.#env = parts.env
    this.#server = parts.server
    this.#site = parts.site
    this.#watched = watched
  }

  get site(): TestSite {
    return this.#site
  }

  get page(): Page {
    return this.#watched.page
  }

  get complaints(): readonly string[] {
    return this.#watched.complaints
  }

  /** Starts the same farm days later: its links go on working. */
  async liveOnFrom(now: string): Promise<void> {
    await this.#site.stop()
    const env = { ...this.#env, NOW: now }
    this.#site = await startTestSite({ dataDir: this.#site.dataDir, env })
    const browsers = [...this.#browsers.values()]
    await makeKnownAnew(
      this.#site,
      browsers.map(({ context }) => context),
    )
  }

  /** Somebody else goes on, in a browser that keeps nothing but the site's files. */
  async changeBrowser(javaScriptEnabled: boolean): Promise<void> {
    const before = this.#browsers.get(javaScriptEnabled)
    const left = before && (await leftAlone(before, this.#site.url))
    this.#watched = left ?? (await open(javaScriptEnabled, this.#site))
    this.#browsers.set(javaScriptEnabled, this.#watched)
  }

  /** All mails that came, also those that the farm has swept from its folder since. */
  async mails(): Promise<Email[]> {
    for (const mail of await this.#arrived()) this.#mails.set(mail.messageId, mail)
    return [...this.#mails.values()]
  }

  async #arrived(): Promise<Email[]> {
    if (this.#server) return this.#server.deliveries.map(({ mail }) => mail)
    return readMails(this.#site)
  }

  /** The one mail to somebody whose subject begins so, once it is there. */
  async mail({ to, about }: MailAsked): Promise<Email> {
    const [begin = ''] = about.split('{')
    const find = async () =>
      (await this.mails()).filter(
        (mail) => mail.to?.some(({ address }) => address === to) && mail.subject?.startsWith(begin),
      )
    await waitUntil(async () => (await find()).length > 0)
    const found = await find()
    if (found.length > 1) throw new Error(`${found.length} mails about ${begin}`)
    return found[0]!
  }

  async openFrom(mail: Email, purpose: Purpose): Promise<void> {
    const address = (await this.linksIn(mail)).find((link) => link.purpose === purpose)?.address
    if (!address) throw new Error(`“${mail.subject}” has no link to ${purpose}`)
    await this.page.goto(address)
  }

  async press(name: string | RegExp): Promise<void> {
    await Promise.all([
      this.page.waitForEvent('load'),
      this.page.getByRole('button', { name, exact: true }).click(),
    ])
  }

  async linksIn({ text = '' }: Email) {
    const secret = await readFile(join(this.#site.dataDir, 'signing-secret'), 'utf8')
    const links = createLinks(secret.trim())
    return [...text.matchAll(/http:\/\/[^\s/]+(\/(?:l|desk)(?:\/[\w/-]+)?)(?=\s|$)/g)].flatMap(
      ([address, path = '']) => {
        if (path.startsWith('/desk')) return [{ address, purpose: readDeskPath(path).purpose }]
        const reading = links.read(path.slice('/l/'.length), new Date(0))
        return reading.kind === 'unknown' ? [] : [{ address, purpose: reading.link.purpose }]
      },
    )
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const { context } of this.#browsers.values()) await context.close()
    await this.#server?.stop()
    await this.#site[Symbol.asyncDispose]()
  }
}

/** The address stays from first to last, so that the links in old mails lead to the site. */
function settings(port: number, mailServer: { readonly port: number } | undefined) {
  return {
    PORT: String(port),
    SITE_URL: `http://127.0.0.1:${port}`,
    ...(mailServer && { SMTP_URL: `smtp://127.0.0.1:${mailServer.port}` }),
  }
}

async function open(javaScriptEnabled: boolean, site: TestSite): Promise<WatchedPage> {
  const viewport = { width: 390, height: 800 }
  const context = await openContext(await sharedBrowser(), { javaScriptEnabled, viewport })
  return openPage(context, site.url)
}
