import { TitledPage } from '#app/plain/pages.tsx'
import { Facts, LinkList, SubmitButton } from '#app/plain/parts.tsx'
import { mayWithdraw, voucherState } from '#booking/vouchers/voucher.ts'
import { sendVoucherAgain } from '#office/vouchers/receive-voucher.ts'
import { answerPlain } from '#server/http/plain-page.ts'
import { showGift } from './gift.tsx'
import { linkPage, type LinkPage, unknownLink } from './visit.tsx'
import { GiftJar } from './jars.tsx'
import { Transfer } from './transfer.tsx'
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
      {state === 'unpaid' && (
        <Transfer
          visit={visit}
          title={said.payTitle}
          howTo={said.payHow}
          code={said.payCode}
          cents={voucher.amountCents - voucher.receivedCents}
          reference={voucher.reference}
        />
      )}
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

/** To print; only for who has the code too, as it is kept nowhere: the link in the mail bears it. */
export const giftPage: LinkPage = {
  show: async (visit) => {
    const opened = await voucherVisit(visit)
    return (opened && showGift(opened)) ?? unknownLink(visit.c)
  },
  act: async (visit) => unknownLink(visit.c),
}
