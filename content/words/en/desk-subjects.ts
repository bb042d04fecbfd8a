import type { DeskWords } from '../shape.ts'

/** Headings in a long to-do list. */
export const deskSubjects: DeskWords['subjects'] = {
  requests: 'Requests ({n})',
  dates: 'Dates ({n})',
  messages: 'Messages ({n})',
  money: 'Money ({n})',
  invoices: 'Invoices ({n})',
  options: 'Options ({n})',
  mails: 'Emails ({n})',
}
