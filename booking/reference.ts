/** The reference a guest sees: the first eight characters of the id, in capitals (specification, section 2). */
export function referenceOf(reservationId: string): string {
  return reservationId.slice(0, 8).toUpperCase()
}
