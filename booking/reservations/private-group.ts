import * as v from 'valibot'
import { eurosTyped, pricesOfSessions } from '../dates/own-date-form.ts'
import { workshopSlugs } from '../dates/session.ts'
import { languages } from '#language/languages.ts'
import {
  count,
  day,
  emptyIsNone,
  type Hours,
  mostPlaces,
  type Planning,
  time,
} from '../forms/owner-forms.ts'
import { readFields } from '../forms/read-form.ts'
import { emailAddress, limits, line, telephone } from '../forms/text-rules.ts'
import type { Cents, Places } from '../units.ts'

const pricesPer = ['person', 'group'] as const

const dateEntries = {
  workshop: v.picklist(workshopSlugs),
  day,
  startTime: v.union([emptyIsNone, time]),
  endTime: v.union([emptyIsNone, time]),
  price: v.union([emptyIsNone, eurosTyped(pricesOfSessions.most * mostPlaces)]),
  per: v.picklist(pricesPer),
  name: line(limits.name),
  telephone: telephone(),
  language: v.picklist(languages),
}

const form = v.object({
  ...dateEntries,
  participants: count(1, mostPlaces),
  email: v.union([v.literal(''), emailAddress()]),
})

const optionForm = v.object({
  ...dateEntries,
  least: count(1, mostPlaces),
  most: count(1, mostPlaces),
  // What is offered is mailed.
  email: emailAddress(),
  until: day,
  beside: v.optional(v.literal('on')),
})

type Read<Value> =
  | { readonly kind: 'valid'; readonly value: Value }
  | { readonly kind: 'invalid'; readonly fields: readonly string[] }
  /** The sum cannot be shared in whole cents; the nearest that can, in cents. */
  | { readonly kind: 'uneven'; readonly below: number; readonly above: number }

/** A group on a date of its own: hours and price are the workshop's where none are given. */
export function readPrivateGroup(input: unknown, planning: Planning) {
  const read = readFields(form, input)
  if (read.kind === 'invalid') return read
  const settled = settle(read.value, read.value.participants, planning)
  return settled.kind === 'valid' ? valid(read.value, settled.value) : settled
}

/**
 * The same for a date that is offered to a group, until the end of a day before it. A price for the whole
 * group is one for a number that is certain: nobody else can say what each of fewer people pays.
 */
export function readOption(input: unknown, planning: Planning) {
  const read = readFields(optionForm, input)
  if (read.kind === 'invalid') return read
  const { least, most, per, price, until } = read.value
  const isShared = per === 'group' && price !== undefined
  const fields = [
    ...(most < least || (isShared && most !== least) ? ['most'] : []),
    ...(until < planning.today || until >= read.value.day ? ['until'] : []),
  ]
  if (fields.length > 0) return { kind: 'invalid', fields } as const
  const settled = settle(read.value, most, planning)
  return settled.kind === 'valid' ? valid(read.value, settled.value) : settled
}

type Settled = Hours & {
  readonly priceCents: Cents | undefined
  readonly groupPriceCents: Cents | undefined
}

function valid<Value extends object>(value: Value, settled: Settled) {
  return { kind: 'valid', value: { ...value, ...settled } } as const
}

type Dated = Pick<
  v.InferOutput<typeof form>,
  'workshop' | 'day' | 'price' | 'per' | 'startTime' | 'endTime'
>

function settle(typed: Dated, participants: Places, { today, usual }: Planning): Read<Settled> {
  const { workshop, day: on, price, per } = typed
  const { startTime = usual[workshop].startTime, endTime = usual[workshop].endTime } = typed
  if (on < today) return { kind: 'invalid', fields: ['day'] }
  if (endTime <= startTime) return { kind: 'invalid', fields: ['endTime'] }
  const people = per === 'group' ? participants : 1
  const priceCents = price === undefined ? undefined : price / people
  const groupPriceCents = per === 'group' ? price : undefined
  const value = { startTime, endTime, priceCents, groupPriceCents }
  if (priceCents === undefined) return { kind: 'valid', value }
  if (!Number.isInteger(priceCents)) {
    const below = Math.floor(priceCents) * people
    return { kind: 'uneven', below, above: below + people }
  }
  const isPossible =
    priceCents >= pricesOfSessions.least * 100 && priceCents <= pricesOfSessions.most * 100
  return isPossible ? { kind: 'valid', value } : { kind: 'invalid', fields: ['price'] }
}
