import { TitledPage } from '#app/plain/pages.tsx'
import { Facts, LinkList, SubmitButton } from '#app/plain/parts.tsx'
import { PaymentCode } from '#app/ui/payment-code.tsx'
import { epcPayload } from '#booking/money/epc-payload.ts'
import { printIban } from '#booking/money/iban.ts'
import { qrModules, qrPath } from '#booking/money/qr-modules.ts'
import { printStructuredCommunication } from '#booking/money/structured-communication.ts'
import { mayWithdraw, voucherState } from '#booking/vouchers/voucher.ts'
import { business } from '#content/business.ts'
import { fill } from '#language/fill.ts'
import { printEuros } from '#language/money.ts'
import { sendVoucherAgain } from '#office/vouchers/receive-voucher.ts'
import { answerPlain } from '#server/http/plain-page.ts'
import { showGift } from './gift.tsx'
import { linkPage, type LinkPage, unknownLink } from './visit.tsx'
import { GiftJar } from './jars.tsx'
import { voucherFacts, type VoucherVisit, voucherVisit } from './voucher-visit.ts'

/** The buyer's own page: what is to pay, where it stands, and the way to go back on it. */
export const voucherPage: LinkPage = linkPage(voucherVisit, {
  show: async (visit) => showVoucher(visit),
  act: async ({ office, voucher }) => {
    await sendVoucherAgain(office, voucher.id)
    return undefined
  },
})

function showVoucher(visit: VoucherVisit): Response {
  const { c, voucher, language, words, today, linkTo } = visit
  const said = words.vouchers
  const state = voucherState(voucher, today)
  const { title, text } =
    said.states[state === 'open' ? (voucher.sentAt ? 'sent' : 'waiting') : state]
  const mayEnd = mayWithdraw(voucher, today)
  const links = mayEnd ? [{ to: linkTo('withdraw-voucher'), text: said.withdraw.link }] : []
  const page = (
    <TitledPage language={language} title={title} aside={<GiftJar />}>
      <p className="mt-5 text-lead">{text}</p>
      {state === 'unpaid' && <Transfer visit={visit} />}
      <Facts facts={voucherFacts(visit)} />
      {state === 'open' && voucher.sentAt && (
        <form method="post" className="no-print">
          <p className="mb-3 max-w-[60ch]">{said.again.text}</p>
          <SubmitButton look="button-quiet">{said.again.button}</SubmitButton>
        </form>
      )}
      <LinkList links={links} />
    </TitledPage>
  )
  return answerPlain(c, page)
}

function Transfer({ visit: { voucher, words, language } }: { visit: VoucherVisit }) {
  const labels = words.myBooking.payment
  const { payTitle, payHow, payCode } = words.vouchers
  const { accountHolder: name, iban } = business
  const { reference, receivedCents } = voucher
  const amountCents = voucher.amountCents - receivedCents
  const amount = printEuros(amountCents, language)
  const payment = { name, iban, amountCents, structuredCommunication: reference }
  const code = qrModules(epcPayload(payment))
  const copyable = (text: string) => <span className="copyable">{text}</span>
  return (
    <section className="mt-13 border-t-2 border-ink pt-5">
      <h2 className="text-25">{payTitle}</h2>
      <p className="mt-2">{payHow}</p>
      <div className="mt-5 grid items-start gap-x-8 sm:grid-cols-[auto_minmax(0,1fr)]">
        <PaymentCode
          code={{ size: code.size, path: qrPath(code) }}
          width={200}
          label={fill(payCode, { amount })}
          className="payment-code"
        />
        <Facts
          facts={[
            { label: labels.amount, value: copyable(amount) },
            { label: labels.beneficiary, value: copyable(name) },
            { label: labels.account, value: copyable(printIban(iban)) },
            {
              label: labels.communication,
              value: copyable(printStructuredCommunication(reference)),
            },
          ]}
        />
      </div>
    </section>
  )
}

/** To print; only for who has the code too, as it is kept nowhere: the link in the mail bears it. */
export const giftPage: LinkPage = {
  show: async (visit) => {
    const opened = await voucherVisit(visit)
    return (opened && showGift(opened)) ?? unknownLink(visit.c)
  },
  act: async (visit) => unknownLink(visit.c),
}
