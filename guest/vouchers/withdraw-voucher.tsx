import { Facts, HiddenFields, type FormRefusal, useField } from '#app/plain/parts.tsx'
import { CodeField } from '#app/ui/field.tsx'
import { readIban } from '#booking/money/iban.ts'
import {
  canWithdraw,
  payerOf,
  refundOnceWithdrawn,
  voucherState,
  withdrawUntil,
} from '#booking/vouchers/voucher.ts'
import type { Words } from '#content/words/shape.ts'
import { printDay } from '#language/dates.ts'
import { fill } from '#language/fill.ts'
import { printEuros } from '#language/money.ts'
import { withdrawVoucher } from '#office/vouchers/withdraw-voucher.ts'
import { QuietButton } from '../buttons.tsx'
import { linkPage } from '../link-visit.tsx'
import { renderActPage, renderGuestPage, GiftJar } from '../page.tsx'
import { voucherFacts, type VoucherVisit, voucherVisit } from './bought-voucher.tsx'

/** Withdrawal function (Directive 2011/83/EU, art. 11a): said, confirmed, and mailed. */
export const withdrawPage = linkPage(voucherVisit, {
  show: showWithdraw,
  act: async (visit, form) => {
    const { office, voucher, words } = visit
    const typed = (form.get('iban') ?? '').trim()
    const iban = readIban(typed)
    if (typed !== '' && !iban) {
      return { problems: { iban: words.vouchers.withdraw.ibanProblem }, typed: { iban: typed } }
    }
    if (form.get('step') !== 'confirm') return showWithdraw(visit, { typed: { iban: typed } })
    await withdrawVoucher(office, { id: voucher.id, iban })
  },
})

/** @param sent a form without a problem: it is to be confirmed */
async function showWithdraw(visit: VoucherVisit, sent?: Partial<FormRefusal>): Promise<Response> {
  const { office, voucher, language, words, today, linkTo } = visit
  const { withdraw: withdrawWords, states } = words.vouchers
  const links = [{ to: linkTo('voucher'), text: withdrawWords.back }]
  if (!canWithdraw(voucher, today)) {
    const state = voucherState(voucher, today)
    const { title, text } =
      state === 'withdrawn' || state === 'taken-back'
        ? states[state]
        : { ...withdrawWords, text: withdrawWords.tooLate }
    return renderActPage(visit, { title, text, facts: [], links })
  }
  const cents = refundOnceWithdrawn(voucher)
  const until = withdrawUntil(voucher)
  const lead = until
    ? fill(withdrawWords.text, { date: printDay(until, language) })
    : words.voucherMails.withdrawalUnpaid
  const confirms = sent !== undefined && !sent.problems
  const payer = payerOf(await office.store.vouchers.listReceiptsOf(voucher.id), cents)
  const goesBack = payer && fill(words.myBooking.cancel.goesBack, { ending: payer.slice(-4) })
  const body = (
    <>
      <Facts
        facts={[
          { label: words.mails.reservation.facts.name, value: voucher.buyerName },
          ...voucherFacts(visit),
        ]}
      />
      <p>
        {cents > 0 && fill(withdrawWords.refund, { amount: printEuros(cents, language) })}{' '}
        {cents > 0 && goesBack} {withdrawWords.rest}
      </p>
      <form method="post" noValidate className="mt-8">
        {confirms ? (
          <>
            <input type="hidden" name="step" value="confirm" />
            <HiddenFields of={sent.typed ?? {}} />
          </>
        ) : (
          cents > 0 && !goesBack && <Account words={withdrawWords} />
        )}
        <QuietButton>{confirms ? withdrawWords.confirm : withdrawWords.button}</QuietButton>
      </form>
    </>
  )
  return renderGuestPage(visit, {
    title: withdrawWords.title,
    aside: <GiftJar />,
    lead: confirms ? withdrawWords.confirmText : lead,
    sent,
    body,
    links,
  })
}

function Account({ words }: { readonly words: Words['vouchers']['withdraw'] }) {
  return <CodeField label={words.iban} hint={words.ibanHint} {...useField('iban', '')} />
}
