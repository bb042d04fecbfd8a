import type { DeskWords } from '../shape.ts'

export const deskSubjects: DeskWords['subjects'] = {
  requests: 'Demandes ({n})',
  dates: 'Dates ({n})',
  messages: 'Messages ({n})',
  money: 'Argent ({n})',
  invoices: 'Factures ({n})',
  options: 'Options ({n})',
  mails: 'E-mails ({n})',
}
