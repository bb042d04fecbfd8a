/** The languages of the site before the owner changes anything, as the specification has them. */
export const languages = ['nl', 'fr', 'en'] as const

export type FirstLanguage = (typeof languages)[number]
