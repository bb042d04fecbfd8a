import { readReason, type ReasonGiven } from '../forms/reason-form.ts'

export const callOffReasons = ['weather', 'ill', 'too-few'] as const

export type CallOffReason = (typeof callOffReasons)[number]

export type CallOff = ReasonGiven<CallOffReason>

export function readCallOff(form: URLSearchParams): CallOff {
  return readReason(form, callOffReasons)
}
