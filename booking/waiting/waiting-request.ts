import * as v from 'valibot'
import { countField } from '../forms/field-kinds.ts'
import { readFields } from '../forms/read-form.ts'
import { emailField, maxLengths, lineField } from '../forms/text-rules.ts'

/** The largest party that can wait for one date; more is a private group. */
export const largestWaitingParty = 10

export const partySize = countField(1, largestWaitingParty)

const waitingRequest = v.pipe(
  v.object({
    date: v.pipe(v.string(), v.uuid()),
    participants: partySize,
    name: lineField(maxLengths.name),
    email: emailField(),
    consent: v.literal('on'),
  }),
  v.transform((form) => {
    const { consent: _, date: sessionId, ...request } = form
    return { ...request, sessionId }
  }),
)

export function readWaitingParty(typed: string | undefined): number | undefined {
  const read = v.safeParse(partySize, typed)
  return read.success ? read.output : undefined
}

export type WaitingRequest = v.InferOutput<typeof waitingRequest>

export function readWaitingRequest(typed: Readonly<Record<string, string>>) {
  return readFields(waitingRequest, typed)
}
