/** The three languages, named in Dutch for the owner. */
export const languageNames = { nl: 'Nederlands', fr: 'Frans', en: 'Engels' } as const
