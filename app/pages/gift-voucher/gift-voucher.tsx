import { data } from 'react-router'
import { typedLine, typedLines } from '#booking/forms/text-rules.ts'
import { ofWorkshop } from '#booking/house/workshop-slug.ts'
import { epcPayload } from '#booking/money/epc-payload.ts'
import { printIban } from '#booking/money/iban.ts'
import { qrPicture } from '#booking/qr-modules.ts'
import { printStructuredCommunication } from '#booking/money/structured-communication.ts'
import { maxGiversWords, maxPeople, voucherBounds } from '#booking/vouchers/voucher-order.ts'
import giftVoucher from '#content/pictures/gift-voucher.svg?url'
import type { Words } from '#content/words/shape.ts'
import { type Day, printDay } from '#language/dates.ts'
import { fill } from '#language/fill.ts'
import { fromKeys } from '#language/keys-of.ts'
import { printEuros } from '#language/money.ts'
import { failed, orFailed, pageOf, pageRequest, tooMany } from '../../page-request.ts'
import type { FormProblem } from '../../ui/error-summary.tsx'
import { missing } from '../missing.ts'
import { NothingThere } from '../nothing-there.tsx'
import { PlacePicture } from '../place-picture.tsx'
import type { Route } from './+types/gift-voucher.ts'
import { Ordered } from './ordered.tsx'
import { VoucherForm } from './voucher-form.tsx'

export { meta } from '../head.ts'
export { headers } from '../../page-request.ts'

export function loader(input: Route.LoaderArgs) {
  const { head, body, language, site, words } = pageOf(input, 'giftVoucher')
  if (site.house.leftOut.includes('giftVoucher')) return missing(input)
  const { summaryTitle } = words.errors
  const workshops = site.house.shown.map((slug) => {
    const name = ofWorkshop(words.workshopNames, slug)
    const { priceCents } = ofWorkshop(site.house.workshops, slug)
    const price = printEuros(priceCents, language)
    return { slug, priceCents, text: fill(body.form.ofWorkshop, { name, price }) }
  })
  return { head, language, words: body, errors: { summaryTitle }, workshops, today: site.today() }
}

export async function action(input: Route.ActionArgs) {
  const { language, site, words } = pageRequest(input)
  const typed = typedIn(await input.request.formData())
  const refused = (problems: readonly FormProblem[], how: ResponseInit) =>
    data({ kind: 'refused' as const, problems, typed }, how)
  const late = (waitSeconds: number) =>
    refused([{ text: words.errors.request.tooMany }], tooMany(waitSeconds))
  if (site.waitSeconds > 0) return late(site.waitSeconds)
  const outcome = await orFailed({ site }, site.orderVoucher(typed, language))
  if (outcome.kind === 'failed') return refused([{ text: words.brokenPage.text }], failed)
  if (outcome.kind === 'too-many') return late(outcome.waitSeconds)
  if (outcome.kind === 'ordered') {
    const { voucher, opening } = outcome
    const { title, text: note } = words.giftVoucher.ordered.gift
    const { receiverEmail: email } = voucher
    const gift = email ? { title: fill(title, { email }), note, ...opening } : undefined
    return data({ ...orderedText(voucher, words), gift })
  }
  // A browser may fill in the robots' field for a person, who is told.
  if (outcome.fields.length === 0)
    return refused([{ text: words.errors.booking.honeypot }], { status: 422 })
  const problems = outcome.fields.map((field) => ({
    field,
    text: fill(words.giftVoucher.problems[field], bounds),
  }))
  return refused(problems, { status: 422 })
}

const bounds = { ...voucherBounds, people: maxPeople, most: maxGiversWords }

function typedIn(form: FormData) {
  return fromKeys([...form.keys()], (name) =>
    name === 'message' ? typedLines(form.get(name)) : typedLine(form.get(name)),
  )
}

function orderedText(
  { amountCents, reference, buyerEmail: email, sendOn }: OrderedOnPage,
  { giftVoucher: { ordered }, mails, myBooking, vouchers, language, business }: Words,
) {
  const labels = mails.reservation.payment
  const { accountHolder: name, iban } = business
  const amount = printEuros(amountCents, language)
  const payment = { name, iban, amountCents, structuredCommunication: reference }
  const code = qrPicture(epcPayload(payment))
  const next = sendOn ? fill(ordered.nextOn, { date: printDay(sendOn, language) }) : ordered.next
  return {
    kind: 'ordered' as const,
    email,
    next: `${next} ${ordered.sameAgain}`,
    transfer: [
      { label: labels.amount, value: amount },
      { label: labels.beneficiary, value: name },
      { label: labels.account, value: printIban(iban) },
      { label: labels.communication, value: printStructuredCommunication(reference) },
    ],
    code: { ...code, label: fill(vouchers.payCode, { amount }), show: myBooking.payment.showCode },
  }
}

type OrderedOnPage = {
  readonly amountCents: number
  readonly reference: string
  readonly buyerEmail: string
  readonly sendOn?: Day | undefined
}

export default function GiftVoucherPage({ loaderData, actionData }: Route.ComponentProps) {
  if ('nothing' in loaderData) return <NothingThere {...loaderData.nothing} />
  const { words, language } = loaderData
  if (actionData?.kind === 'ordered') {
    return <Ordered {...{ words: words.ordered, language, ordered: actionData }} />
  }
  return (
    <div className="container-site grid gap-x-13 gap-y-13 pt-26 lg:grid-cols-12 lg:pt-21">
      <div className="lg:col-span-5 lg:pt-13">
        <h1 className="text-43 md:text-60 lg:[--text-60:min(4.1vw,3.5rem)]">{words.title}</h1>
        <p className="mt-5 max-w-[24.5em] text-lead">{words.subtitle}</p>
        <PlacePicture src={giftVoucher} alt={words.pictureAlt} className="bleed-left mt-8" first />
        <ul className="mt-8">
          {words.points.map(({ title, text }) => (
            <li key={title} className="border-b border-rule py-5 last:border-b-0">
              <h2 className="text-25">{title}</h2>
              <p className="mt-1 max-w-[24.5em]">{text}</p>
            </li>
          ))}
        </ul>
      </div>
      <div className="lg:col-span-7 lg:pt-13">
        <VoucherForm data={loaderData} refused={actionData} />
      </div>
    </div>
  )
}
