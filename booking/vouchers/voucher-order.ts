import * as v from 'valibot'
import { isDay, type Day } from '#language/dates.ts'
import type { House } from '../house/house.ts'
import { ofWorkshop, type WorkshopSlug } from '../house/workshop-slug.ts'
import { countField } from '../forms/field-kinds.ts'
import { readFields } from '../forms/read-form.ts'
import { emailField, maxLengths, lineField, paragraphsField } from '../forms/text-rules.ts'
import { addDays } from '../dates/brussels-time.ts'
import type { Cents } from '../units.ts'

export const voucherBounds = { from: 20, to: 500 } as const
export const maxPeople = 10
export const maxGiversWords = 400
const sendWithinDays = 365

export const voucherEuros = v.pipe(
  v.string(),
  v.transform((typed) => typed.replaceAll(/[€\s]/g, '').replace(/[.,]00$/, '')),
  v.regex(/^\d{1,4}$/),
  v.transform(Number),
  v.minValue(voucherBounds.from),
  v.maxValue(voucherBounds.to),
  v.metadata({ is: 'count', ...voucherBounds }),
)

const common = {
  buyerName: lineField(maxLengths.name),
  buyerEmail: emailField(),
  receiverName: lineField(maxLengths.name),
  /** Empty: the buyer gets the voucher, to give by hand. */
  receiverEmail: v.union([v.pipe(v.string(), v.trim(), v.literal('')), emailField()]),
  message: paragraphsField(maxGiversWords),
  sendOn: v.union([v.literal(''), v.pipe(v.string(), v.isoDate(), v.guard(isDay))]),
  consent: v.literal('on'),
}

const order = (workshops: readonly WorkshopSlug[]) =>
  v.variant('worth', [
    v.object({ worth: v.literal('amount'), amount: voucherEuros, ...common }),
    v.object({
      worth: v.picklist(workshops),
      participants: countField(1, maxPeople),
      ...common,
    }),
  ])

export type VoucherOrder = v.InferOutput<ReturnType<typeof order>>

const voucherFields = [
  'worth',
  'participants',
  'amount',
  'receiverName',
  'receiverEmail',
  'message',
  'sendOn',
  'buyerName',
  'buyerEmail',
  'consent',
] as const

export type VoucherField = (typeof voucherFields)[number]

/** Problems come in the order of the form. `today` is a day in Brussels, `shown` the workshops that can be given. */
export function readVoucherOrder(
  typed: Readonly<Record<string, string>>,
  { today, shown }: { readonly today: Day } & Pick<House, 'shown'>,
) {
  const read = readFields(order(shown), { ...typed, worth: typed['worth'] ?? '' })
  const wrong = new Set<string>(read.kind === 'invalid' ? read.fields : [])
  if (!isSendable(typed['sendOn'] ?? '', today)) wrong.add('sendOn')
  if (read.kind === 'valid' && wrong.size === 0) return read
  const fields = voucherFields.filter((field) => wrong.has(field))
  return { kind: 'invalid', fields } as const
}

function isSendable(day: string, today: Day): boolean {
  if (day === '') return true
  if (!isDay(day)) return false
  return today <= day && day <= addDays(today, sendWithinDays)
}

/** Price in cents: the chosen amount, or today's price of the workshop for these people. */
export function priceOfOrder(placed: VoucherOrder, { workshops }: Pick<House, 'workshops'>): Cents {
  if ('amount' in placed) return placed.amount * 100
  return placed.participants * ofWorkshop(workshops, placed.worth).priceCents
}
