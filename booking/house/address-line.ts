import type { House } from './house.ts'

/** Street and town in one line, which breaks before the postal code but never in a town's name. */
export function addressLine({ street, postalCode, town }: House['business']['address']): string {
  return `${street}, ${`${postalCode} ${town}`.replaceAll(' ', '\u00a0')}`
}
