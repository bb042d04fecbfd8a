import { PlainDocument } from '#app/plain/document.tsx'
import { printVoucherCode, readVoucherCode } from '#booking/vouchers/voucher-code.ts'
import hero from '#content/pictures/workshop-vegetables.svg?url'
import { printDay } from '#language/dates.ts'
import { fill } from '#language/fill.ts'
import { worthOf } from '#letters/to-guest/voucher-mail.tsx'
import { codeDigest } from '#office/vouchers/receive-voucher.ts'
import { answerPlain } from '#server/http/plain-page.ts'
import type { VoucherVisit } from './voucher-visit.ts'

/** The voucher on paper: undefined without its code, or with an older one. */
export function showGift({ c, voucher, language, words }: VoucherVisit): Response | undefined {
  const code = readVoucherCode(c.req.query('code') ?? '')
  if (!code || codeDigest(code) !== voucher.codeDigest) return undefined
  const { print, title } = words.vouchers
  const { receiverName, buyerName, message, validUntil } = voucher
  const page = (
    <PlainDocument language={language} title={title}>
      <p className="no-print mb-5 text-meta text-soft">{print.hint}</p>
      <article className="border-2 border-ink p-8">
        <div className="grid gap-8 sm:grid-cols-[1fr_auto]">
          <div className="min-w-0">
            <h1 className="text-60">{title}</h1>
            <p className="mt-3 text-25 [overflow-wrap:anywhere]">{worthOf(voucher)}</p>
            <p className="mt-8 text-meta text-soft">{print.forName}</p>
            <p className="font-serif text-25 [overflow-wrap:anywhere]">{receiverName}</p>
            <p className="mt-3 text-meta text-soft">{print.fromName}</p>
            <p className="font-serif text-25 [overflow-wrap:anywhere]">{buyerName}</p>
          </div>
          <img src={hero} alt="" width={260} className="max-sm:hidden" />
        </div>
        {message && (
          <p className="mt-8 max-w-[50ch] border-l-4 border-leaf pl-5 text-lead whitespace-pre-line [overflow-wrap:anywhere]">
            {message}
          </p>
        )}
        <p className="mt-8 border-t-2 border-ink pt-5 text-meta text-soft">
          {words.voucherMails.facts.code}
        </p>
        <p className="text-25 font-semibold [overflow-wrap:anywhere]">{printVoucherCode(code)}</p>
        <p className="mt-5 max-w-[60ch]">{print.how}</p>
        <p className="mt-2">{fill(print.valid, { date: printDay(validUntil, language) })}</p>
      </article>
    </PlainDocument>
  )
  return answerPlain(c, page)
}
