import type { OfBooks } from '#letters/to-accountant/books-letter.tsx'
import { tell } from '../mail/tell.ts'
import { inOneChange, type Office } from '../office.ts'

/** By mail to the accountant the house knows of; nobody gets it while there is none. */
export function sendBooks(office: Office, what: Omit<OfBooks, 'to'>): Promise<void> {
  return inOneChange(office, (change) =>
    tell(change, { kind: 'books', to: change.house.accountantEmail, ...what }),
  )
}
