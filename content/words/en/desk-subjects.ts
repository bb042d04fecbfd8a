import type { deskSubjects as dutch } from '../nl/desk-subjects.ts'
import type { Widened } from '../widened.ts'

/** Headings in a long to-do list. */
export const deskSubjects: Widened<typeof dutch> = {
  requests: 'Requests ({n})',
  dates: 'Dates ({n})',
  messages: 'Messages ({n})',
  money: 'Money ({n})',
  invoices: 'Invoices ({n})',
  options: 'Options ({n})',
  mails: 'Emails ({n})',
}
