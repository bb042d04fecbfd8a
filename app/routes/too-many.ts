/** A form that came too often, and when it may come again (RFC 6585, section 4). */
export function tooMany(waitSeconds: number): ResponseInit {
  return { status: 429, headers: { 'Retry-After': String(waitSeconds) } }
}
