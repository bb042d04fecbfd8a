import { printStructuredCommunication } from '#booking/money/structured-communication.ts'
import { printIban } from '#booking/money/iban.ts'
import { deskPath } from '#language/desk-paths.ts'
import { fill } from '#language/fill.ts'
import { printEuros } from '#language/money.ts'
import { labelled } from '#language/typeset.ts'
import type { Mailboxes } from '../envelope.ts'
import type { OfVoucher } from '../news.ts'
import { worthOf } from '../to-guest/vouchers/voucher-mail.tsx'
import { farmWords, noticeAbout, ownersWords } from './notice.tsx'

export function voucherOrderedToOwner(mailboxes: Mailboxes, { voucher }: OfVoucher) {
  const { ordered } = ownersWords(mailboxes).ownerVouchers
  return noticeAbout(mailboxes, aboutOf(voucher), {
    words: { ...ordered, subject: fill(ordered.subject, { name: voucher.buyerName }) },
    texts: [ordered.text, referenceOf(mailboxes, voucher)],
    facts: factsOf(mailboxes, voucher),
    main: toVoucher(mailboxes, voucher),
  })
}

export type Withdrawn = OfVoucher & { readonly by: 'guest' | 'owner' }

/** The desk itself confirms the owner's steps. */
export function voucherWithdrawnToOwner(mailboxes: Mailboxes, { voucher, by }: Withdrawn) {
  if (by === 'owner') return undefined
  const { ownerVouchers, language } = ownersWords(mailboxes)
  const { withdrawn } = ownerVouchers
  const { refundCents, refundIban, buyerName: name } = voucher
  const values = { amount: printEuros(refundCents, language), iban: printIban(refundIban) }
  const owed = refundIban ? withdrawn.refund : withdrawn.refundNoIban
  return noticeAbout(mailboxes, aboutOf(voucher), {
    words: { ...withdrawn, subject: fill(withdrawn.subject, { name }) },
    texts: [
      withdrawn.text,
      refundCents > 0 ? fill(owed, values) : withdrawn.nothing,
      referenceOf(mailboxes, voucher),
    ],
    facts: factsOf(mailboxes, voucher),
    main: toVoucher(mailboxes, voucher),
  })
}

type Of = OfVoucher['voucher']

function aboutOf(voucher: Of) {
  return { about: [voucher], replyTo: voucher.buyerEmail }
}

function factsOf(mailboxes: Mailboxes, voucher: Of) {
  const { facts } = ownersWords(mailboxes).ownerVouchers
  const { buyerName, receiverName } = voucher
  return [
    { label: facts.worth, value: worthOf(voucher, farmWords(mailboxes)), strong: true },
    { label: facts.buyer, value: buyerName },
    { label: facts.receiver, value: receiverName },
  ]
}

/** The reference is too wide beside a label on a small phone. */
function referenceOf(mailboxes: Mailboxes, { reference }: Of): string {
  const { ownerVouchers, language } = ownersWords(mailboxes)
  const { facts } = ownerVouchers
  return labelled(facts.reference, printStructuredCommunication(reference), language)
}

function toVoucher(mailboxes: Mailboxes, { id }: Of) {
  const { open } = ownersWords(mailboxes).ownerVouchers
  return { label: open, to: `${mailboxes.siteUrl()}${deskPath('cadeaubonnen')}#${id}` }
}
