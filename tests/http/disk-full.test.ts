import { execFile } from 'node:child_process'
import { mkdtemp, rm, statfs, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { hashSource } from '#server/http/headers.ts'
import { wordsIn } from '#tests/support/first-words.ts'
import { deskPages } from '#content/words/nl/desk-pages.ts'
import { pathTo } from '#language/addresses.ts'
import { type FirstLanguage, languages } from '#tests/support/first-languages.ts'
import { disagreementsIn } from '#tests/support/bookings.ts'
import { linksOf } from '#tests/support/site-links.ts'
import { dateOn } from '#tests/support/dates.ts'
import { bookingFields, postForm, press } from '#tests/support/forms.ts'
import { mailsOnceSent, waitUntil } from '#tests/support/sent-mails.ts'
import { unescaped } from '#tests/support/pages.ts'
import { giftOrder } from '#tests/support/gift-vouchers.ts'
import { callFunction, contactMessage, reservationRequest } from '#tests/support/requests.ts'
import { type SiteProcess, startSiteProcess } from '#tests/support/site-process.ts'

const run = promisify(execFile)

const waitingParty = {
  participants: '3',
  name: 'Anneleen Peeters',
  email: 'anneleen@example.org',
  consent: 'on',
}

/** A form without script comes back with all that was typed. */
const forms = {
  nl: {
    page: 'booking',
    fields: bookingFields(),
    sentence: wordsIn('nl').errors.booking.failed,
    typed: 'value="Anneleen Peeters"',
  },
  fr: {
    page: 'contact',
    fields: { ...contactMessage(), consent: 'on' },
    sentence: wordsIn('fr').errors.contact.failedTryAgain,
    typed: contactMessage().message,
  },
  en: {
    page: 'giftVoucher',
    fields: giftOrder,
    sentence: wordsIn('en').brokenPage.text,
    typed: giftOrder.message,
  },
} as const

test.runIf(await canLimitFiles())(
  'on a full disk each visitor is told in their language; when there is room again, all is well',
  async () => {
    await using site = await startSiteProcess()
    const book = (different: Record<string, unknown> = {}) =>
      callFunction(site.url, 'submit-reservation', reservationRequest(different))
    const statusOf = async (path: string) => (await fetch(site.url + path)).status
    expect((await book()).status).toBe(200)
    await mailsOnceSent(site, 2)
    const { id: date } = await dateOn(site, '2025-10-14')
    const waitingFields = { date, ...waitingParty }
    const { desk } = await linksOf(site)
    await fillDisk(site)

    expect([await statusOf('/healthz'), await statusOf('/readyz')]).toEqual([200, 503])
    for (const language of languages) {
      const { errors } = wordsIn(language)
      const booked = await book({ language })
      const error = { code: 'store-away', message: errors.booking.failed }
      expect(booked).toMatchObject({ status: 503, body: { error } })
      expect(booked.headers.get('retry-after')).toMatch(/^\d+$/)
      const headers = { 'accept-language': language }
      const sent = await callFunction(site.url, 'send-contact-email', contactMessage(), headers)
      expect(sent).toMatchObject({ status: 503, body: { error: errors.contact.failedTryAgain } })
      const { page, fields, sentence, typed } = forms[language]
      const posted = await postForm(`${site.url}${pathTo(page, language)}`, fields)
      expect([page, posted.status]).toEqual([page, 503])
      for (const text of [sentence, typed]) expect(unescaped(posted.html)).toContain(text)
      // Pages whose address has no language have been asked for in one.
      const list = await press(`${site.url}/waiting-list?lng=${language}`, waitingFields)
      expect(list.status).toBe(503)
      await expectHouseStyle(list, language)
      // A visitor who only looks around notices nothing.
      expect(await statusOf(pathTo('booking', language))).toBe(200)
    }
    // Not in the language of the browser, and not told to write to herself.
    const away = { do: 'away', awayFrom: '2025-10-01', awayUntil: '2025-10-02' }
    const pressed = await postForm(`${desk()}/datums`, away, { 'accept-language': 'fr' })
    expect(pressed.status).toBe(503)
    expect(unescaped(pressed.html)).toContain(deskPages.failed)
    expect(site.output()).not.toMatch(/anneleen|bram@/i)

    await clearDisk(site)
    await waitUntil(async () => (await statusOf('/readyz')) === 200)
    expect((await book({ email: 'later@example.org' })).status).toBe(200)
    expect(await site.farm('reservations')).toHaveLength(2)
    expect(await mailsOnceSent(site, 4)).toHaveLength(4)
    expect(disagreementsIn(site.dataDir)).toEqual([])
  },
)

test.runIf(await canMount('/mnt'))(
  'a probe learns that the disk has no room for a booking, though a few bytes still fit',
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'hof-ter-gist-'))
    await using site = await startSiteProcess({ dataDir, under: onSmallDisk(dataDir) })
    const isReady = async () => (await fetch(`${site.url}/readyz`)).status === 200
    const disk = join(`/proc/${site.process.pid}/root`, dataDir)
    const { bavail, bsize } = await statfs(disk)
    await writeFile(join(disk, 'filling'), Buffer.alloc(bavail * bsize - 128 * 1024))
    expect(await isReady()).toBe(false)
    await rm(join(disk, 'filling'))
    await waitUntil(isReady)
  },
)

/** Words before a command, which alone sees a disk of 8 MB at the folder. */
function onSmallDisk(folder: string): readonly string[] {
  const mount = `mount -t tmpfs -o size=8m farm ${folder} && exec "$0" "$@"`
  return ['unshare', '--map-root-user', '--mount', 'sh', '-c', mount]
}

/** Tells whether this machine lets a test have a disk of its own. */
async function canMount(folder: string): Promise<boolean> {
  const [command = '', ...words] = [...onSmallDisk(folder), 'true']
  return run(command, words).then(
    () => true,
    () => false,
  )
}

/** The page tells whom to mail, and has its whole style in itself: no file may be there to ask for. */
async function expectHouseStyle(answer: Response, language: FirstLanguage): Promise<void> {
  const html = await answer.text()
  const { brokenPage, business } = wordsIn(language)
  expect(unescaped(html)).toContain(`<h1>${brokenPage.title}</h1><p>${brokenPage.text}</p>`)
  expect(html).toContain(`href="mailto:${business.email}"`)
  const [, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(html) ?? []
  expect(style).toContain('prefers-color-scheme')
  expect(answer.headers.get('content-security-policy')).toContain(hashSource(style))
  expect(html).not.toMatch(/ src=|<link|url\(/)
}

/** Tells whether a test can change the limits of a process here (`prlimit`, on every Linux). */
async function canLimitFiles(): Promise<boolean> {
  return run('prlimit', ['--version']).then(
    () => true,
    () => false,
  )
}

/** The site's files cannot grow past a few bytes from now on, as on a full disk. */
async function fillDisk(site: SiteProcess): Promise<void> {
  await limitFiles(site, '512:')
}

async function clearDisk(site: SiteProcess): Promise<void> {
  await limitFiles(site, 'unlimited:')
}

async function limitFiles({ process: { pid } }: SiteProcess, soft: string): Promise<void> {
  await run('prlimit', [`--pid=${pid}`, `--fsize=${soft}`])
}
