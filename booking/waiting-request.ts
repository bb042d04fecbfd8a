import * as v from 'valibot'
import { emailAddress, limits, line } from './text-rules.ts'

/** The largest party that can wait for one date; more is a private group. */
export const largestWaitingParty = 10

const waitingRequest = v.object({
  date: v.pipe(v.string(), v.uuid()),
  participants: v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^\d{1,2}$/),
    v.transform(Number),
    v.minValue(1),
    v.maxValue(largestWaitingParty),
  ),
  name: line(limits.name),
  email: emailAddress(),
  consent: v.literal('on'),
})

export type WaitingRequest = Omit<v.InferOutput<typeof waitingRequest>, 'consent'>

export type WaitingRequestRead =
  | { readonly kind: 'valid'; readonly value: WaitingRequest }
  | { readonly kind: 'invalid'; readonly fields: readonly string[] }
  /** The field that only robots see was filled in. */
  | { readonly kind: 'robot' }

/** Reads the form that puts a party on the list of a full date. */
export function readWaitingRequest(typed: Readonly<Record<string, string>>): WaitingRequestRead {
  if ((typed['website'] ?? '').trim() !== '') return { kind: 'robot' }
  const result = v.safeParse(waitingRequest, typed)
  if (!result.success) {
    const fields = result.issues.map((issue) => String(issue.path?.[0]?.key ?? ''))
    return { kind: 'invalid', fields: [...new Set(fields)] }
  }
  const { consent: _, ...value } = result.output
  return { kind: 'valid', value }
}
