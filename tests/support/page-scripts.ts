import { expect } from 'vitest'

/** The one script of an open desk, which its policy names by its text. */
export function expectWatchAlone(html: string, policy: string | null): void {
  expect(html.match(/<script/g)).toHaveLength(1)
  expect(policy).toMatch(/(^|; )script-src 'sha256-[\w+/=]+'(; |$)/)
}
