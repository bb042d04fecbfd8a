import { readSent } from '#app/plain/form-fields.tsx'
import { TextLink } from '#app/plain/parts.tsx'
import { voucherSale } from '#booking/vouchers/voucher-sale.ts'
import { printVoucherCode } from '#booking/vouchers/voucher-code.ts'
import { voucherBounds } from '#booking/vouchers/voucher-order.ts'
import { deskPath } from '#language/desk-paths.ts'
import { fill } from '#language/fill.ts'
import { voucherLink } from '#letters/links.ts'
import { pathOf } from '#letters/signed-links.ts'
import { voucherWorthText } from '#letters/to-guest/vouchers/voucher-mail.ts'
import { sellVoucher, type Sold } from '#office/vouchers/sell-voucher.ts'
import { asking, AskingForm, NewId, newIdIn } from '../desk-form.tsx'
import { dayText, deskLanguage, languageChoices, deskWords, siteWords } from '../desk-language.ts'
import { renderDeskPage } from '../frame.tsx'
import { FormAbout } from '../buttons.tsx'
import type { DeskVisit } from '../visit.ts'

const words = () => deskWords().voucherSale

const sale = () =>
  asking(voucherSale, {
    does: 'sell-voucher',
    words: { ...words(), amount: fill(words().amount, voucherBounds) },
    choices: { method: deskWords().receipts.hows, language: languageChoices() },
  })

export function VoucherSaleForm() {
  return (
    <AskingForm of={sale()} first={{ method: 'cash', language: deskLanguage() }}>
      <p className="mb-3 max-w-[33.5em]">{words().text}</p>
      <NewId />
    </AskingForm>
  )
}

/** Answers with the code, which nothing else shows. */
export async function handleSale(visit: DeskVisit, form: URLSearchParams) {
  const read = readSent(sale(), form)
  if (read.kind === 'refused') return read.refused
  const id = newIdIn(form)
  const sold = await sellVoucher(visit.office, id, read.value)
  return sold ? showSold(visit, sold) : visit.c.redirect(`${deskPath('cadeaubonnen')}#${id}`, 303)
}

function showSold(visit: DeskVisit, { voucher, code }: Sold): Response {
  const { links, now } = visit
  const { id, buyerEmail, validUntil } = voucher
  const printed = printVoucherCode(code)
  const body = (
    <>
      <p className="mt-5">{voucherWorthText(voucher, siteWords())}</p>
      <p className="copyable mt-5 border-2 border-ink p-5 text-25">{printed}</p>
      <p className="mt-3">{fill(words().until, { date: dayText(validUntil) })}</p>
      <p className="mt-3">
        {buyerEmail ? fill(words().mailed, { email: buyerEmail }) : words().once}
      </p>
      <FormAbout
        of={{ voucher: printed }}
        action={pathOf(links, voucherLink('gift', id, now))}
        className="no-print mt-5"
      >
        <button className="button" type="submit">
          {words().print}
        </button>
      </FormAbout>
      <p className="no-print mt-5">
        <TextLink to={deskPath('cadeaubonnen')}>{words().back}</TextLink>
      </p>
    </>
  )
  return renderDeskPage(visit, { title: words().sold, isNarrow: true, body })
}
