import { describe, expect, it } from 'vitest'
import { business } from '#content/business.ts'
import { firstHouse } from '#content/first-house.ts'
import { wordsIn } from '#tests/support/first-words.ts'
import { deskActions } from '#language/desk-paths.ts'
import { inEach } from '#language/languages.ts'
import { keysOf } from '#language/keys-of.ts'
import { languages } from '#tests/support/first-languages.ts'
import { everyText } from '#tests/support/every-text.ts'
import {
  codesIn,
  linksIn,
  ownerMailbox,
  sampleLetters,
  sampleNews,
  siteUrl,
  testLetters,
} from '#tests/support/letters.ts'
import type { News } from './letters.ts'
import { visibleText } from '#tests/support/pages.ts'
import { allSampleNews } from '#letters/sample-news.ts'
import { samplePeople, sampleScene } from './sample-scene.ts'

const letters = testLetters()
const plain = (text: string) => text.replaceAll(/\s+/g, ' ')

/** Whole sentences of each language's mails, which mails of other languages must not have. */
const sentences = inEach((language) => {
  const { mails, bookingMails, reminderMails, waitingMails } = wordsIn(language)
  return everyText({ mails, bookingMails, reminderMails, waitingMails })
    .flatMap(([, text]) => plain(text).split(/\{\w+\}/))
    .filter((text) => text.length > 16)
})

const mailboxes: Readonly<Record<string, string>> = {
  owner: ownerMailbox,
  accountant: 'boekhouder@example.org',
  guest: 'nele@example.org',
}

