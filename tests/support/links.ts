import { type Links, createSignedLinks } from '#letters/signed-links.ts'

/** The links of a farm that never changed its key. */
export function createLinks(secret: string): Links {
  return createSignedLinks(() => [{ number: 1, secret }])
}
