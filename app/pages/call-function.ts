type Answer = { readonly status: number; readonly body: Record<string, unknown> }

/**
 * Calls one of the site's two functions as the specification has it (section 7): JSON, with the
 * public key. Works in the browser alone.
 *
 * @returns the answer's JSON, or undefined when there was none: no network, or no JSON
 */
export async function callFunction(
  name: 'send-contact-email' | 'submit-reservation',
  input: unknown,
  options: { readonly key: string; readonly language: string; readonly idempotencyKey?: string },
): Promise<Answer | undefined> {
  const { key, language, idempotencyKey } = options
  try {
    const response = await fetch(`/functions/v1/${name}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'accept-language': language,
        apikey: key,
        authorization: `Bearer ${key}`,
        ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
      },
      body: JSON.stringify(input),
    })
    return { status: response.status, body: (await response.json()) as Record<string, unknown> }
  } catch {
    return undefined
  }
}
