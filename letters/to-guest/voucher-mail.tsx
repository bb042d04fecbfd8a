import type { ReactNode } from 'react'
import { greetableName } from '#booking/forms/text-rules.ts'
import { withdrawUntil } from '#booking/vouchers/voucher.ts'
import { business } from '#content/business.ts'
import type { AnyMail } from '#content/words/shape/booking-mails.ts'
import { wordsIn } from '#content/words/words.ts'
import { printDay } from '#language/dates.ts'
import { fill, fillCounted } from '#language/fill.ts'
import { printEuros } from '#language/money.ts'
import type { VoucherOnFile } from '#store/money/vouchers.ts'
import { drawing } from '../booking-jar.ts'
import { MainAction, MoreActions } from '../blocks/actions.tsx'
import { Facts } from '../blocks/facts.tsx'
import { Sheet } from '../blocks/sheet.tsx'
import { Paragraph } from '../blocks/text.tsx'
import { addressOf, type Mailboxes, toGuest, type Written } from '../envelope.ts'
import { type Purpose, voucherLink } from '../links.ts'
import { greet } from './guest-mail.tsx'

/** "Zuurdesem, 2 personen (€ 150)", or an amount alone. */
export function worthOf({ amountCents, workshop, participants = 1, language }: VoucherOnFile) {
  const amount = printEuros(amountCents, language)
  if (!workshop) return amount
  const { workshopNames, voucherMails } = wordsIn(language)
  const people = fillCounted(voucherMails.facts.people, participants, language)
  return `${workshopNames[workshop]}, ${people} (${amount})`
}

export function VoucherFacts({ voucher }: { voucher: VoucherOnFile }) {
  const { facts } = spoken(voucher).words
  return (
    <Facts
      facts={[
        { label: facts.worth, value: worthOf(voucher), strong: true },
        { label: facts.receiver, value: greetableName(voucher.receiverName) },
        { label: facts.validUntil, value: printDay(voucher.validUntil, voucher.language) },
      ]}
    />
  )
}

export function Withdrawal({
  mailboxes,
  voucher,
}: {
  mailboxes: Mailboxes
  voucher: VoucherOnFile
}) {
  const { words, language } = spoken(voucher)
  const { links, withdrawal } = words
  const to = (purpose: Purpose) => voucherAddress(mailboxes, voucher, purpose)
  return (
    <>
      <MainAction action={{ label: links.own, to: to('voucher') }} />
      <Paragraph>
        {fill(withdrawal, { date: printDay(withdrawUntil(voucher), language) })}
      </Paragraph>
      <MoreActions actions={[{ label: links.withdraw, to: to('withdraw-voucher') }]} />
    </>
  )
}

type Said = Pick<Written, 'attachments'> & {
  readonly words: AnyMail
  readonly body: ReactNode
}

type Reader = Pick<VoucherOnFile, 'id' | 'language'> & {
  readonly email: string
  readonly name: string
}

export function toBuyer(mailboxes: Mailboxes, voucher: VoucherOnFile, said: Said) {
  const { buyerEmail: email, buyerName: name } = voucher
  return toReader(mailboxes, { ...voucher, email, name }, said)
}

/** Whoever gets it: the buyer, where they give it themselves. */
export function toReceiver(mailboxes: Mailboxes, voucher: VoucherOnFile, said: Said) {
  const { receiverEmail: email, receiverName: name } = voucher
  return email === ''
    ? toBuyer(mailboxes, voucher, said)
    : toReader(mailboxes, { ...voucher, email, name }, said)
}

function toReader(
  mailboxes: Mailboxes,
  reader: Reader,
  { words, body, attachments = [], ...said }: Said,
) {
  const { voucherMails, mails } = wordsIn(reader.language)
  const common = mails.reservation
  const { inMail, attachment } = drawing('gift', reader.language)
  return toGuest(mailboxes, reader, {
    ...said,
    attachments: [attachment, ...attachments],
    subject: words.subject,
    sheet: (
      <Sheet words={words} footer={voucherMails.footer} picture={inMail}>
        <Paragraph>{greet(common.greeting, reader)}</Paragraph>
        {body}
        <Paragraph>{fill(common.questions, { email: business.email })}</Paragraph>
        <Paragraph>{common.signature}</Paragraph>
      </Sheet>
    ),
  })
}

export function spoken({ language }: Pick<VoucherOnFile, 'language'>) {
  const { voucherMails: words, mails } = wordsIn(language)
  return { words, common: mails.reservation, language }
}

export function voucherAddress(mailboxes: Mailboxes, { id }: { id: string }, purpose: Purpose) {
  return addressOf(mailboxes, voucherLink(purpose, id, mailboxes.clock.now()))
}

/** Anybody may write in a stranger's name: mail programs make links of what looks like an address. */
export function leadingNowhere(text: string): string {
  return text.replaceAll(/:\/\//g, ' ').replaceAll(/[.@](?=[^\s.])/g, '$& ')
}
