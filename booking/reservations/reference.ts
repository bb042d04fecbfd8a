/** The reference a guest sees: the first eight characters of the id, in capitals (specification, section 2). */
export function referenceOf(reservationId: string): string {
  return reservationId.slice(0, 8).toUpperCase()
}

/** A request's id is a UUID (RFC 9562); an address may hold any text. */
export function isRequestId(text: string): boolean {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text)
}
