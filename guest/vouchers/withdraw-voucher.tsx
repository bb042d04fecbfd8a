import { Facts } from '#app/plain/parts.tsx'
import { CodeField } from '#app/ui/field.tsx'
import { readIban } from '#booking/money/iban.ts'
import {
  mayWithdraw,
  payerOf,
  refundOnceWithdrawn,
  withdrawUntil,
} from '#booking/vouchers/voucher.ts'
import { printDay } from '#language/dates.ts'
import { fill } from '#language/fill.ts'
import { printEuros } from '#language/money.ts'
import { withdrawVoucher } from '#office/vouchers/withdraw-voucher.ts'
import { QuietButton } from '../buttons.tsx'
import { linkPage } from '../link-visit.tsx'
import { answerGuest, answerPage, GiftJar } from '../page.tsx'
import { voucherFacts, type VoucherVisit, voucherVisit } from './bought-voucher.tsx'

/** Withdrawal function (Directive 2011/83/EU, art. 11a): said, confirmed, and mailed. */
export const withdrawPage = linkPage(voucherVisit, {
  show: async (visit) => showWithdraw(visit, {}),
  act: async (visit, form) => {
    const { office, voucher, words } = visit
    const typed = (form.get('iban') ?? '').trim()
    const iban = readIban(typed)
    if (typed !== '' && !iban) {
      const problem = words.vouchers.withdraw.ibanProblem
      return showWithdraw(visit, { typed, problem })
    }
    if (form.get('step') !== 'confirm') return showWithdraw(visit, { typed, confirms: true })
    await withdrawVoucher(office, { id: voucher.id, iban })
  },
})

type Withdrawing = {
  readonly typed?: string
  readonly problem?: string
  readonly confirms?: boolean
}

async function showWithdraw(visit: VoucherVisit, asked: Withdrawing): Promise<Response> {
  const { office, voucher, language, words, today, linkTo } = visit
  const { withdraw: withdrawWords, states } = words.vouchers
  const links = [{ to: linkTo('voucher'), text: withdrawWords.back }]
  if (!mayWithdraw(voucher, today)) {
    const ended = voucher.withdrawnAt
      ? states.withdrawn
      : { ...withdrawWords, text: withdrawWords.tooLate }
    const { title, text } = ended
    return answerGuest(visit, { title, text, facts: [], links })
  }
  const cents = refundOnceWithdrawn(voucher)
  const date = printDay(withdrawUntil(voucher), language)
  const { typed = '', problem, confirms = false } = asked
  const payer = payerOf(await office.store.vouchers.receipts(voucher.id), cents)
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
            <input type="hidden" name="iban" value={typed} />
          </>
        ) : (
          cents > 0 &&
          !goesBack && (
            <CodeField
              name="iban"
              label={withdrawWords.iban}
              hint={withdrawWords.ibanHint}
              problem={problem}
              defaultValue={typed}
            />
          )
        )}
        <QuietButton>{confirms ? withdrawWords.confirm : withdrawWords.button}</QuietButton>
      </form>
    </>
  )
  return answerPage(visit, {
    title: withdrawWords.title,
    aside: <GiftJar />,
    lead: confirms ? withdrawWords.confirmText : fill(withdrawWords.text, { date }),
    problems: { iban: problem },
    body,
    links,
  })
}
