import { DeskNotTherePage } from '#app/plain/desk/not-there-page.tsx'
import { answerPlain } from '../plain-page.ts'
import type { DeskVisit } from './desk-visit.ts'

/** A booking or a date that was erased, or never was: an old mail or a bookmark may still name it. */
export function notThere({ c, to }: DeskVisit): Response {
  return answerPlain(c, <DeskNotTherePage to={to} />, 404)
}
