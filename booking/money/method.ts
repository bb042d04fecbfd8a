/** Payment methods that the owner notes by hand. */
export const methods = ['cash', 'transfer', 'payconiq', 'wero'] as const

export type Method = (typeof methods)[number]

/** Undefined for what no form of ours sends, and where nothing was chosen. */
export function readMethod(typed: string | null): Method | undefined {
  return methods.find((method) => method === typed)
}
