import { PlainDocument } from '#app/plain/document.tsx'
import { printVoucherCode, readVoucherCode } from '#booking/vouchers/voucher-code.ts'
import { business } from '#content/business.ts'
import jar from '#content/pictures/jar-gift.svg?url'
import mark from '#content/pictures/logo-mark.svg?url'
import { pathTo } from '#language/addresses.ts'
import { printDay } from '#language/dates.ts'
import { fill } from '#language/fill.ts'
import type { Language } from '#language/languages.ts'
import { worthOf } from '#letters/to-guest/voucher-mail.tsx'
import { codeDigest } from '#booking/people/digests.ts'
import { answerPlain } from '#server/http/plain-page.ts'
import type { VoucherVisit } from './voucher-visit.ts'

/** The voucher on paper: undefined without its code, or with an older one. */
export function showGift(visit: VoucherVisit): Response | undefined {
  const { c, voucher, language, words, siteUrl } = visit
  const code = readVoucherCode(c.req.query('code') ?? '')
  if (!code || codeDigest(code) !== voucher.codeDigest) return undefined
  const { print, title } = words.vouchers
  const { street, postalCode, town } = business.address
  const { receiverName, buyerName, message, validUntil } = voucher
  const page = (
    <PlainDocument language={language} title={title}>
      <form method="post" action={bookingForm(language)} className="no-print mb-8">
        <input type="hidden" name="voucher" value={printVoucherCode(code)} />
        <button className="button" type="submit" name="withVoucher">
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
            <p className="mt-8 max-w-[50ch] border-l-4 border-leaf pl-5 text-lead whitespace-pre-line [overflow-wrap:anywhere]">
              {message}
            </p>
          )}
          <p className="mt-8 text-meta text-soft">{words.voucherMails.facts.code}</p>
          <p className="text-30 font-semibold [overflow-wrap:anywhere]">{printVoucherCode(code)}</p>
          <p className="mt-5 max-w-[60ch]">{print.how}</p>
          <p className="mt-2">{fill(print.valid, { date: printDay(validUntil, language) })}</p>
          <p className="mt-5 border-t border-rule pt-3 text-meta text-soft">
            {business.name}, {street}, {postalCode} {town} · {new URL(siteUrl()).host}
          </p>
        </div>
      </article>
    </PlainDocument>
  )
  return answerPlain(c, page)
}

/** Sent there, the code stands in no address. */
function bookingForm(language: Language): string {
  return `${pathTo('booking', language)}#reservation`
}
