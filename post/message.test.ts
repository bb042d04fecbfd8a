import * as fc from 'fast-check'
import { randomUUID } from 'node:crypto'
import { createTransport } from 'nodemailer'
import PostalMime, { type Email } from 'postal-mime'
import { describe, expect, it } from 'vitest'
import { business } from '#content/business.ts'
import { firstHouse } from '#content/first-house.ts'
import type { Language } from '#language/languages.ts'
import { languages } from '#tests/support/first-languages.ts'
import { createLetters, type Letter } from '#letters/letters.ts'
import { allSampleNews } from '#letters/sample-news.ts'
import { sampleClock, sampleLinks, sampleScene } from '#letters/sample-scene.ts'
import { visibleText } from '#tests/support/pages.ts'
import { messageOf } from './senders.ts'
import { sampleNews } from '#tests/support/letters.ts'

const letters = createLetters({
  from: `${business.name} <${business.email}>`,
  owner: business.email,
  answersTo: business.email,
  siteUrl: () => 'https://farm.example',
  links: sampleLinks,
  clock: sampleClock,
  house: firstHouse,
})

const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })

/** Bytes on the wire, one character a byte. */
async function rawOf(letter: Letter): Promise<string> {
  const id = randomUUID()
  const queued = { id, messageId: `<${id}@hoftergist.example>`, createdAt: sampleClock.now() }
  const { message } = await transport.sendMail(messageOf({ ...letter, ...queued }, business.email))
  return (message as Buffer).toString('latin1')
}

/** Mark in each free text, found wherever the text comes out. */
const mark = 'Kwispelstaart'
const guest = 'guest@example.org'

function spoiledBy(typed: string) {
  const free = `${mark} ${typed} https://spam.example`
  return { name: typed, email: guest, specialRequirements: free, note: free }
}

/** Letters after a request and a message. */
function firstLetters(typed: string, language: Language): readonly Letter[] {
  const { name, email, note: free, ...rest } = spoiledBy(typed)
  const sample = sampleNews('reservation', language)
  const reservation = { ...sample.reservation, ...rest, name, email }
  return [
    ...letters({ ...sample, reservation }),
    ...letters({
      ...sampleNews('contact', language),
      message: { id: 'message', name, email, subject: free, message: free },
    }),
  ]
}

/** Letters of the rest of a booking's life. */
function laterLetters(typed: string, language: Language): readonly Letter[] {
  const spoiled = spoiledBy(typed)
  return allSampleNews(sampleScene(language)).flatMap((news) => {
    if (news.kind === 'reservation' || news.kind === 'contact') return []
    if ('reservation' in news) {
      return letters({ ...news, reservation: { ...news.reservation, ...spoiled } })
    }
    const own = { name: typed, email: guest, buyerName: typed, receiverName: typed }
    if ('entry' in news) return letters({ ...news, entry: { ...news.entry, ...own } })
    if ('wish' in news) return letters({ ...news, wish: { ...news.wish, ...own } })
    if ('option' in news) return letters({ ...news, option: { ...news.option, ...own } })
    if ('voucher' in news) return letters({ ...news, voucher: { ...news.voucher, ...own } })
    if (news.kind === 'books') return letters({ ...news, title: typed, lines: [typed] })
    if (news.kind === 'desk-key') return letters(news)
    if (news.kind === 'late') {
      const late = news.late.map((one) => {
        return { ...one, reservation: { ...one.reservation, ...spoiled } }
      })
      return letters({ ...news, late })
    }
    const all = <T extends object>(each: readonly T[]) =>
      each.map((one) => ({ ...one, ...spoiled }))
    if (news.kind === 'burst') return letters({ ...news, listed: all(news.listed) })
    const reservations = all(news.reservations)
    const sheet = [{ title: spoiled.note, lines: [spoiled.note] }]
    return letters({ ...news, reservations, sheet })
  })
}

const alwaysThere = `From To Subject Message-ID Date List-Help Auto-Submitted X-Auto-Response-Suppress
  Content-Language MIME-Version Content-Type`
const allowed = ({ content }: Letter) => [
  ...alwaysThere.split(/\s+/),
  ...(content.replyTo ? ['Reply-To'] : []),
]

/** The text of one encoded word (RFC 2047); throws where it is not whole by itself. */
function decodeWord(word: string): string {
  const [, charset = '', encoding, text = ''] =
    /^=\?([^?]+)\?([BQ])\?([^? ]*)\?=$/i.exec(word) ?? []
  const bytes =
    encoding?.toUpperCase() === 'B'
      ? Buffer.from(text, 'base64')
      : Buffer.from(
          text
            .replaceAll('_', ' ')
            .replaceAll(/=([\dA-F]{2})/g, (_, hex: string) =>
              String.fromCharCode(Number.parseInt(hex, 16)),
            ),
          'latin1',
        )
  return new TextDecoder(charset, { fatal: true }).decode(bytes)
}

