import { invoiceTitle } from '#content/words/print-invoice.ts'
import { ownerWordsOf } from '#content/words/owner-words.ts'
import { wordsOf } from '#content/words/words.ts'
import { fill } from '#language/fill.ts'
import type { MailAttachment } from '#store/mail/mails.ts'
import { type Mailboxes, toOutside } from '../envelope.ts'
import type { Scene } from '../sample-scene.ts'
import { sampleInvoice } from '../to-guest/invoices/invoiced.ts'

export type OfBooks = {
  readonly to: string
  /** "Factuur 2025-0001", "september 2025". */
  readonly title: string
  readonly lines: readonly string[]
  readonly files: readonly MailAttachment[]
  /** Bookings in the files, with which the mail is forgotten. */
  readonly about: readonly { readonly id: string }[]
}

export const booksLetter = { sample: oneInvoice, accountant: booksMail }

function booksMail(mailboxes: Mailboxes, { to, title, lines, files, about }: OfBooks) {
  const { subject, preview, text, questions } = ownerWordsOf(mailboxes.house).accountant.mail
  const farm = mailboxes.house.business.name
  const sheetWords = { title, preview: fill(preview, { farm }) }
  const { ownerLanguage: language } = mailboxes.house
  const envelope = { to, language, about: about.map(({ id }) => id) }
  return toOutside(mailboxes, envelope, {
    subject: fill(subject, { farm, title }),
    sheet: { words: sheetWords, parts: [fill(text, { farm }), { list: lines }, questions] },
    attachments: files,
  })
}

function oneInvoice(scene: Scene): OfBooks {
  const { house } = scene
  const name = invoiceTitle(sampleInvoice(scene), wordsOf(house, house.ownerLanguage))
  const { pdf, ubl } = ownerWordsOf(house).accountant.lines
  return {
    to: 'boekhouder@example.org',
    title: name,
    lines: [fill(pdf, { name }), fill(ubl, { name })],
    files: [],
    about: [scene.secured],
  }
}
