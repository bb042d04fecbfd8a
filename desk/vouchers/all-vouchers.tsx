import { shownCents } from '#app/plain/form-fields.tsx'
import { type FormRefusal, HiddenFields } from '#app/plain/parts.tsx'
import { dayOf } from '#booking/dates/brussels-time.ts'
import { unbrokenIban } from '#booking/money/iban.ts'
import { printStructuredCommunication } from '#booking/money/structured-communication.ts'
import { lapsesAfter, voucherState } from '#booking/vouchers/voucher.ts'
import { deskPath } from '#language/desk-paths.ts'
import { fill } from '#language/fill.ts'
import { voucherWorthText } from '#letters/to-guest/vouchers/voucher-mail.ts'
import { listVoucherWaits } from '#office/money/refund-transfers.ts'
import { receiveVoucher } from '#office/vouchers/receive-voucher.ts'
import type { VoucherOnFile } from '#store/vouchers/vouchers.ts'
import type { Day } from '#language/dates.ts'
import { DeskButton, resultTexts, useAnchor } from '../buttons.tsx'
import { notAsShown } from '../desk-form.tsx'
import { dayText, euros, instantText, deskWords, siteWords } from '../desk-language.ts'
import { renderDeskPage } from '../frame.tsx'
import { handleRefundPaid, RefundPaidForm } from '../money/refunds/refund-paid.tsx'
import { VoucherTransfer } from '../money/refunds/transfer.tsx'
import { doneNotice } from '../undo/undo-notice.tsx'
import { handleSale, VoucherSaleForm } from './sell-voucher.tsx'
import {
  Extend,
  handleExtend,
  handleTakeBack,
  TakeBack,
  VoucherFold,
  voucherName,
} from './voucher-folds.tsx'
import { redeemedBy, RedeemedBy, type Redeemed } from './voucher-uses.tsx'
import type { DeskPage, DeskVisit } from '../visit.ts'

const words = () => deskWords().vouchers

/** The search box finds other vouchers. */
const maxShown = 100

export const vouchersPage: DeskPage = {
  show,
  handlers: {
    'sell-voucher': handleSale,
    'voucher-taken-back': handleTakeBack,
    'voucher-extended': handleExtend,
    'voucher-received': async ({ office }, form) => {
      const isPaid = await receiveVoucher(office, form.get('voucher') ?? '', shownCents(form))
      return isPaid ? undefined : notAsShown()
    },
    repaid: handleRefundPaid,
  },
  results: () => ({
    ...resultTexts(deskWords().buttons.vouchers),
    repaid: deskWords().buttons.home.repaid.done,
    ...deskWords().undo.done,
  }),
}

async function show(visit: DeskVisit, refused?: FormRefusal): Promise<Response> {
  const { office, now } = visit
  const vouchers = await office.store.vouchers.listLast(maxShown)
  const amount = euros(await office.store.vouchers.sumOwed(dayOf(now)))
  const redeemed = await redeemedBy(office.store, vouchers)
  const waits = await listVoucherWaits(office.store, vouchers, now)
  const body = (
    <>
      <div className="mt-5 border-t-2 border-ink">
        <VoucherSaleForm />
      </div>
      <p className="mt-5">{vouchers.length > 0 ? fill(words().owed, { amount }) : words().none}</p>
      <VoucherList {...{ vouchers, now, redeemed, waits }} />
      {vouchers.length === maxShown && <p className="mt-5">{words().older}</p>}
    </>
  )
  return renderDeskPage(visit, {
    title: words().title,
    notice: await doneNotice(visit, undefined, { done: visit.result }),
    sent: refused,
    body,
  })
}

type Shown = {
  readonly now: Date
  readonly redeemed: Redeemed
  readonly waits: Awaited<ReturnType<typeof listVoucherWaits>>
}

export function VoucherList({
  vouchers,
  ...shown
}: Shown & { vouchers: readonly VoucherOnFile[] }) {
  return (
    <ul className="mt-5 border-t-2 border-ink">
      {vouchers.map((voucher) => (
        <VoucherLine key={voucher.id} {...shown} voucher={voucher} />
      ))}
    </ul>
  )
}