/** RFC 5322 and RFC 2047, on the bytes themselves. */
function expectWellFormed(raw: string, letter: Letter) {
  expect(raw.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  expect(Math.max(...raw.split('\r\n').map(({ length }) => length))).toBeLessThanOrEqual(998)
  const [head = ''] = raw.split('\r\n\r\n', 1)
  expect(head).not.toMatch(/[^\x20-\x7e\t\r\n]/)
  expect(head.match(/^[^\s:]+(?=:)/gm)?.toSorted()).toEqual(allowed(letter).toSorted())
  for (const word of head.match(/=\?[^? ]+\?[BQ]\?[^ \r\n]*\?=/gi) ?? []) {
    expect(word.length).toBeLessThanOrEqual(75)
    expect(() => decodeWord(word)).not.toThrow()
  }
}

function expectFromTheFarm(mail: Email, letter: Letter) {
  expect(mail.from).toMatchObject({ name: business.name, address: business.email })
  expect(mail.to).toEqual([{ name: '', address: letter.to }])
  const { replyTo } = letter.content
  expect(mail.replyTo?.map(({ address }) => address)).toEqual(replyTo ? [replyTo] : undefined)
  const header = (key: string) => mail.headers.find((each) => each.key === key)?.value
  expect(header('auto-submitted')).toBe('auto-generated')
  expect(header('list-help')).toBe(`<mailto:${business.email}>`)
  expect(header('content-language')).toBe(letter.language)
  expect(mail.messageId).toMatch(/^<[\da-f-]{36}@hoftergist\.example>$/)
  expect(new Date(mail.date ?? '')).toEqual(sampleClock.now())
}

const names = ['An', 'Maïté', 'Łukasz', '王小明', 'محمد', 'D’Hondt', 'é'.repeat(40), '👨‍👩‍👧‍👦', ' ']
const header = '\r\nBcc: x@spam.example'
const breaks = [header, '\n\n', '\r', '\0', '\u2028', '\u0085', '\t', '\u001b[2J']
const unseen = ['\u202egnp.exe', '\u2066', '\u200b', '\ufeff', '\u00ad', 'Z\u0335\u0336'.repeat(30)]
const halves = ['\ud83e', '\udd6c', '=?utf-8?B?QmNjOg==?=', '%0d%0a']
const long = ['𝒜'.repeat(40), 'x'.repeat(1200)]
const signs = ['<x@spam.example>', '<b>', '&amp;', '{name}', '$&', ...'"\\,;:(.']
const piece = fc.constantFrom(...names, ...breaks, ...unseen, ...halves, ...long, ...signs)
const hostile = (minLength: number, maxLength: number) =>
  fc.array(piece, { minLength, maxLength }).map((pieces) => pieces.join(''))

/** The words of a letter; numbers of one digit stand in front of a list's lines in the text alone. */
function wordsIn(text = '') {
  return new Set(text.match(/[\p{L}\p{N}]{2,}/gu))
}

describe('a mail', () => {
  it.each(languages)('is the same in text and HTML, in %s', async (language) => {
    for (const letter of firstLetters('Maïté D’Hondt', language)) {
      const raw = await rawOf(letter)
      expectWellFormed(raw, letter)
      const mail = await PostalMime.parse(Buffer.from(raw, 'latin1'))
      expectFromTheFarm(mail, letter)
      expect(mail.subject).toBe(letter.content.subject)
      expect(raw).toMatch(/^Content-Type: multipart\/alternative;/im)
      const html = mail.html?.replace(/<div style="display:none.*?<\/div>/, '')
      // A link is a label over an address: only the text shows the address.
      const text = mail.text?.replaceAll(/^https:.*$/gm, '')
      expect(wordsIn(visibleText(html ?? ''))).toEqual(wordsIn(`${business.name} ${text}`))
      expect(mail.attachments.map(({ mimeType }) => mimeType)).toEqual(
        letter.content.attachments.map(({ contentType }) => contentType.split(';')[0]),
      )
    }
  })
})

describe.each([
  ['about a request or a message', firstLetters, 2, hostile(1, 6), 40],
  // Dozens of letters a run: fewer runs, in which more is typed.
  ['about all that follows', laterLetters, 15, hostile(4, 10), 6],
] as const)('a mail %s', (_, lettersOf, toGuests, typing, numRuns) => {
  it('stays whole after any input, and tells a guest nothing of it but a name', async () => {
    await fc.assert(
      fc.asyncProperty(typing, fc.constantFrom(...languages), async (typed, language) => {
        const all = lettersOf(typed, language)
        expect(all.filter(({ to }) => to === guest).length).toBeGreaterThanOrEqual(toGuests)
        for (const letter of all) {
          const raw = await rawOf(letter)
          expectWellFormed(raw, letter)
          const mail = await PostalMime.parse(Buffer.from(raw, 'latin1'))
          expectFromTheFarm(mail, letter)
          expect([mail.cc, mail.bcc]).toEqual([undefined, undefined])
          if (letter.to === guest) expectNothingTyped(mail)
        }
      }),
      { numRuns, seed: 20_250_915 },
    )
  })
})

/** A mail to an unproven address holds nothing that was typed, except a name, cut and stripped. */
function expectNothingTyped({ subject, text, html }: Email) {
  for (const body of [subject, text, html]) {
    expect(body).not.toContain(mark)
    expect(body).not.toMatch(/spam\.example|x{61}|[\u202a-\u202e\u2066-\u2069\u200b\ufeff]/)
    expect(body?.isWellFormed()).toBe(true)
    expect(body).not.toContain('\ufffd')
  }
}
