import type { OfBooks } from '#letters/to-accountant/books-letter.tsx'
import { tell } from '../mail/tell.ts'
import { inOneChange, type Office } from '../office.ts'

/** Mail to the accountant of the house; none while there is no accountant. */
export function sendBooks(office: Office, what: Omit<OfBooks, 'to'>): Promise<void> {
  return inOneChange(office, (change) =>
    tell(change, { kind: 'books', to: change.house.accountantEmail, ...what }),
  )
}
