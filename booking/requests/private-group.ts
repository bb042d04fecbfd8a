import * as v from 'valibot'
import { euros, pricesOfDates } from '../dates/own-date-form.ts'
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
} from '../owner-forms.ts'
import { readForm } from './read-form.ts'
import { emailAddress, limits, line } from './text-rules.ts'

/** What a price is for. */
export const pricesPer = ['person', 'group'] as const

const form = v.object({
  workshop: v.picklist(workshopSlugs),
  day,
  startTime: v.union([emptyIsNone, time]),
  endTime: v.union([emptyIsNone, time]),
  participants: count(1, mostPlaces),
  price: v.union([emptyIsNone, euros(pricesOfDates.most * mostPlaces)]),
  per: v.picklist(pricesPer),
  name: line(limits.name),
  email: v.union([v.literal(''), emailAddress()]),
  language: v.picklist(languages),
})

type PrivateGroup = Omit<v.InferOutput<typeof form>, 'price' | 'per' | keyof Hours> &
  Hours & { readonly priceCents: number | undefined }

type PrivateGroupRead =
  | { readonly kind: 'valid'; readonly value: PrivateGroup }
  | { readonly kind: 'invalid'; readonly fields: readonly string[] }
  /** The sum cannot be shared in whole cents; the nearest that can, in cents. */
  | { readonly kind: 'uneven'; readonly below: number; readonly above: number }

/** A group on a date of its own: hours and price are the workshop's where none are given. */
export function readPrivateGroup(input: unknown, { today, usual }: Planning): PrivateGroupRead {
  const read = readForm(form, input)
  if (read.kind === 'invalid') return read
  const { price, per, ...group } = read.value
  const { startTime = usual[group.workshop].startTime, endTime = usual[group.workshop].endTime } =
    group
  if (group.day < today) return { kind: 'invalid', fields: ['day'] }
  if (endTime <= startTime) return { kind: 'invalid', fields: ['endTime'] }
  const people = per === 'group' ? group.participants : 1
  const priceCents = price === undefined ? undefined : price / people
  const value = { ...group, startTime, endTime, priceCents }
  if (priceCents === undefined) return { kind: 'valid', value }
  if (!Number.isInteger(priceCents)) {
    const below = Math.floor(priceCents) * people
    return { kind: 'uneven', below, above: below + people }
  }
  const isPossible =
    priceCents >= pricesOfDates.least * 100 && priceCents <= pricesOfDates.most * 100
  return isPossible ? { kind: 'valid', value } : { kind: 'invalid', fields: ['price'] }
}
