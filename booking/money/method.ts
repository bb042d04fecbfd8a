/** How money came that the owner notes by hand. */
export const methods = ['cash', 'transfer', 'payconiq', 'wero'] as const

export type Method = (typeof methods)[number]
