import { HiddenFields, type FormRefusal, useField } from '#app/plain/parts.tsx'
import { SiteFrame } from '#app/plain/site-page.tsx'
import { HouseMark } from '#app/ui/house-mark.tsx'
import { CodeField } from '#app/ui/field.tsx'
import { Jar } from '#app/ui/jar.tsx'
import { safeText, withFewDiacritics } from '#booking/forms/safe-text.ts'
import { addressLine } from '#booking/house/address-line.ts'
import { codeDigest } from '#booking/people/digests.ts'
import { openCount } from '#booking/reservations/reservation-request.ts'
import { voucherState } from '#booking/vouchers/voucher.ts'
import { printVoucherCode, readVoucherCode } from '#booking/vouchers/voucher-code.ts'
import drawn from '#content/pictures/logo-mark.svg?url'
import { pathTo } from '#language/addresses.ts'
import { printDay } from '#language/dates.ts'
import { fill } from '#language/fill.ts'
import { printEuros } from '#language/money.ts'
import { labelled } from '#language/typeset.ts'
import { voucherWorthText } from '#letters/to-guest/vouchers/voucher-mail.ts'
import { houseOfRequest } from '#server/http/request-house.ts'
import { renderPlainPage } from '#server/http/plain-page.ts'
import { MainButton, mainLook } from '../buttons.tsx'
import { renderGuestPage, GiftJar } from '../page.tsx'
import { pageFrame } from '../page-frame.ts'
import { type Opened, openPage } from '../link-visit.tsx'
import { anyVoucherVisit } from './bought-voucher.tsx'

type GiftVisit = Opened<typeof anyVoucherVisit>

/** Page to print, for a visitor who types the code: no address has the code, and nothing keeps it. */
export const giftPage = openPage(anyVoucherVisit, {
  show: askCode,
  act: async (visit, form) => {
    const { c, codePace, voucher, words } = visit
    const typed = form.get('voucher') ?? ''
    const { problems } = words.vouchers.redeem
    const refuse = (problem: string) => ({
      problems: { voucher: problem },
      typed: { voucher: typed },
    })
    if (codePace(c) > 0) return refuse(problems['too-many'])
    const code = readVoucherCode(typed)
    if (!code) return refuse(problems['no-code'])
    if (codeDigest(code) !== voucher.codeDigest) return refuse(problems.unknown)
    // Somebody might give a sheet that nobody can use.
    const state = voucherState(voucher, visit.today)
    if (state === 'open') return showGift(visit, code)
    return refuse(problems[state === 'used' || state === 'ended' ? state : 'unknown'])
  },
})

function askCode(visit: GiftVisit, sent?: FormRefusal): Response {
  const { title, print, redeem } = visit.words.vouchers
  const body = (
    <form method="post" noValidate className="mt-5 max-w-[44rem]">
      <Code label={redeem.label} />
      <MainButton>{print.show}</MainButton>
    </form>
  )
  return renderGuestPage(visit, { title, aside: <GiftJar />, lead: print.ask, sent, body })
}

function Code({ label }: { readonly label: string }) {
  return <CodeField label={label} {...useField('voucher')} autoCapitalize="characters" />
}

function showGift(visit: GiftVisit, code: string): Response {
  const { language, words } = visit
  const { title, print } = words.vouchers
  const page = (
    <SiteFrame {...pageFrame(visit)} title={title}>
      {/* The form posts the code, so that no address has it. */}
      <form
        method="post"
        action={`${pathTo('booking', language)}#reservation`}
        className="no-print mb-8"
      >
        <HiddenFields of={{ voucher: printVoucherCode(code), ...givenPlaces(visit) }} />
        <button className={mainLook} type="submit" name="filledIn">
          {print.book}
        </button>
      </form>
      <p className="no-print mb-5 text-meta text-soft">{print.hint}</p>
      <article className="border-2 border-ink p-2 print:[--spacing:2.5px] print:[zoom:1.37]">
        <div className="border border-rule p-5 sm:p-8">
          <Sheet visit={visit} code={code} />
        </div>
      </article>
    </SiteFrame>
  )
  return renderPlainPage(visit.c, page)
}

/** The workshop and the people that the voucher is for, as the booking form asks them. */
function givenPlaces({ c, voucher: { workshop, participants = 1 } }: GiftVisit) {
  if (!workshop || !houseOfRequest(c).shown.includes(workshop)) return undefined
  return { workshopType: workshop, participants: Math.min(participants, openCount) }
}

type SheetProps = { readonly visit: GiftVisit; readonly code: string }

function Sheet({ visit: { voucher, language, words, siteUrl }, code }: SheetProps) {
  const { print, title, facts } = words.vouchers
  const { name, address } = words.business
  const { validUntil, leftCents, amountCents } = voucher
  // Marks in heaps would be printed across the code.
  const receiverName = withFewDiacritics(voucher.receiverName)
  const buyerName = withFewDiacritics(voucher.buyerName)
  const message = safeText(voucher.message)
  const worth = voucherWorthText(voucher, words)
  const left = labelled(facts.left, printEuros(leftCents, language), language)
  const isUsed = leftCents < amountCents
  return (
    <>
      <p className="flex items-center gap-3 font-serif text-25">
        <HouseMark drawn={drawn} size={34} />
        {name}
      </p>
      <div className="mt-8 grid items-end gap-x-8 gap-y-5 border-b-2 border-ink sm:grid-cols-[1fr_auto]">
        <div className="min-w-0 pb-8">
          <h1 className="text-43 md:text-60">{title}</h1>
          <p className="mt-3 text-25 [overflow-wrap:anywhere]">{isUsed ? left : worth}</p>
        </div>
        <div className="gift-jar">
          <Jar look="gift" width={176} />
        </div>
      </div>
      <dl className="mt-5 grid gap-x-8 gap-y-3 sm:grid-cols-2">
        {[
          [print.forName, receiverName],
          [print.fromName, buyerName],
          [words.voucherMails.facts.worth, isUsed ? worth : undefined],
        ].map(
          ([label, value]) =>
            value && (
              <div key={label}>
                <dt className="text-meta text-soft">{label}</dt>
                <dd className="font-serif text-25 [overflow-wrap:anywhere]">{value}</dd>
              </div>
            ),
        )}
      </dl>
      {message && (
        <p
          dir="auto"
          className="mt-8 max-w-[28em] border-s-4 border-leaf ps-5 text-lead whitespace-pre-line [overflow-wrap:anywhere]"
        >
          {message}
        </p>
      )}
      <p className="mt-8 text-meta text-soft">{words.voucherMails.facts.code}</p>
      <p className="text-30 font-semibold [overflow-wrap:anywhere]">{printVoucherCode(code)}</p>
      <p className="mt-5 max-w-[33.5em]">{print.how}</p>
      <p className="mt-2">{fill(print.valid, { date: printDay(validUntil, language) })}</p>
      <p className="mt-5 border-t border-rule pt-3 text-meta text-soft">
        {name}, {addressLine(address)} · {new URL(siteUrl()).host}
      </p>
    </>
  )
}
