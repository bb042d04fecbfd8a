import { dayOf, timeOf } from '#booking/dates/brussels-time.ts'
import { isIban, maskIban, printIban } from '#booking/money/iban.ts'
import { printStructuredCommunication } from '#booking/money/structured-communication.ts'
import { greetableName } from '#booking/forms/text-rules.ts'
import { unpaidDays } from '#booking/vouchers/voucher.ts'
import { printVoucherCode } from '#booking/vouchers/voucher-code.ts'
import { business } from '#content/business.ts'
import { wordsIn } from '#content/words/words.ts'
import { printDay } from '#language/dates.ts'
import { fill } from '#language/fill.ts'
import { printEuros } from '#language/money.ts'
import { MainAction } from '../blocks/actions.tsx'
import { Facts, Payment, ToCopy } from '../blocks/facts.tsx'
import { Heading, Note, Paragraph, Quoted } from '../blocks/text.tsx'
import type { Mailboxes } from '../envelope.ts'
import type { OfVoucher } from '../letters.ts'
import { paymentPicture } from '../payment-picture.ts'
import { OtherDates } from './booking-blocks.tsx'
import {
  leadingNowhere,
  spoken,
  toBuyer,
  toReceiver,
  voucherAddress,
  VoucherFacts,
  Withdrawal,
  worthOf,
} from './voucher-mail.tsx'

export function voucherOrdered(mailboxes: Mailboxes, { voucher }: OfVoucher) {
  const { words, common, language } = spoken(voucher)
  const { amountCents, reference } = voucher
  const { accountHolder: name, iban } = business
  const payment = { name, iban, amountCents, structuredCommunication: reference }
  const { code, attachment } = paymentPicture(payment, reference)
  const labels = common.payment
  const body = (
    <>
      <Paragraph>{words.ordered.text}</Paragraph>
      <VoucherFacts voucher={voucher} />
      <Heading>{words.ordered.payTitle}</Heading>
      <Payment
        facts={[
          { label: labels.amount, value: printEuros(amountCents, language), strong: true },
          { label: labels.beneficiary, value: name },
          { label: labels.account, value: printIban(iban) },
          {
            label: labels.communication,
            value: printStructuredCommunication(reference),
            strong: true,
          },
        ]}
        code={code}
        words={wordsIn(language).bookingMails.payment}
      />
      <Paragraph>{fill(words.ordered.wait, { days: unpaidDays })}</Paragraph>
      <Withdrawal {...{ mailboxes, voucher }} />
    </>
  )
  return toBuyer(mailboxes, voucher, { words: words.ordered, body, attachments: [attachment] })
}

export function voucherPaid(mailboxes: Mailboxes, { voucher }: OfVoucher) {
  const { words, language } = spoken(voucher)
  const { sendOn, receiverEmail, buyerEmail } = voucher
  const goes = {
    email: receiverEmail || buyerEmail,
    date: sendOn ? printDay(sendOn, language) : '',
  }
  const isLater = sendOn !== undefined && sendOn > dayOf(mailboxes.clock.now())
  const body = (
    <>
      <Paragraph>{words.paid.text}</Paragraph>
      <Paragraph>{fill(isLater ? words.paid.later : words.paid.now, goes)}</Paragraph>
      <VoucherFacts voucher={voucher} />
      <Withdrawal {...{ mailboxes, voucher }} />
    </>
  )
  return toBuyer(mailboxes, voucher, { words: words.paid, body })
}

type Gift = OfVoucher & { readonly code: string }

/** The only place in which the code is written down. What the giver wrote is set apart and leads nowhere. */
export function voucherGift(mailboxes: Mailboxes, { voucher, code }: Gift) {
  const { words, language } = spoken(voucher)
  const { message, receiverName, buyerName } = voucher
  const name = greetableName(buyerName)
  const print = `${voucherAddress(mailboxes, voucher, 'gift')}?code=${code}`
  const said = { ...words.gift, subject: fill(words.gift.subject, { name }) }
  const facts = [
    { label: words.facts.worth, value: worthOf(voucher) },
    { label: words.facts.validUntil, value: printDay(voucher.validUntil, language) },
  ]
  const body = (
    <>
      <Paragraph>
        {fill(words.gift.text, { name, receiver: greetableName(receiverName) })}
      </Paragraph>
      {message && <Quoted>{leadingNowhere(message)}</Quoted>}
      <ToCopy facts={[{ label: words.facts.code, value: printVoucherCode(code), strong: true }]} />
      <Facts facts={facts} />
      <Paragraph>{words.gift.how}</Paragraph>
      <MainAction action={{ label: words.links.print, to: print }} />
      <Note>{words.gift.keep}</Note>
    </>
  )
  return toReceiver(mailboxes, voucher, { words: said, body })
}

export function voucherEnding(mailboxes: Mailboxes, { voucher }: OfVoucher) {
  const { words, language } = spoken(voucher)
  const date = printDay(voucher.validUntil, language)
  const amount = printEuros(voucher.leftCents, language)
  const body = (
    <>
      <Paragraph>{fill(words.ending.text, { amount, date })}</Paragraph>
      <Paragraph>{words.ending.how}</Paragraph>
      <OtherDates mail={{ mailboxes, language }} />
    </>
  )
  return toReceiver(mailboxes, voucher, { words: words.ending, body })
}

/** The acknowledgement on a durable medium: what was withdrawn from, on which day and at what time. */
export function voucherWithdrawn(mailboxes: Mailboxes, { voucher }: OfVoucher) {
  const { words, language } = spoken(voucher)
  const { withdrawnAt = mailboxes.clock.now(), refundCents, refundIban, reference } = voucher
  const at = `${printDay(dayOf(withdrawnAt), language)}, ${timeOf(withdrawnAt)}`
  const said = words.withdrawn
  const about = { reference: printStructuredCommunication(reference), at }
  const amount = printEuros(refundCents, language)
  const body = (
    <>
      <Paragraph>{fill(said.text, about)}</Paragraph>
      <Paragraph>{refundCents > 0 ? fill(said.refund, { amount }) : said.nothing}</Paragraph>
      {refundCents > 0 && isIban(refundIban) && (
        <Facts facts={[{ label: said.account, value: maskIban(refundIban) }]} />
      )}
      {refundCents > 0 && !isIban(refundIban) && <Paragraph>{said.askAccount}</Paragraph>}
    </>
  )
  return toBuyer(mailboxes, voucher, { words: said, body })
}

export function voucherRefunded(mailboxes: Mailboxes, { voucher }: OfVoucher) {
  const { words, language } = spoken(voucher)
  const amount = printEuros(voucher.refundCents, language)
  const said = { ...words.refunded, subject: fill(words.refunded.subject, { amount }) }
  const body = <Paragraph>{fill(said.text, { amount })}</Paragraph>
  return toBuyer(mailboxes, voucher, { words: said, body })
}
