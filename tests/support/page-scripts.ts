import { expect } from 'vitest'

/** The scripts of an open desk, which its policy names by their text: one watches the device, one copies. */
export function expectOwnScripts(html: string, policy: string | null): void {
  expect(html.match(/<script/g)).toHaveLength(2)
  expect(policy).toMatch(/(^|; )script-src 'sha256-[\w+/=]+' 'sha256-[\w+/=]+'(; |$)/)
}