describe.each(languages)('every mail of a booking in %s', (language) => {
  const ownerLanguage = language
  const all = sampleLetters(testLetters(undefined, { ...firstHouse, ownerLanguage }), language)

  it.each(all.map((letter) => [letter.kind, letter] as const))(
    '%s says all it has to say, in HTML and in text',
    (kind, { content, to, language: spoken }) => {
      expect(spoken).toBe(language)
      const [, whose = ''] = /-(\w+)$/.exec(kind) ?? []
      expect(to).toBe(mailboxes[whose])
      expect(content.html).toContain(`<html lang="${spoken}">`)
      const bodies = [plain(content.text), visibleText(content.html)]
      for (const text of [content.subject, ...bodies]) {
        expect(text).not.toMatch(/[{}]|undefined|null|NaN|\[object|Invalid/)
        expect(text.trim()).not.toBe('')
      }
      expect(content.subject).not.toMatch(/[\r\n]|\s{2}/)
      expect(content.subject.length, 'fits a list of mails').toBeLessThan(70)
      expect(content.html).not.toMatch(/<(p|h1|h2|li|td|th|a|span)\b[^>]*>\s*<\/\1>/)
      const others = languages.filter((each) => each !== spoken).flatMap((each) => sentences[each])
      expect(others.filter((one) => bodies.some((body) => body.includes(one)))).toEqual([])
    },
  )

  it.each(all.map((letter) => [letter.kind, letter.content.text] as const))(
    '%s reads as plain text of 72 columns, each link on a line of its own',
    (_, text) => {
      for (const line of text.split('\n')) {
        if (line.startsWith(siteUrl)) expect(line).toMatch(/^\S+$/)
        else expect([...line].length, line).toBeLessThanOrEqual(72)
        expect(line).not.toMatch(/\S\s*https?:/)
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(998)
      }
    },
  )

  it.each(all.map((letter) => [letter.kind, letter] as const))(
    '%s shows of each payment a code that says what is printed, field by field',
    async (_, letter) => {
      const { html, text, attachments } = letter.content
      const shown = [...html.matchAll(/<img[^>]* src="cid:([^"]+)"/g)].map(([, cid]) => cid)
      expect(shown).toEqual(attachments.flatMap(({ cid }) => cid ?? []))
      for (const code of await codesIn(letter)) {
        const [name, iban = '', amount, purpose, structured = '', free = ''] = code.slice(5)
        expect([...code.slice(0, 5), purpose]).toEqual(['BCD', '002', '1', 'SCT', '', ''])
        const euros = Number(amount?.slice(3))
        const printed = [
          name,
          iban.replaceAll(/(.{4})(?=.)/g, '$1 '),
          free || structured.replace(/^(\d{3})(\d{4})(\d{5})$/, '+++$1/$2/$3+++'),
          String(Math.floor(euros)),
        ]
        for (const body of [plain(text), visibleText(html)]) {
          for (const each of printed) expect(body).toContain(each)
        }
      }
    },
  )

  it('is signed to each guest by both farmers', () => {
    const { guide, cook } = business.people
    for (const { kind, content } of all.filter((letter) => letter.kind.endsWith('-guest'))) {
      const signed = new RegExp(`^${guide} \\S+ ${cook}$`, 'm')
      expect(content.text, kind).toMatch(signed)
    }
  })

  it('gives the reason for the mail when another person may have given the address, and in no other case', () => {
    const { mails, guestChanges } = wordsIn(language)
    const reasons = new Map([
      ['contact-guest', `${mails.contact.footer} `],
      ['reservation-guest', `${mails.reservation.footer} `],
      ['substitute-asked-guest', `${guestChanges.asks.footer} `],
    ])
    for (const { kind, content } of all.filter((letter) => letter.kind.endsWith('-guest'))) {
      const [, ending = ''] = content.text.split('\n-- \n')
      const reason = plain(ending).split(`${business.name}, ${business.address.street}`)[0]
      expect(reason, kind).toBe(plain(reasons.get(kind) ?? ''))
    }
  })

  it('tells a guest whose booking or offer stands where to come', () => {
    const kinds = ['reservation', 'confirmed', 'secured', 'practical', 'substitute-asked']
    for (const kind of [...kinds, 'waiting-offer', 'next-date']) {
      const { content } = all.find((letter) => letter.kind === `${kind}-guest`)!
      const [body] = content.text.split('\n-- \n')
      expect(plain(body!), kind).toContain(business.address.street)
    }
  })

  it('leads each guest to the page of that booking, and to nothing of the farm’s', () => {
    const farms: readonly string[] = ['desk', 'key', ...keysOf(deskActions)]
    for (const letter of all.filter(({ kind }) => kind.endsWith('-guest'))) {
      for (const { purpose } of linksIn(letter)) expect(farms).not.toContain(purpose)
    }
  })
})

/** All news of people who typed these. */
function newsOf(typed: Partial<(typeof samplePeople)['guest']>) {
  const { guest, friend, receiver } = samplePeople
  const people = {
    guest: { ...guest, ...typed },
    friend: { ...friend, ...typed },
    receiver: typed.name ?? receiver,
  }
  return allSampleNews(sampleScene('en', firstHouse, people))
}

it('a mail that waits on a stranger’s name repeats no more of it than a name has', () => {
  const name = 'Zoë <b>O’Hara</b>\nhttps://spam.example/nu & "Co" \u202e' + 'x'.repeat(90)
  const typed = { name, note: 'NOTE', specialRequirements: 'WISH https://spam.example' }
  for (const news of newsOf(typed)) {
    for (const { kind, content } of letters(news)) {
      if (!kind.endsWith('-guest')) continue
      for (const body of [content.subject, content.text, content.html]) {
        expect(body).not.toMatch(/spam\.example|<b>|\u202e|NOTE|WISH|"Co"/)
      }
      expect(content.text).toContain('Zoë')
    }
  }
})

it('a guest who gave no address gets no mail', () => {
  for (const news of newsOf({ email: '' })) {
    const kinds = letters(news).map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind.endsWith('-guest'))).toEqual([])
  }
})

it.each(['prove', 'moved', 'hours-changed', 'unanswered'] as const)(
  'a party whose size is open is told as such: %s',
  (kind) => {
    const news = sampleNews(kind)
    const open = { participants: 5, status: kind === 'prove' ? 'unproven' : 'requested' } as const
    const told = letters({ ...news, reservation: { ...news.reservation, ...open } } as News)
    for (const { content } of told)
      expect(plain(content.text)).toMatch(/(Aantal personen|Personen): 5 of meer/)
  },
)

it('a payment is asked for in the name that the bank knows', async () => {
  const [confirmed] = letters(sampleNews('confirmed'))
  const [code] = await codesIn(confirmed!)
  expect(code?.slice(5, 7)).toEqual([business.accountHolder, business.iban])
})
