/** A store that cannot be opened, in one line that an owner can act on. */
export class StoreError extends Error {
  override name = 'StoreError'
}
