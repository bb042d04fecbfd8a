import type { Context } from 'hono'

/** Whether what a button asked for is so now; pressed twice, it is. */
export function cameTo({ kind }: { readonly kind: string }): 'done' | 'nothing' {
  return kind === 'done' || kind === 'done-before' ? 'done' : 'nothing'
}

/** The address of a page that says what a button did. */
export function sayingDone(path: string, button: string): string {
  return `${path}?done=${encodeURIComponent(button)}`
}

/** What a button did just now, as the address says it; undefined when it says nothing that is known. */
export function saidDone(c: Context, words: Readonly<Record<string, string>>): string | undefined {
  const button = c.req.query('done') ?? ''
  return Object.hasOwn(words, button) ? words[button] : undefined
}
