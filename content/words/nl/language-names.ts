/** The three languages, named for the owner. */
export const languageNames = { nl: 'Nederlands', fr: 'Frans', en: 'Engels' } as const
