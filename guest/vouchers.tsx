import { Facts } from '#app/plain/parts.tsx'
import { SiteFrame } from '#app/plain/site-page.tsx'
import { GiftOpening } from '#app/ui/gift-opening.tsx'
import { dayOf } from '#booking/dates/brussels-time.ts'
import { printStructuredCommunication } from '#booking/money/structured-communication.ts'
import { codeDigest } from '#booking/people/digests.ts'
import { printVoucherCode, readVoucherCode } from '#booking/vouchers/voucher-code.ts'
import { mayWithdraw, voucherState } from '#booking/vouchers/voucher.ts'
import { business } from '#content/business.ts'
import jar from '#content/pictures/jar-gift.svg?url'
import mark from '#content/pictures/logo-mark.svg?url'
import { wordsIn } from '#content/words/words.ts'
import { pathTo } from '#language/addresses.ts'
import { printDay } from '#language/dates.ts'
import { fill } from '#language/fill.ts'
import type { Language } from '#language/languages.ts'
import { printEuros } from '#language/money.ts'
import { type Purpose, voucherLink } from '#letters/links.ts'
import { giftOpening, worthOf } from '#letters/to-guest/voucher-mail.tsx'
import { sendVoucherAgain } from '#office/vouchers/receive-voucher.ts'
import { answerPlain } from '#server/http/plain-page.ts'
import { mainLook, SecondButton } from './buttons.tsx'
import { answerPage, GiftJar, spokenAt } from './page.tsx'
import { Transfer } from './transfer.tsx'
import { linkPage, type LinkVisit, type Opened, openPage, unknownLink } from './visit.tsx'

export type VoucherVisit = Opened<typeof voucherVisit>

export async function voucherVisit(visit: LinkVisit) {
  const { office, now, link, switchedTo, pathOf } = visit
  const voucher = await office.store.findVoucher(link.record)
  // Whoever bought it was forgotten: so is the way to it.
  if (!voucher || voucher.buyerEmail === '') return undefined
  const { buyerEmail: email } = voucher
  const language = switchedTo ?? voucher.language
  const today = dayOf(now)
  const linkTo = (purpose: Purpose) => pathOf(voucherLink(purpose, voucher.id, now))
  const words = wordsIn(language)
  return { ...visit, voucher, email, language, words, today, linkTo }
}

export function voucherFacts({ voucher, language, words }: VoucherVisit) {
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

/** The buyer's own page: what is to pay, where it stands, and the way to go back on it. */
export const voucherPage = linkPage(voucherVisit, {
  show: async (visit) => showVoucher(visit),
  act: async ({ c, office, voucher, fromOf }) => {
    await sendVoucherAgain(office, voucher.id, fromOf(c))
    return undefined
  },
})

function showVoucher(visit: VoucherVisit): Response {
  const { voucher, words, today, linkTo } = visit
  const said = words.vouchers
  const state = voucherState(voucher, today)
  const { title, text } =
    said.states[state === 'open' ? (voucher.sentAt ? 'sent' : 'waiting') : state]
  const { gift } = words.giftVoucher.ordered
  const mayEnd = mayWithdraw(voucher, today)
  const links = mayEnd ? [{ to: linkTo('withdraw-voucher'), text: said.withdraw.link }] : []
  const body = (
    <>
      {state === 'unpaid' && voucher.receiverEmail && (
        <GiftOpening
          title={fill(gift.title, { email: voucher.receiverEmail })}
          note={gift.text}
          {...giftOpening(voucher)}
        />
      )}
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
          <p className="mb-3 max-w-[33.5em]">{said.again.text}</p>
          <SecondButton>{said.again.button}</SecondButton>
        </form>
      )}
    </>
  )
  return answerPage(visit, { title, aside: <GiftJar />, lead: text, body, links })
}

/** To print; only for who has the code too, as it is kept nowhere: the link in the mail bears it. */
export const giftPage = openPage(voucherVisit, { show: async (visit) => showGift(visit) })

/** The voucher on paper; not without its code, or with an older one. */
function showGift(visit: VoucherVisit): Response {
  const { c, voucher, language, words, siteUrl } = visit
  const code = readVoucherCode(c.req.query('code') ?? '')
  if (!code || codeDigest(code) !== voucher.codeDigest) return unknownLink(visit)
  const { print, title } = words.vouchers
  const { street, postalCode, town } = business.address
  const { receiverName, buyerName, message, validUntil } = voucher
  const page = (
    <SiteFrame {...spokenAt(visit)} title={title}>
      <form method="post" action={bookingForm(language)} className="no-print mb-8">
        <input type="hidden" name="voucher" value={printVoucherCode(code)} />
        <button className={mainLook} type="submit" name="filledIn">
          {print.book}
        </button>
      </form>
      <p className="no-print mb-5 text-meta text-soft">{print.hint}</p>
      <article className="border-2 border-ink p-2">
        <div className="border border-rule p-5 sm:p-8">
          <p className="flex items-center gap-3 font-serif text-25">
            <img src={mark} alt="" width={34} height={34} />
            {business.name}
          </p>
          <div className="mt-8 grid items-end gap-x-8 gap-y-5 border-b-2 border-ink sm:grid-cols-[1fr_auto]">
            <div className="min-w-0 pb-8">
              <h1 className="text-43 md:text-60">{title}</h1>
              <p className="mt-3 text-25 [overflow-wrap:anywhere]">{worthOf(voucher)}</p>
            </div>
            <img src={jar} alt="" width={176} height={220} className="-mb-[6px]" />
          </div>
          <dl className="mt-5 grid gap-x-8 gap-y-3 sm:grid-cols-2">
            {[
              [print.forName, receiverName],
              [print.fromName, buyerName],
            ].map(([label, name]) => (
              <div key={label}>
                <dt className="text-meta text-soft">{label}</dt>
                <dd className="font-serif text-25 [overflow-wrap:anywhere]">{name}</dd>
              </div>
            ))}
          </dl>
          {message && (
            <p className="mt-8 max-w-[28em] border-l-4 border-leaf pl-5 text-lead whitespace-pre-line [overflow-wrap:anywhere]">
              {message}
            </p>
          )}
          <p className="mt-8 text-meta text-soft">{words.voucherMails.facts.code}</p>
          <p className="text-30 font-semibold [overflow-wrap:anywhere]">{printVoucherCode(code)}</p>
          <p className="mt-5 max-w-[33.5em]">{print.how}</p>
          <p className="mt-2">{fill(print.valid, { date: printDay(validUntil, language) })}</p>
          <p className="mt-5 border-t border-rule pt-3 text-meta text-soft">
            {business.name}, {street}, {postalCode} {town} · {new URL(siteUrl()).host}
          </p>
        </div>
      </article>
    </SiteFrame>
  )
  return answerPlain(c, page)
}

/** Sent there, the code stands in no address. */
function bookingForm(language: Language): string {
  return `${pathTo('booking', language)}#reservation`
}
