/**
 * Whether whoever asks has this already (RFC 9110, 13.1.2): a list of tags or `*`, and a tag that a
 * proxy has made weak, as it packed the page itself, still names the same page.
 */
export function hasAlready(ifNoneMatch: string | null | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false
  if (ifNoneMatch.trim() === '*') return true
  const opaque = etag.replace(/^W\//, '')
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === opaque)
}