function VoucherLine({ voucher, now, redeemed, waits }: Shown & { voucher: VoucherOnFile }) {
  const { id, buyerName: buyer, receiverName: receiver, createdAt, paidAt, reference } = voucher
  return (
    <li id={useAnchor(id)} className="grid gap-x-13 border-b border-rule py-5 sm:grid-cols-2">
      <div>
        <p className="text-meta text-soft">{instantText(createdAt)}</p>
        <p className="font-semibold [overflow-wrap:anywhere]">
          {receiver
            ? fill(words().who, { buyer: buyer || deskWords().search.noName, receiver })
            : buyer || deskWords().search.noName}
        </p>
        <p>{voucherWorthText(voucher, siteWords())}</p>
        <p className="text-meta text-soft">
          {paidAt
            ? fill(words().paid, { date: dayText(dayOf(paidAt)) })
            : fill(words().reference, { reference: printStructuredCommunication(reference) })}
        </p>
      </div>
      <div>
        <p>{stateText(voucher, dayOf(now))}</p>
        <RedeemedBy uses={redeemed.get(id) ?? []} />
        <VoucherMoney {...{ voucher, now }} notBefore={waits.get(id)} />
      </div>
    </li>
  )
}

function stateText(voucher: VoucherOnFile, today: Day): string {
  const { leftCents, validUntil, codeBeginning: code } = voucher
  const state = voucherState(voucher, today)
  const isOpen = state === 'open'
  const last = lapsesAfter(voucher)
  const isLapsed = last !== undefined && today > last
  const ended = { date: dayText(validUntil), left: euros(leftCents) }
  const inWords = state === 'ended' ? fill(words().endedWith, ended) : words().states[state]
  return [
    isLapsed ? fill(words().lapsed, { date: dayText(last) }) : inWords,
    isOpen && fill(words().left, { left: euros(leftCents) }),
    isOpen && fill(words().until, { date: dayText(validUntil) }),
    code && fill(words().code, { code }),
  ]
    .filter(Boolean)
    .join(', ')
}

function VoucherMoney(props: {
  readonly voucher: VoucherOnFile
  readonly now: Date
  readonly notBefore: Date | undefined
}) {
  const { voucher, now, notBefore } = props
  const { id, amountCents, receivedCents, refundCents, refundedAt, refundIban } = voucher
  const openCents = amountCents - receivedCents
  const state = voucherState(voucher, dayOf(now))
  if (state === 'unpaid' || state === 'open') {
    return (
      <>
        {state === 'unpaid' && (
          <VoucherFold voucher={voucher} title={words().received} look="button-quiet">
            <p className="max-w-[33.5em]">
              {fill(words().sure.received, { amount: euros(openCents) })}
            </p>
            <HiddenFields of={{ shown: openCents }} />
            <DeskButton does="voucher-received" look="button mt-3" about={voucherName(voucher)}>
              {words().yes}
            </DeskButton>
          </VoucherFold>
        )}
        <TakeBack voucher={voucher} />
      </>
    )
  }
  if (state === 'ended') return <Extend {...{ voucher, now }} />
  if (refundCents === 0) return null
  const amount = euros(refundCents)
  if (refundedAt) {
    const date = dayText(dayOf(refundedAt))
    return <p className="mt-2">{fill(deskWords().former.refunded, { amount, date })}</p>
  }
  const text = fill(refundIban ? words().refund : words().refundNoIban, {
    amount,
    iban: unbrokenIban(refundIban),
  })
  return (
    <>
      <p className="mt-2 font-semibold text-beet">{text}</p>
      <RefundPaidForm
        of={{ voucher: id }}
        cents={refundCents}
        iban={refundIban}
        label={voucherName(voucher)}
        action={deskPath('cadeaubonnen')}
      >
        <VoucherTransfer {...{ voucher, notBefore }} />
      </RefundPaidForm>
    </>
  )
}
