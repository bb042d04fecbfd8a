import { setTimeout } from 'node:timers/promises'
import PostalMime, { type Email } from 'postal-mime'
import { longest } from './patience.ts'
import type { TestSite } from './test-site.ts'

type MailSite = Pick<TestSite, 'mailFiles'>

/** The mails of each site by their files: a test asks for the same ones again and again. */
const known = new WeakMap<MailSite, Map<string, Promise<Email>>>()

export async function readMails(site: MailSite): Promise<Email[]> {
  const read = known.get(site) ?? new Map<string, Promise<Email>>()
  known.set(site, read)
  const mails = (await site.mailFiles()).map((file) => {
    const mail = read.get(file) ?? PostalMime.parse(file)
    read.set(file, mail)
    return mail
  })
  return Promise.all(mails)
}

export async function mailsOnceSent(site: MailSite, count: number): Promise<Email[]> {
  await waitUntil(async () => (await site.mailFiles()).length >= count)
  return readMails(site)
}

export function mailsTo(mails: readonly Email[], address: string): readonly Email[] {
  return mails.filter(({ to }) => to?.some((each) => each.address === address))
}

export function mailTo(mails: readonly Email[], address: string): Email {
  const found = mailsTo(mails, address)
  const [mail] = found
  if (!mail || found.length > 1) throw new Error(`${found.length} mails to ${address}`)
  return mail
}

export async function mailsAbout(
  site: TestSite,
  subject: RegExp,
  count = 1,
): Promise<readonly Email[]> {
  const find = async () =>
    (await readMails(site)).filter((mail) => subject.test(mail.subject ?? ''))
  await waitUntil(async () => (await find()).length >= count)
  return find()
}

/** The address of the button in the first mail to a mailbox, once that mail is there. */
export async function firstLinkTo(site: TestSite, address: string): Promise<string> {
  const found = async () => mailsTo(await readMails(site), address)[0]
  await waitUntil(async () => (await found()) !== undefined)
  return guestAddressesIn(await found())[0] ?? ''
}

/** The addresses of guest pages in a mail, in their order. */
export function guestAddressesIn(mail: Email | undefined): readonly string[] {
  return mail?.text?.match(/http\S+\/l\/[a-z2-7]+/g) ?? []
}

export async function waitUntil(
  isTrue: () => boolean | Promise<boolean>,
  withinMs = longest,
): Promise<void> {
  const end = Date.now() + withinMs
  // Looking costs as well: what does not come at once is looked for less often.
  for (let pause = 10; !(await isTrue()); pause = Math.min(2 * pause, 250)) {
    if (Date.now() > end) throw new Error(`Not within ${withinMs} ms`)
    await setTimeout(pause)
  }
}
