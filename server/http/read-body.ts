export type Body =
  | { readonly kind: 'read'; readonly text: string }
  | { readonly kind: 'too-large' }
  | { readonly kind: 'malformed' }

/**
 * Reads a body up to a limit, and stops reading at the first byte over it, whatever its
 * `Content-Length` claims. Text that is not UTF-8 is malformed, never quietly repaired.
 */
export async function readBody(request: Request, limitBytes: number): Promise<Body> {
  if (Number(request.headers.get('content-length') ?? 0) > limitBytes) return { kind: 'too-large' }
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength
      if (size > limitBytes) return { kind: 'too-large' }
      chunks.push(chunk)
    }
    const text = new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks))
    return { kind: 'read', text }
  } catch {
    return { kind: 'malformed' }
  }
}

/** JSON as sent, or undefined when it is none. `__proto__` becomes an ordinary key and is refused as unknown. */
export function parseJson(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return undefined
  }
}
