/** A call from the browser (specification, section 7); undefined without network or JSON. */
export async function callFunction(
  name: 'send-contact-email' | 'submit-reservation',
  input: unknown,
  options: { readonly key: string; readonly language: string; readonly idempotencyKey?: string },
) {
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
    const body: Record<string, unknown> = await response.json()
    return { status: response.status, body }
  } catch {
    return undefined
  }
}
