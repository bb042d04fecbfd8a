import { printStructuredCommunication } from '#booking/money/structured-communication.ts'
import { printIban } from '#booking/money/iban.ts'
import { deskPath } from '#language/desk-paths.ts'
import { fill } from '#language/fill.ts'
import { printEuros } from '#language/money.ts'
import type { LetterFact } from '../blocks/letter-part.ts'
import type { OfVoucher } from '../news.ts'
import {
  voucherOrderedLetter,
  voucherWithdrawnLetter,
} from '../to-guest/vouchers/voucher-letters.ts'
import { voucherWorthText } from '../to-guest/vouchers/voucher-mail.ts'
import { type FarmMail, makeFarmLetter } from './notice.ts'

export const ownerVoucherOrderedLetter = makeFarmLetter(
  voucherOrderedLetter.sample,
  (mail, { voucher }) => {
    const { ordered } = mail.ownerWords.ownerVouchers
    return {
      ...commonOf(mail, voucher),
      words: { ...ordered, subject: fill(ordered.subject, { name: voucher.buyerName }) },
      texts: [ordered.text],
      between: toCopy(mail, voucher),
    }
  },
)

/** The desk confirms the owner's own steps. */
export const ownerVoucherWithdrawnLetter = makeFarmLetter(
  voucherWithdrawnLetter.sample,
  (mail, { voucher }) => {
    if (voucher.withdrawnBy === 'owner') return undefined
    const { withdrawn } = mail.ownerWords.ownerVouchers
    const { account } = mail.ownerWords.desk.transfer
    const { refundCents, refundIban, buyerName: name } = voucher
    const amount = printEuros(refundCents, mail.language)
    const owed = refundIban ? withdrawn.refund : withdrawn.refundNoIban
    return {
      ...commonOf(mail, voucher),
      words: { ...withdrawn, subject: fill(withdrawn.subject, { name }) },
      texts: [withdrawn.text, refundCents > 0 ? fill(owed, { amount }) : withdrawn.nothing],
      between: toCopy(
        mail,
        voucher,
        refundIban !== '' && { label: account, value: printIban(refundIban), strong: true },
      ),
    }
  },
)

type SoldVoucher = OfVoucher['voucher']

function commonOf(mail: FarmMail, voucher: SoldVoucher) {
  const { facts, open } = mail.ownerWords.ownerVouchers
  const { id, buyerName, buyerEmail, receiverName } = voucher
  const to = `${mail.mailboxes.siteUrl()}${deskPath('cadeaubonnen')}#${id}`
  return {
    about: [voucher],
    replyTo: buyerEmail,
    facts: [
      { label: facts.worth, value: voucherWorthText(voucher, mail.siteWords), strong: true },
      { label: facts.buyer, value: buyerName },
      { label: facts.receiver, value: receiverName },
    ],
    main: { label: open, to },
  }
}

/** Numbers that are too wide beside their label on a small phone. */
function toCopy(
  { ownerWords }: FarmMail,
  { reference }: SoldVoucher,
  account: LetterFact | false = false,
) {
  const label = ownerWords.ownerVouchers.facts.reference
  const communication = { label, value: printStructuredCommunication(reference) }
  return { toCopy: account ? [communication, account] : [communication] }
}
