import { Facts } from '#app/plain/parts.tsx'
import { GiftOpening } from '#app/ui/gift-opening.tsx'
import { dayOf } from '#booking/dates/brussels-time.ts'
import { canWithdraw, voucherState } from '#booking/vouchers/voucher.ts'
import { printDay } from '#language/dates.ts'
import { fill } from '#language/fill.ts'
import { printEuros } from '#language/money.ts'
import { type Purpose, voucherLink } from '#letters/links.ts'
import {
  giftOpening,
  validFact,
  voucherWorthText,
} from '#letters/to-guest/vouchers/voucher-mail.ts'
import { sendVoucherAgain } from '#office/vouchers/receive-voucher.ts'
import { SecondButton } from '../buttons.tsx'
import { renderGuestPage, GiftJar } from '../page.tsx'
import { PayByTransfer } from '../money/how-to-pay.tsx'
import { linkPage, type LinkVisit, type Opened, visitIn } from '../link-visit.tsx'

export type VoucherVisit = Opened<typeof voucherVisit>

/** The buyer's visit, until the buyer is erased. */
export async function voucherVisit(visit: LinkVisit) {
  const opened = await anyVoucherVisit(visit)
  if (!opened || opened.voucher.buyerEmail === '') return undefined
  const linkTo = (purpose: Purpose) =>
    visit.pathOf(voucherLink(purpose, opened.voucher.id, visit.now))
  return { ...opened, email: opened.voucher.buyerEmail, linkTo }
}

/** The visit of anybody with the link, also after the buyer was erased. */
export async function anyVoucherVisit(visit: LinkVisit) {
  const { office, now, link } = visit
  const voucher = await office.store.vouchers.find(link.record)
  return voucher && { ...visitIn(voucher.language, visit), voucher, today: dayOf(now) }
}

export function voucherFacts({ voucher, language, words }: VoucherVisit) {
  const { voucherMails, vouchers } = words
  const { facts: labels } = voucherMails
  const { facts: own } = vouchers
  const { paidAt, sendOn, message, leftCents } = voucher
  return [
    { label: labels.worth, value: voucherWorthText(voucher, words) },
    { label: labels.receiver, value: voucher.receiverName },
    { label: own.email, value: voucher.receiverEmail || voucher.buyerEmail },
    { label: own.sendOn, value: sendOn && printDay(sendOn, language) },
    { label: own.words, value: message },
    { label: own.left, value: paidAt && printEuros(leftCents, language) },
    validFact(voucher, words),
  ]
}

export const voucherPage = linkPage(voucherVisit, {
  show: async (visit) => showVoucher(visit),
  act: async ({ c, office, voucher, fromOf }) => {
    await sendVoucherAgain(office, voucher.id, fromOf(c))
  },
})

function showVoucher(visit: VoucherVisit): Response {
  const { voucher, words, today, linkTo } = visit
  const voucherWords = words.vouchers
  const state = voucherState(voucher, today)
  const { title, text } =
    voucherWords.states[state === 'open' ? (voucher.sentAt ? 'sent' : 'waiting') : state]
  const { gift } = words.giftVoucher.ordered
  const canEnd = canWithdraw(voucher, today)
  const links = canEnd ? [{ to: linkTo('withdraw-voucher'), text: voucherWords.withdraw.link }] : []
  const body = (
    <>
      {state === 'unpaid' && voucher.receiverEmail && (
        <GiftOpening
          title={fill(gift.title, { email: voucher.receiverEmail })}
          note={gift.text}
          {...giftOpening(voucher, words)}
        />
      )}
      {state === 'unpaid' && (
        <PayByTransfer
          visit={visit}
          title={voucherWords.payTitle}
          howTo={voucherWords.payHow}
          code={voucherWords.payCode}
          cents={voucher.amountCents - voucher.receivedCents}
          reference={voucher.reference}
        />
      )}
      <Facts facts={voucherFacts(visit)} />
      {state === 'open' && voucher.sentAt && (
        <form method="post" className="no-print">
          <p className="mb-3 max-w-[33.5em]">{voucherWords.again.text}</p>
          <SecondButton>{voucherWords.again.button}</SecondButton>
        </form>
      )}
    </>
  )
  return renderGuestPage(visit, { title, aside: <GiftJar />, lead: text, body, links })
}
