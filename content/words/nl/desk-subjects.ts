/** Headings in a long to-do list. */
export const deskSubjects = {
  requests: 'Aanvragen ({n})',
  dates: 'Datums ({n})',
  messages: 'Berichten ({n})',
  money: 'Geld ({n})',
  invoices: 'Facturen ({n})',
  options: 'Opties ({n})',
  mails: 'Mails ({n})',
} as const
