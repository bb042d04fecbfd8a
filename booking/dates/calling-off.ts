import { readReason, type ReasonGiven } from '../forms/answer-words.ts'

export const callOffReasons = ['weather', 'ill', 'too-few'] as const

export type CallOffReason = (typeof callOffReasons)[number]

export type CallOff = ReasonGiven<CallOffReason>

export function readCallOff(form: URLSearchParams): CallOff {
  return readReason(form, callOffReasons)
}
