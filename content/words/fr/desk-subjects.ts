import type { deskSubjects as dutch } from '../nl/desk-subjects.ts'
import type { Widened } from '../widened.ts'

export const deskSubjects: Widened<typeof dutch> = {
  requests: 'Demandes ({n})',
  dates: 'Dates ({n})',
  messages: 'Messages ({n})',
  money: 'Argent ({n})',
  invoices: 'Factures ({n})',
  options: 'Options ({n})',
  mails: 'E-mails ({n})',
}
