import { dayOf } from '#booking/dates/brussels-time.ts'
import { isIban, maskIban } from '#booking/money/iban.ts'
import type { Method } from '#booking/money/method.ts'
import { printStructuredCommunication } from '#booking/money/structured-communication.ts'
import { newVoucherDefaults, unpaidDays } from '#booking/vouchers/voucher.ts'
import { printVoucherCode } from '#booking/vouchers/voucher-code.ts'
import { printDay } from '#language/dates.ts'
import { printInstant } from '#language/times.ts'
import { fill } from '#language/fill.ts'
import { printEuros } from '#language/money.ts'
import { otherDates, datesAction } from '../reservations/booking-parts.ts'
import { transferPart } from '../money/money-parts.ts'
import {
  makeBuyerLetter,
  giftOpening,
  makeReceiverLetter,
  voucherAddress,
  factsOfVoucher,
  withdrawalParts,
  voucherWorthText,
} from './voucher-mail.ts'
import type { OfVoucher } from '../../news.ts'
import { moments, type Scene } from '../../sample-scene.ts'

export const voucherOrderedLetter = makeBuyerLetter(ordered, (mail, { voucher }) => {
  const { ordered: words } = mail.voucherWords
  const { amountCents, reference } = voucher
  return {
    words,
    parts: [
      words.text,
      factsOfVoucher(mail),
      { heading: words.payTitle },
      transferPart(mail.allWords, { cents: amountCents, reference }),
      fill(words.wait, { days: unpaidDays }),
      withdrawalParts(mail),
    ],
  }
})

export const voucherPaidLetter = makeBuyerLetter(paid, (mail, { voucher }) => {
  const { paid: words } = mail.voucherWords
  const { sendOn, receiverEmail, buyerEmail } = voucher
  const date = sendOn ? printDay(sendOn, mail.language) : ''
  const goes = { email: receiverEmail || buyerEmail, date }
  const isLater = sendOn !== undefined && sendOn > dayOf(mail.mailboxes.clock.now())
  return {
    words,
    parts: [
      fill(isLater ? words.later : words.now, goes),
      factsOfVoucher(mail),
      withdrawalParts(mail),
    ],
  }
})

/** Only this mail has the code. The giver's words are set apart, without links. */
export const voucherGiftLetter = makeReceiverLetter<{ readonly code: string }>(
  givenByMail,
  (mail, { voucher, code }) => {
    const { gift, byHand, facts: labels, links } = mail.voucherWords
    const words = mail.isByHand ? byHand : gift
    const opening = giftOpening(voucher, mail.allWords)
    const facts = [
      { label: labels.worth, value: voucherWorthText(voucher, mail.allWords) },
      { label: labels.validUntil, value: printDay(voucher.validUntil, mail.language) },
    ]
    return {
      words: mail.isByHand ? words : { ...words, subject: opening.subject },
      parts: [
        mail.isByHand ? words.text : opening.text,
        opening.message && { quoted: opening.message },
        { toCopy: [{ label: labels.code, value: printVoucherCode(code), strong: true }] },
        { main: { label: links.print, to: voucherAddress(mail, 'gift') } },
        { facts },
        words.how,
        !mail.isByHand && { links: [datesAction(mail)] },
        { note: gift.keep },
      ],
    }
  },
)

export const voucherEndingLetter = makeReceiverLetter(paid, (mail, { voucher }) => {
  const words = mail.isByHand ? mail.voucherWords.endingByHand : mail.voucherWords.ending
  const date = printDay(voucher.validUntil, mail.language)
  const amount = printEuros(voucher.leftCents, mail.language)
  return {
    words,
    parts: [fill(words.text, { amount, date }), words.how, !mail.isByHand && otherDates(mail)],
  }
})

type Withdrawn = {
  /** True while the account of the refund can be stopped; the account that paid gets its money at once. */
  readonly waits: boolean
}

/** The acknowledgement on a durable medium: the purchase withdrawn, with day and time; or the owner's act. */
export const voucherWithdrawnLetter = makeBuyerLetter<Withdrawn>(
  withdrawn,
  (mail, { voucher, waits }) => {
    const { withdrawn: byBuyer, takenBack } = mail.voucherWords
    const words = voucher.withdrawnBy === 'owner' ? { ...byBuyer, ...takenBack } : byBuyer
    const { withdrawnAt = mail.mailboxes.clock.now(), refundCents, refundIban } = voucher
    const at = printInstant(withdrawnAt, mail.language)
    const reference = printStructuredCommunication(voucher.reference)
    const amount = printEuros(refundCents, mail.language)
    return {
      words,
      parts: [
        fill(words.text, { reference, at }),
        refundCents > 0 ? fill(words.refund, { amount }) : words.nothing,
        refundCents > 0 &&
          isIban(refundIban) && { facts: [{ label: words.account, value: maskIban(refundIban) }] },
        refundCents > 0 && !isIban(refundIban) && words.askAccount,
        refundCents > 0 && (waits ? words.notYou : words.notYouAtOnce),
      ],
    }
  },
)

export const voucherRefundedLetter = makeBuyerLetter<{ readonly method?: Method | undefined }>(
  withdrawn,
  (mail, { voucher, method }) => {
    const { refunded: words } = mail.voucherWords
    const byMethod = method === 'cash' ? words.inCash : words
    const amount = printEuros(voucher.refundCents, mail.language)
    return {
      words: { ...byMethod, subject: fill(words.subject, { amount }) },
      parts: [fill(byMethod.text, { amount })],
    }
  },
)

function ordered({ confirmed: { language, email }, friend, receiver }: Scene): OfVoucher {
  const voucher: OfVoucher['voucher'] = {
    ...newVoucherDefaults,
    id: '7b1f0c52-9e3d-4a68-b0c7-2d5e8f314a96',
    createdAt: moments.asked,
    language,
    amountCents: 7500,
    workshop: undefined,
    participants: undefined,
    buyerName: friend.name,
    buyerEmail: email,
    receiverName: receiver,
    receiverEmail: '',
    message: '',
    sendOn: undefined,
    reference: '090933755493',
    validUntil: '2030-09-22',
  }
  return { voucher }
}

function paid(scene: Scene): OfVoucher {
  const { voucher } = ordered(scene)
  return { voucher: { ...voucher, leftCents: 7500, paidAt: moments.paid } }
}

function givenByMail(scene: Scene) {
  const voucher = { ...paid(scene).voucher, receiverEmail: scene.confirmed.email }
  return { voucher, code: '23456789ABCDEFGHJKMN' }
}

function withdrawn(scene: Scene) {
  const { voucher } = paid(scene)
  const refund = { refundCents: 7500, refundIban: 'BE71096123456769' }
  return { voucher: { ...voucher, ...refund, withdrawnAt: moments.withdrawn }, waits: true }
}
