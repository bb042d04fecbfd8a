import { dayOf } from '#booking/dates/brussels-time.ts'
import type { Session } from '#booking/dates/session.ts'
import { dateFacts, ownDateFacts } from '#content/words/date-facts.ts'
import type { Words } from '#content/words/shape.ts'
import { wordsOf } from '#content/words/words.ts'
import { pathTo } from '#language/addresses.ts'
import { printDay, type Day } from '#language/dates.ts'
import type { Language } from '#language/languages.ts'
import { printEuros } from '#language/money.ts'
import { printRange } from '#language/numerals.ts'
import type { OptionOnFile } from '#store/options/options.ts'
import { mailAddressOf, type Mailboxes } from '../../envelope.ts'
import type { OfOption } from '../../news.ts'
import { optionLink } from '../../links.ts'
import { otherHoursThan } from '../dates/hours-changed.ts'
import { letterMaker } from '../guest-mail.ts'
import { moments, type Scene } from '../../sample-scene.ts'

/** Last day on which a group can say yes: the option holds until that day ends. */
export function lastDayOf({ holdsUntil }: { readonly holdsUntil: Date }): Day {
  return dayOf(new Date(holdsUntil.getTime() - 1))
}

function optionMail(mailboxes: Mailboxes, { option }: OfOption) {
  const { session, language } = option
  const allWords = wordsOf(mailboxes.house, language)
  return { mailboxes, guest: option, session, language, allWords, optionWords: allWords.option }
}

const optionLetter = letterMaker(optionMail)

type Offered = {
  /** The group's request named a voucher, which pays once the group says yes. */
  readonly hasVoucher: boolean
  /** The date as it was first offered, at other hours. */
  readonly from?: Session
}

export const optionOfferedLetter = optionLetter<Offered>(
  (scene) => ({ option: sampleOption(scene), hasVoucher: true }),
  (mail, { option, hasVoucher, from }) => {
    const { language, priceCents } = option
    const other = from && otherHoursThan(from, mail)
    const words = { ...mail.optionWords.mails.offered, ...other?.words }
    const { participants } = mail.allWords.mails.reservation.facts
    const until = printDay(lastDayOf(option), language)
    const to = mailAddressOf(mail.mailboxes, optionLink(option))
    const parts = [
      words.text,
      {
        facts: [
          ...dateFacts(option.session, mail.allWords),
          ...(other ? [other.before] : []),
          { label: participants, value: printPeople(option, language) },
          { label: mail.optionWords.facts.price, value: printEuros(priceCents, language) },
          ...(hasVoucher ? [voucherFact(mail.allWords)] : []),
          ...ownDateFacts(option.session, mail.allWords),
          { label: mail.optionWords.facts.until, value: until, strong: true },
        ],
      },
      words.next,
      { main: { label: words.button, to } },
      words.otherwise,
      { note: words.own },
    ]
    return { words, parts }
  },
)

export const optionEndedLetter = optionLetter(
  (scene) => ({ option: { ...sampleOption(scene), state: 'lapsed' } }),
  (mail, { option }) => {
    const { ended: words } = mail.optionWords.mails
    const to = mail.mailboxes.siteUrl() + pathTo('contact', mail.language)
    const parts = [
      option.state === 'lapsed' ? words.text : words.withdrawn,
      { facts: dateFacts(mail.session, mail.allWords) },
      words.again,
      { main: { label: mail.optionWords.again, to } },
    ]
    return { words, parts }
  },
)

export function voucherFact({ mails, option }: Words) {
  return { label: mails.reservation.facts.voucher, value: option.facts.voucher }
}

type GroupSize = { readonly least: number; readonly most: number }

/** "8 tot 12", or "9" for a certain number. */
export function printPeople({ least, most }: GroupSize, language: Language): string {
  return least === most ? String(most) : printRange(least, most, language)
}

export function sampleOption({ secured }: Scene): OptionOnFile {
  const { session, name, email, language, priceCents } = secured
  return {
    id: '3e8d5f1a-6b27-4c90-8a4e-9f0b1c2d3e4f',
    session: { ...session, capacity: 12, taken: 12, state: 'private' },
    isHeld: true,
    priceCents,
    groupPriceCents: undefined,
    least: 8,
    most: 12,
    name,
    email,
    telephone: '',
    language,
    state: 'open',
    createdAt: moments.asked,
    holdsUntil: moments.heldUntil,
    endedAt: undefined,
    reservationId: undefined,
    requestId: undefined,
  }
}
