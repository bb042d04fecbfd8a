import { greetableName } from '#booking/forms/strangers-words.ts'
import { isIban, maskIban } from '#booking/money/iban.ts'
import { paidCents } from '#booking/money/owed.ts'
import { goesTo } from '#booking/money/refund.ts'
import { sum } from '#booking/sum.ts'
import { fill } from '#language/fill.ts'
import { printEuros } from '#language/money.ts'
import type { Refund } from '#store/money/refunds.ts'
import { ToCopy } from '../../blocks/facts.tsx'
import { Heading, Paragraph } from '../../blocks/text.tsx'
import type { GuestMail } from '../guest-mail.tsx'

export function refundedCents(refunds: readonly Refund[]): number {
  return sum(refunds, ({ amountCents }) => amountCents)
}

/** Each account with its part of the refund; empty when no money goes back. */
export function RefundBlock(props: {
  readonly mail: GuestMail
  readonly refunds: readonly Refund[]
  /** Sum and reason, instead of the usual words. */
  readonly text?: string
}) {
  const { mail, refunds, text } = props
  const words = mail.bookingWords.refund
  const { language, reservation } = mail
  const backCents = refundedCents(refunds)
  if (backCents === 0) return null
  const amount = printEuros(backCents, language)
  const paid = paidCents(reservation.payments)
  const isPart = paid > backCents
  const { payer } = reservation
  if (payer)
    return <Paragraph>{fill(words.toPayer, { amount, name: greetableName(payer.name) })}</Paragraph>
  return (
    <>
      <Heading>{words.title}</Heading>
      <Paragraph>
        {text ??
          fill(isPart ? words.part : words.whole, { amount, paid: printEuros(paid, language) })}
      </Paragraph>
      {refunds.map((refund) => (
        <RefundPart key={refund.id} mail={mail} refund={refund} />
      ))}
    </>
  )
}

function RefundPart({ mail, refund }: { readonly mail: GuestMail; readonly refund: Refund }) {
  const words = mail.bookingWords.refund
  const account = printedAccount(refund)
  if (!account) return <Paragraph>{words.askAccount}</Paragraph>
  return (
    <ToCopy
      facts={[
        { label: words.amount, value: printEuros(refund.amountCents, mail.language), strong: true },
        { label: words.account, value: account, strong: true },
        { label: words.when, value: words.soon },
      ]}
    />
  )
}

/** Money back on gift vouchers; empty when no voucher had paid. */
export function OnVoucher({
  mail,
  cents = 0,
}: {
  readonly mail: GuestMail
  readonly cents?: number | undefined
}) {
  if (cents === 0) return null
  const { back } = mail.allWords.voucherMails
  return <Paragraph>{fill(back, { amount: printEuros(cents, mail.language) })}</Paragraph>
}

/** Ends of the account, the payer's or another's; undefined while it is unknown. */
export function printedAccount(refund: Refund): string | undefined {
  const iban = goesTo(refund)
  // A guest typed it: only a valid account number goes into a mail.
  return isIban(iban) ? maskIban(iban) : undefined
}
