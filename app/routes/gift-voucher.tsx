import { data } from 'react-router'
import { workshopSlugs } from '#booking/dates/session.ts'
import { epcPayload } from '#booking/money/epc-payload.ts'
import { printIban } from '#booking/money/iban.ts'
import { qrPicture } from '#booking/money/qr-modules.ts'
import { printStructuredCommunication } from '#booking/money/structured-communication.ts'
import { typedLine, typedLines } from '#booking/forms/text-rules.ts'
import { mostGiversWords, mostPeople, voucherBounds } from '#booking/vouchers/voucher-order.ts'
import { business } from '#content/business.ts'
import { wordsIn } from '#content/words/words.ts'
import { fill } from '#language/fill.ts'
import type { Language } from '#language/languages.ts'
import { printEuros } from '#language/money.ts'
import {
  GiftVoucherPage,
  type Typed,
  type VoucherSent,
} from '../pages/gift-voucher/gift-voucher-page.tsx'
import type { Route } from './+types/gift-voucher.ts'
import { pageOf, pageRequest, tooMany } from './page-request.ts'

export { meta } from './head.ts'

export function loader(input: Route.LoaderArgs) {
  const { head, body, language, site, words } = pageOf(input, 'giftVoucher')
  const { summaryTitle } = words.errors
  const workshops = workshopSlugs.map((slug) => {
    const price = printEuros(site.house.workshops[slug].priceCents, language)
    return { slug, text: fill(body.form.ofWorkshop, { name: words.workshopNames[slug], price }) }
  })
  return { head, language, words: body, errors: { summaryTitle }, workshops, today: site.today() }
}

export async function action(input: Route.ActionArgs) {
  const { language, site, words } = pageRequest(input)
  const typed = typedIn(await input.request.formData())
  const refused = (problems: readonly { field?: string; text: string }[], how: ResponseInit) =>
    data<VoucherSent>({ kind: 'refused', problems, typed }, how)
  const late = (waitSeconds: number) =>
    refused([{ text: words.errors.request.tooMany }], tooMany(waitSeconds))
  if (site.waitSeconds > 0) return late(site.waitSeconds)
  const outcome = await site.orderVoucher(typed, language)
  if (outcome.kind === 'too-many') return late(outcome.waitSeconds)
  if (outcome.kind === 'ordered') return data<VoucherSent>(orderedText(outcome.voucher, language))
  const problems = outcome.fields.map((field) => ({
    field,
    text: fill(words.giftVoucher.problems[field], bounds),
  }))
  return refused(problems, { status: 422 })
}

const bounds = { ...voucherBounds, people: mostPeople, most: mostGiversWords }

function typedIn(form: FormData): Typed {
  const names = [...form.keys()]
  return Object.fromEntries(
    names.map((name) => {
      const read = name === 'message' ? typedLines : typedLine
      return [name, read(form.get(name))]
    }),
  )
}

function orderedText(
  { amountCents, reference, buyerEmail: email }: OrderedOnPage,
  language: Language,
): VoucherSent {
  const { mails, vouchers } = wordsIn(language)
  const labels = mails.reservation.payment
  const { accountHolder: name, iban } = business
  const amount = printEuros(amountCents, language)
  const payment = { name, iban, amountCents, structuredCommunication: reference }
  const code = qrPicture(epcPayload(payment))
  return {
    kind: 'ordered',
    email,
    transfer: [
      { label: labels.amount, value: amount },
      { label: labels.beneficiary, value: name },
      { label: labels.account, value: printIban(iban) },
      { label: labels.communication, value: printStructuredCommunication(reference) },
    ],
    code: { ...code, label: fill(vouchers.payCode, { amount }) },
  }
}

type OrderedOnPage = {
  readonly amountCents: number
  readonly reference: string
  readonly buyerEmail: string
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

export default function GiftVoucherRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <GiftVoucherPage data={loaderData} sent={actionData} />
}
