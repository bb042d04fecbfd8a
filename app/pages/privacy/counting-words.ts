import type { CountingWords, PrivacyWords } from '#content/words/shape/privacy.ts'
import { fill } from '#language/fill.ts'

/**
 * What the policy says of counting visits, as it is true of this site.
 *
 * @param analyticsUrl the script of the farm's own counter, if it has one
 */
export function countingWords(
  { on, off }: PrivacyWords['counting'],
  analyticsUrl: string | undefined,
): CountingWords {
  if (analyticsUrl === undefined) return off
  const counter = new URL(analyticsUrl).host
  return { ...on, analytics: on.analytics.map((item) => fill(item, { counter })) }
}
