import { type Links, linksUnder } from '#letters/signed-links.ts'

/** As a farm makes them that never changed its key. */
export function createLinks(secret: string): Links {
  return linksUnder(() => [{ number: 1, secret }])
}
