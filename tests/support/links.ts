import { type Links, linksUnder } from '#letters/signed-links.ts'

/** The links of a farm that never changed its key. */
export function createLinks(secret: string): Links {
  return linksUnder(() => [{ number: 1, secret }])
}
