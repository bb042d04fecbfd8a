import { OneActionPage, TitledPage } from '#app/plain/pages.tsx'
import { Facts, FormProblems, LinkList, SubmitButton } from '#app/plain/parts.tsx'
import { TextField } from '#app/ui/field.tsx'
import { PaymentCode } from '#app/ui/payment-code.tsx'
import { dayOf } from '#booking/dates/brussels-time.ts'
import { epcPayload } from '#booking/money/epc-payload.ts'
import { printIban, readIban } from '#booking/money/iban.ts'
import { qrModules, qrPath } from '#booking/money/qr-modules.ts'
import { printStructuredCommunication } from '#booking/money/structured-communication.ts'
import { mayWithdraw, voucherState, withdrawUntil } from '#booking/vouchers/voucher.ts'
import { business } from '#content/business.ts'
import { wordsIn } from '#content/words/words.ts'
import { printDay } from '#language/dates.ts'
import { fill } from '#language/fill.ts'
import { printEuros } from '#language/money.ts'
import { linkPath, type Purpose, voucherLink } from '#letters/links.ts'
import { worthOf } from '#letters/to-guest/vouchers.tsx'
import { sendVoucherAgain } from '#office/vouchers/receive-voucher.ts'
import { withdrawVoucher } from '#office/vouchers/withdraw-voucher.ts'
import { answerPlain } from '#server/http/plain-page.ts'
import type { VoucherOnFile } from '#store/vouchers.ts'
import { showGift } from './gift.tsx'
import { linkPage, type LinkPage, type LinkVisit, unknownLink } from './visit.tsx'

export type VoucherVisit = NonNullable<Awaited<ReturnType<typeof voucherVisit>>>

async function voucherVisit(visit: LinkVisit) {
  const { office, links, link } = visit
  const voucher = await office.store.findVoucher(link.record)
  // Whoever bought it was forgotten: so is the way to it.
  if (!voucher || voucher.buyerEmail === '') return undefined
  const { language, buyerEmail: email } = voucher
  const now = office.clock.now()
  const today = dayOf(now)
  const linkTo = (purpose: Purpose) =>
    linkPath(purpose, links.token(voucherLink(purpose, voucher.id, now)))
  const words = wordsIn(language)
  return { ...visit, voucher, email, language, words, today, linkTo }
}

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
    <TitledPage language={language} title={title}>
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

function voucherFacts({ voucher, language, words }: VoucherVisit) {
  const { voucherMails, vouchers } = words
  const { facts: labels } = voucherMails
  const { facts: own } = vouchers
  const { paidAt, sendOn, message, leftCents } = voucher
  return [
    { label: labels.worth, value: worthOf(voucher) },
    { label: labels.receiver, value: voucher.receiverName },
    { label: own.email, value: voucher.receiverEmail || voucher.buyerEmail },
    ...(sendOn ? [{ label: own.sendOn, value: printDay(sendOn, language) }] : []),
    ...(message ? [{ label: own.words, value: message }] : []),
    ...(paidAt ? [{ label: own.left, value: printEuros(leftCents, language) }] : []),
    { label: labels.validUntil, value: printDay(voucher.validUntil, language) },
    { label: labels.reference, value: printStructuredCommunication(voucher.reference) },
  ]
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

/** The function to withdraw (Directive 2011/83/EU, art. 11a): say it, then confirm it; a receipt comes by mail. */
export const withdrawPage: LinkPage = linkPage(voucherVisit, {
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
    return undefined
  },
})

type Withdrawing = {
  readonly typed?: string
  readonly problem?: string
  readonly confirms?: boolean
}

function showWithdraw(visit: VoucherVisit, asked: Withdrawing): Response {
  const { c, voucher, language, words, today, linkTo } = visit
  const { withdraw: said, states } = words.vouchers
  const links = [{ to: linkTo('voucher'), text: said.back }]
  if (!mayWithdraw(voucher, today)) {
    const ended = voucher.withdrawnAt ? states.withdrawn : { ...said, text: said.tooLate }
    const { title, text } = ended
    return answerPlain(c, <OneActionPage {...{ language, title, text, links }} facts={[]} />)
  }
  const cents = refundOf(voucher)
  const date = printDay(withdrawUntil(voucher), language)
  const { typed = '', problem, confirms = false } = asked
  const page = (
    <TitledPage language={language} title={said.title}>
      <p className="mt-5 text-lead">{confirms ? said.confirmText : fill(said.text, { date })}</p>
      <FormProblems language={language} problems={{ iban: problem }} />
      <Facts
        facts={[
          { label: words.mails.reservation.facts.name, value: voucher.buyerName },
          ...voucherFacts(visit),
        ]}
      />
      <p>
        {cents > 0 && fill(said.refund, { amount: printEuros(cents, language) })} {said.rest}
      </p>
      <form method="post" noValidate className="mt-8">
        {confirms ? (
          <>
            <input type="hidden" name="step" value="confirm" />
            <input type="hidden" name="iban" value={typed} />
          </>
        ) : (
          cents > 0 && (
            <TextField
              name="iban"
              label={said.iban}
              hint={said.ibanHint}
              problem={problem}
              defaultValue={typed}
              autoComplete="off"
              spellCheck={false}
              maxLength={60}
            />
          )
        )}
        <SubmitButton look="button-grave">{confirms ? said.confirm : said.button}</SubmitButton>
      </form>
      <LinkList links={links} />
    </TitledPage>
  )
  return answerPlain(c, page, problem ? 422 : 200)
}

function refundOf({ paidAt, leftCents, receivedCents }: VoucherOnFile): number {
  return paidAt ? leftCents : receivedCents
}
