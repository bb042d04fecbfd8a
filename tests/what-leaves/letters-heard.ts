import { createHash } from 'node:crypto'
import { withOverrides } from '#booking/with-overrides.ts'
import { languages } from '#tests/support/first-languages.ts'
import type { Letter, Letters } from '#letters/letters.ts'
import type { Links } from '#letters/signed-links.ts'
import { createOffice } from '#server/create-office.ts'
import type { Changes } from '#store/subjects.ts'
import type { TestOffice } from '../support/test-office.ts'

const settings = {
  mailFrom: 'Hof ter Gist <farm@farm.example>',
  ownerEmail: 'owner@farm.example',
  answersTo: 'owner@farm.example',
  rateLimit: false,
  undoSeconds: 120,
}

/**
 * The office with the site's own letters, which are heard as they are written, to guests of all
 * three languages.
 */
export function withLettersHeard(plain: TestOffice, links: Links, heard: Letter[]): TestOffice {
  const real = createOffice({
    ...plain,
    config: settings,
    siteUrl: () => 'http://farm.example',
    links,
  })
  const hear = (letters: readonly Letter[]) => {
    heard.push(...letters)
    return letters
  }
  const lettersOf = (house: Parameters<typeof plain.lettersOf>[0]): Letters => {
    const letters = real.lettersOf(house)
    const listed = plain.lettersOf(house)
    return {
      forMessages: (sent) => hear(letters.forMessages(sent)),
      forNews: (news) => {
        listed.forNews(news)
        return hear(letters.forNews(news))
      },
    }
  }
  let guests = 0
  const language = () => languages[guests++ % languages.length]!
  const inLanguages = ({ reservations, vouchers }: Changes): Partial<Changes> => ({
    reservations: {
      ...reservations,
      add: async (one, payments) => {
        const own = { language: language() }
        // The office goes on with the booking as it was written.
        return { ...(await reservations.add({ ...one, ...own }, payments)), ...own }
      },
    },
    vouchers: { ...vouchers, add: (one) => vouchers.add({ ...one, language: language() }) },
  })
  const change: TestOffice['store']['change'] = (work) =>
    plain.store.change((changes) => work(withOverrides(changes, inLanguages(changes))))
  return { ...plain, lettersOf, store: withOverrides(plain.store, { change }) }
}

/** A letter as text: its envelope, what it says, its attachments, and its HTML. */
export function letterAsText({ kind, to, language, content }: Letter): string {
  const { subject, text, html, attachments } = content
  const attached = attachments.map(({ filename, content: file, encoding }) =>
    encoding
      ? `${filename} ${createHash('sha256').update(file).digest('hex')}`
      : `${filename}\n${file}`,
  )
  return [`${kind} to ${to} in ${language}`, subject, text, ...attached, html].join('\n\n')
}
